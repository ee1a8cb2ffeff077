import { ArrowUpRight } from 'lucide-react'
import { buttonClass } from '../../components/ui/Button'
import type { TeamMember } from '../../content/team'

export function Biography({ member }: { member: TeamMember }) {
  const { fullBio, socialLinks } = member
  return (
    <>
      {fullBio.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {socialLinks.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {socialLinks.map((link) => (
            <li key={link.name}>
              <a
                href={link.url}
                target="_blank"
                rel="noopener"
                aria-label={`${member.name} on ${link.name} (opens in a new tab)`}
                className={buttonClass({ size: 'small' })}
              >
                {link.name}
                <ArrowUpRight aria-hidden className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
