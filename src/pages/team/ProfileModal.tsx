import { ArrowUpRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { EnlargeButton } from '../../components/pictures/EnlargeButton'
import { Portrait } from '../../components/pictures/Portrait'
import { Button, buttonClass, IconButton } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import type { TeamMember } from '../../content/about/team'
import { contactLink } from '../../enquiry/contact-link'

type Props = {
  member: TeamMember
  /** '3 of 20' */
  position: string
  onStep: (step: 1 | -1) => void
  onClose: () => void
}

const PORTRAIT_SIZES = '(min-width: 720px) 425px, 40vw'

export function ProfileModal({ member, position, onStep, onClose }: Props) {
  const [firstName] = member.name.split(' ')

  return (
    <Dialog title={member.name} showTitle={false} size="wide" onClose={onClose}>
      <div
        data-gel={member.gel}
        className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-x-5 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr] md:gap-x-0"
      >
        {/* A phone shows the photo, and beside it the name and the buttons. */}
        <div className="contents md:row-span-2 md:block">
          <div className="row-span-2 mt-5 ml-5 self-start overflow-clip rounded-card md:m-0 md:rounded-none">
            {member.photo ? (
              <EnlargeButton images={[member.photo]} title={`Photo of ${member.name}`} hasIcon className="block w-full">
                <Portrait member={member} sizes={PORTRAIT_SIZES} described />
              </EnlargeButton>
            ) : (
              <Portrait member={member} sizes={PORTRAIT_SIZES} />
            )}
          </div>
          <div className="col-start-2 row-start-2 flex items-center gap-3 self-end pt-3 md:justify-between md:p-5">
            <IconButton label="Previous profile" onClick={() => onStep(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <span className="font-mono text-label whitespace-nowrap text-muted max-[23rem]:hidden">{position}</span>
            <IconButton label="Next profile" onClick={() => onStep(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        </div>

        {/* Previous and Next change the content of this dialog, which screen readers announce. */}
        <div
          aria-live="polite"
          className="col-start-2 row-start-1 flex min-w-0 flex-col gap-2 pt-16 pr-5 md:px-9 md:pt-9 md:pr-20"
        >
          <p className="font-display text-card font-extrabold wrap-break-word text-warm sm:text-block">{member.name}</p>
          <p className="text-small text-warm">{member.role}</p>
          {member.alias && (
            <p className="text-small">
              Plays as <strong className="font-semibold text-warm">{member.alias}</strong>
            </p>
          )}
        </div>

        <div className="col-span-2 flex flex-col gap-5 p-5 md:col-span-1 md:p-9 md:pt-6">
          <p className="border-l-2 border-gel pl-4 text-intro font-medium text-warm">{member.oneLine}</p>
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
