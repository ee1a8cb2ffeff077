import { useState } from 'react'
import { founders, team, type TeamMember } from '../../content/about/team'
import { MemberCard } from './MemberCard'
import { MemberRow } from './MemberRow'
import { ProfileModal } from './ProfileModal'

const others = team.filter((member) => !founders.includes(member))
const withPhoto = others.filter(({ photo }) => photo !== null)
const withoutPhoto = others.filter(({ photo }) => photo === null)
/** The order on the page, and that of the profiles. */
const members = [...founders, ...withPhoto, ...withoutPhoto]

/** Cards of the founders in two columns, of those with a photo in three, and a list of everyone else. All open profiles. */
export function TeamGrid() {
  const [openMember, setOpenMember] = useState<TeamMember | null>(null)
  const openIndex = openMember ? members.indexOf(openMember) : -1

  return (
    <section aria-labelledby="members" className="wrap grid gap-3 pt-12 md:gap-4.5">
      <h2 id="members" className="sr-only">
        Everyone on the team
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-4.5">
        {founders.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} large onOpen={() => setOpenMember(member)} />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3 md:gap-4.5">
        {withPhoto.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} onOpen={() => setOpenMember(member)} />
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-x-[clamp(1.5rem,4vw,4rem)] sm:grid-cols-2 lg:grid-cols-3">
        {withoutPhoto.map((member) => (
          <li key={member.id}>
            <MemberRow member={member} onOpen={() => setOpenMember(member)} />
          </li>
        ))}
      </ul>
      {openMember && (
        <ProfileModal
          member={openMember}
          position={`${openIndex + 1} of ${members.length}`}
          onStep={(step) => setOpenMember(members.at((openIndex + step) % members.length) ?? null)}
          onClose={() => setOpenMember(null)}
        />
      )}
    </section>
  )
}
