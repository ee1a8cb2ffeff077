import { Portrait } from '../../components/pictures/Portrait'
import type { TeamMember } from '../../content/about/team'

type Props = {
  member: TeamMember
  /** For founders. */
  large: boolean
  onOpen: () => void
}

/** A team member's card. A click anywhere on it opens the profile. */
export function MemberCard({ member, large, onOpen }: Props) {
  return (
    <article
      data-gel={member.gel}
      className="group footlight relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard focus-within:border-gel/55 hover:border-gel/55 hover:shadow-lit"
    >
      <div className="relative">
        <Portrait
          member={member}
          sizes={
            large
              ? '(min-width: 1320px) 650px, (min-width: 480px) 45vw, 92vw'
              : '(min-width: 1320px) 430px, (min-width: 480px) 30vw, 45vw'
          }
          className="transition duration-600 ease-standard group-hover:brightness-125"
        />
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-b from-transparent to-raised to-95%"
        />
      </div>
      <div
        className={`relative flex flex-1 flex-col gap-2 md:px-6 md:pb-6 ${large ? '-mt-12 px-5 pb-5 md:-mt-24' : '-mt-5 px-3.5 pb-3.5 md:-mt-14'}`}
      >
        <h3 className={`leading-tight wrap-break-word ${large ? 'text-block' : 'text-small md:text-card'}`}>
          <button type="button" aria-haspopup="dialog" onClick={onOpen} className="stretch text-left">
            {member.name}
          </button>
        </h3>
        <p className="font-mono text-spec text-warm">{member.role}</p>
        <p className={large ? 'max-w-[44ch]' : 'text-small max-md:hidden'}>{member.oneLine}</p>
      </div>
    </article>
  )
}
