import type { TeamMember } from '../../content/about/team'

type Props = { member: TeamMember; onOpen: () => void }

/** A team member without a photo, as a row of a list. A click anywhere on it opens the profile. */
export function MemberRow({ member, onOpen }: Props) {
  return (
    <article data-gel={member.gel} className="group relative border-t border-line py-3">
      <h3 className="text-base leading-tight group-hover:underline">
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className="stretch text-left">
          {member.name}
        </button>
      </h3>
      <p className="mt-1 text-small leading-snug">
        <span className="text-warm">{member.role}.</span>
        {` ${member.oneLine}`}
      </p>
    </article>
  )
}
