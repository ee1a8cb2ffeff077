import { Portrait } from '../../components/pictures/Portrait'
import type { TeamMember } from '../../content/about/team'

type Props = {
  member: TeamMember
  /** For founders. */
  large?: boolean
  onOpen: () => void
}

/** A team member with a photo. A click anywhere on it opens the profile. */
export function MemberCard({ member, large = false, onOpen }: Props) {
  return (
    <article
      data-gel={member.gel}
      className="group footlight relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard focus-within:border-gel/55 hover:border-gel/55 hover:shadow-lit"
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
          className={`leading-tight wrap-break-word ${large ? 'text-base sm:text-block' : 'text-small max-sm:text-spec md:text-card'}`}
        >
          <button type="button" aria-haspopup="dialog" onClick={onOpen} className="stretch text-left">
            {member.name}
          </button>
        </h3>
        <p className="text-spec text-warm md:text-small">{member.role}</p>
        <p className={`max-w-[44ch] text-small ${large ? 'md:text-base' : 'max-md:hidden'}`}>{member.oneLine}</p>
      </div>
    </article>
  )
}
