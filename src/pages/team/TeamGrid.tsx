import { useState } from 'react'
import { founderMembers, teamMembers } from '../../content/team'
import { MemberCard } from './MemberCard'
import { ProfileModal } from './ProfileModal'

/** Everybody as cards that open a profile, founders two to a row and the others three; and the profile that is open. */
export function TeamGrid() {
  const [open, setOpen] = useState<number | null>(null)
  const member = open === null ? undefined : teamMembers[open]
  const step = (by: number) => {
    if (open !== null) setOpen((open + by + teamMembers.length) % teamMembers.length)
  }

  return (
    <section aria-labelledby="members" className="pt-12">
      <h2 id="members" className="sr-only">
        Everyone on the crew
      </h2>
      <ul className="wrap grid grid-cols-2 gap-3 sm:grid-cols-6 md:gap-4.5">
        {teamMembers.map((each, index) => (
          <li key={each.id} className={index < founderMembers.length ? 'col-span-2 sm:col-span-3' : 'sm:col-span-2'}>
            <MemberCard member={each} large={index < founderMembers.length} onOpen={() => setOpen(index)} />
          </li>
        ))}
      </ul>
      {member && open !== null && (
        <ProfileModal
          member={member}
          position={`${open + 1} of ${teamMembers.length}`}
          onStep={step}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
