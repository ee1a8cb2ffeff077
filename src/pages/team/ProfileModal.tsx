import { ArrowUpRight } from 'lucide-react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { EnlargeButton } from '../../components/pictures/EnlargeButton'
import { Portrait } from '../../components/pictures/Portrait'
import { Button, buttonClass } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import type { TeamMember } from '../../content/about/team'
import { contactLink } from '../../enquiry/contact-link'

const PORTRAIT_SIZES = '(min-width: 720px) 425px, 40vw'

export function ProfileModal({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const [firstName] = member.name.split(' ')

  return (
    <Dialog title={member.name} showTitle={false} size="wide" onClose={onClose}>
      <div
        data-gel={member.gel}
        className="grid gap-x-5 xs:grid-cols-[minmax(8rem,2fr)_3fr] md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr] md:gap-x-0"
      >
        <div className="mt-5 ml-5 self-start overflow-clip rounded-card md:row-span-2 md:m-0 md:self-stretch md:rounded-none">
          {member.photo ? (
            <EnlargeButton
              images={[member.photo]}
              title={`Photo of ${member.name}`}
              hasIcon
              className="block size-full"
            >
              <Portrait member={member} sizes={PORTRAIT_SIZES} className="md:h-full" />
            </EnlargeButton>
          ) : (
            <Portrait member={member} sizes={PORTRAIT_SIZES} className="md:h-full" />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-2 pt-16 pr-5 max-xs:pt-5 max-xs:pl-5 md:px-9 md:pt-9 md:pr-20">
          <p className="font-display text-card font-extrabold wrap-break-word text-warm">
            {member.name}
          </p>
          <p className="text-small text-warm">{member.role}</p>
          {member.alias && (
            <p className="text-small">
              Plays as <strong className="font-semibold text-warm">{member.alias}</strong>
            </p>
          )}
        </div>

        <div className="flex flex-col gap-5 p-5 xs:col-span-2 md:col-span-1 md:p-9 md:pt-6">
          <p className="border-l-2 border-gel pl-4 text-base font-medium text-warm">
            {member.oneLine}
          </p>
          {member.fullBio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {member.socialLinks.length > 0 && (
            <ul className="flex flex-wrap gap-3">
              {member.socialLinks.map((link) => (
                <li key={link.name}>
                  <a
                    href={link.url}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${member.name} on ${link.name} (opens in a new tab)`}
                    className={buttonClass({ size: 'small' })}
                  >
                    <span>{link.name}</span>
                    <ArrowUpRight aria-hidden className="size-4" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-auto flex flex-wrap gap-3 border-t border-line pt-5">
            <ButtonLink
              to={contactLink({ subject: `Booking: ${member.name}` })}
              variant="primary"
            >{`Book ${firstName}`}</ButtonLink>
            <Button onClick={onClose}>Close Profile</Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
