import type { TeamMember } from '../../content/about/team'
import { Picture } from '../ui/Picture'

type Props = {
  member: TeamMember
  sizes: string
  className?: string
}

/** A team member's photo, 4:5 and uncropped, or the initials in front of a light beam. */
export function Portrait({ member, sizes, className = '' }: Props) {
  if (member.photo) {
    return (
      <Picture picture={member.photo} sizes={sizes} className={`aspect-4/5 w-full ${className}`} />
    )
  }
  return (
    <div
      aria-hidden
      data-gel={member.gel}
      className={`@container relative isolate grid aspect-4/5 w-full place-items-center overflow-clip bg-night ${className}`}
    >
      <div className="absolute inset-0 -z-10 saturate-[1.9]">
        <div className="absolute inset-0 bg-radial-[at_64%_28%] from-gel/80 via-gel/40 via-48% to-gel/5 to-90%" />
        {/* The blur is on the parent, because the clip path would cut off its soft edge. */}
        <div className="absolute inset-0 blur-[3cqi]">
          <div className="absolute -inset-x-1/10 -top-1/10 h-full bg-linear-to-b from-warm/80 via-warm/30 via-45% to-warm/5 [clip-path:polygon(66%_0,80%_0,62%_100%,22%_100%)]" />
        </div>
      </div>
      {/* Fades to dark at the bottom, like the photos. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-3/5 bg-linear-to-b from-transparent to-night to-95%" />
      <span className="font-display text-[44cqi] leading-none font-extrabold tracking-tighter text-night [text-shadow:0.012em_-0.014em_0_color-mix(in_oklab,var(--gel),white_60%)]">
        {member.initials}
      </span>
    </div>
  )
}
