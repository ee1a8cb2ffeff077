import { useState } from 'react'
import { founders, team, type TeamMember } from '../../content/about/team'
import { MemberCard } from './MemberCard'
import { ProfileModal } from './ProfileModal'

/** A grid of cards that open profiles. Founders are in two columns, the others in three. */
export function TeamGrid() {
  const [openMember, setOpenMember] = useState<TeamMember | null>(null)
  const openIndex = openMember ? team.indexOf(openMember) : -1

  return (
    <section aria-labelledby="members" className="pt-12">
      <h2 id="members" className="sr-only">
        Everyone on the team
      </h2>
      <ul className="wrap grid grid-cols-2 gap-3 sm:grid-cols-6 md:gap-4.5">
        {team.map((member) => {
          const isFounder = founders.includes(member)
          return (
            <li key={member.id} className={isFounder ? 'col-span-2 sm:col-span-3' : 'sm:col-span-2'}>
              <MemberCard member={member} large={isFounder} onOpen={() => setOpenMember(member)} />
            </li>
          )
        })}
      </ul>
      {openMember && (
        <ProfileModal
          member={openMember}
          position={`${openIndex + 1} of ${team.length}`}
          onStep={(step) => setOpenMember(team.at((openIndex + step) % team.length) ?? null)}
          onClose={() => setOpenMember(null)}
        />
      )}
    </section>
  )
}
