import { CallToAction } from '../../components/CallToAction'
import { useHistoryDialog } from '../../components/hooks/use-history-dialog'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Portrait } from '../../components/pictures/Portrait'
import { founders, team, type TeamMember } from '../../content/about/team'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { crewPicture } from '../../content/pictures'
import { ProfileModal } from './ProfileModal'

export default function TeamPage() {
  return (
    <Page
      path="/team"
      title={`Our DJs, MCs & Event Crew, ${company.city}`}
      description={`Meet our ${company.city} DJs, MCs, sound and lighting crew, singer and photographer. Hear a mix and book your DJ by name.`}
      picture={crewPicture}
      firstScreen={
        <PageHero
          title="Our DJs, MCs and crew"
          intro="Two founders, plus the people who plan, play, MC, sing, set up and take the photos. Book the one you like by name."
          gel="congo"
          image={crewPicture}
          quoteLink="/contact"
          focus="focal-[69%_30%]"
        />
      }
    >
      <TeamGrid />
      <RelatedLinks path="/team" title="Prices and company" />
      <CallToAction {...getClosingCall('/team')} gel="congo" />
    </Page>
  )
}

const others = team.filter((member) => !founders.includes(member))
const withPhoto = others.filter(({ photo }) => photo !== null)
const withoutPhoto = others.filter(({ photo }) => photo === null)

/** Cards of the founders in two columns, of those with a photo in three, and a list of everyone else. All open profiles. */
function TeamGrid() {
  const dialog = useHistoryDialog('member')
  const openMember = team.find(({ id }) => id === dialog.value)

  return (
    <section aria-labelledby="members" className="wrap grid gap-3 pt-12 md:gap-4.5">
      <h2 id="members" className="sr-only">
        Everyone on the team
      </h2>
      <ul className="grid gap-3 xs:grid-cols-2 md:gap-4.5">
        {founders.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} large onOpen={() => dialog.open(member.id)} />
          </li>
        ))}
      </ul>
      <ul className="grid gap-2 xs:grid-cols-3 sm:gap-3 md:gap-4.5">
        {withPhoto.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} onOpen={() => dialog.open(member.id)} />
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-x-[clamp(1.5rem,4vw,4rem)] sm:grid-cols-2 lg:grid-cols-3">
        {withoutPhoto.map((member) => (
          <li key={member.id}>
            <MemberRow member={member} onOpen={() => dialog.open(member.id)} />
          </li>
        ))}
      </ul>
      {openMember && <ProfileModal member={openMember} onClose={dialog.close} />}
    </section>
  )
}

type Props = {
  member: TeamMember
  large?: boolean
  onOpen: () => void
}

/** A team member with a photo. A click anywhere on it opens the profile. */
function MemberCard({ member, large = false, onOpen }: Props) {
  return (
    <article
      data-gel={member.gel}
      className="group footlight-on-hover lit-card isolate flex h-full flex-col"
    >
      <div className="relative">
        <Portrait
          member={member}
          sizes={large ? '(min-width: 1320px) 650px, 45vw' : '(min-width: 1320px) 430px, 30vw'}
          className="transition duration-600 ease-standard group-hover:brightness-125"
        />
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-b from-transparent to-raised to-95%"
        />
      </div>
      <div
        className={`relative flex flex-1 flex-col gap-1.5 px-3 pb-3.5 md:gap-2 md:px-6 md:pb-6 ${large ? '-mt-6 sm:px-5 md:-mt-24' : '-mt-5 max-sm:px-2 md:-mt-14'}`}
      >
        <h3
          className={`leading-tight wrap-break-word ${large ? 'text-base sm:text-card' : 'text-small max-sm:text-label md:text-card'}`}
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="stretch text-left"
          >
            {member.name}
          </button>
        </h3>
        <p className="text-label text-warm md:text-small">{member.role}</p>
        <p className={`max-w-[44ch] text-small ${large ? 'md:text-base' : 'max-md:hidden'}`}>
          {member.oneLine}
        </p>
      </div>
    </article>
  )
}

/** A team member without a photo, as a row of a list. A click anywhere on it opens the profile. */
function MemberRow({ member, onOpen }: Props) {
  return (
    <article data-gel={member.gel} className="group relative border-t border-line py-3">
      <h3 className="text-base leading-tight group-hover:underline">
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className="stretch text-left">
          {member.name}
        </button>
      </h3>
      <p className="mt-1 text-small leading-snug">
        <span className="text-warm">{`${member.role}.`}</span> <span>{member.oneLine}</span>
      </p>
    </article>
  )
}
