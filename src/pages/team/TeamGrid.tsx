import { useState } from 'react'
import { founders, team } from '../../content/team'
import { MemberCard } from './MemberCard'
import { ProfileModal } from './ProfileModal'

/** Everybody as cards that open a profile, founders two to a row and the others three; and the profile that is open. */
export function TeamGrid() {
  const [open, setOpen] = useState<number | null>(null)
  const member = open === null ? undefined : team[open]
  const step = (by: number) => {
    if (open !== null) setOpen((open + by + team.length) % team.length)
  }

  return (
    <section aria-labelledby="members" className="pt-12">
      <h2 id="members" className="sr-only">
        Everyone on the crew
      </h2>
      <ul className="wrap grid grid-cols-2 gap-3 sm:grid-cols-6 md:gap-4.5">
        {team.map((each, index) => (
          <li key={each.id} className={index < founders.length ? 'col-span-2 sm:col-span-3' : 'sm:col-span-2'}>
            <MemberCard member={each} large={index < founders.length} onOpen={() => setOpen(index)} />
          </li>
        ))}
      </ul>
      {member && open !== null && (
        <ProfileModal
          member={member}
          position={`${open + 1} of ${team.length}`}
          onStep={step}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
