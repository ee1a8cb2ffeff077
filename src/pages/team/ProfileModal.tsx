import { ArrowUpRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { EnlargeButton } from '../../components/pictures/EnlargeButton'
import { Portrait } from '../../components/pictures/Portrait'
import { Button, buttonClass, IconButton } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import type { TeamMember } from '../../content/about/team'
import { contactLink } from '../../lib/contact-link'

type Props = {
  member: TeamMember
  /** '3 of 20' */
  position: string
  /** Called with 1 to open the next profile, with -1 to open the previous one. */
  onStep: (step: 1 | -1) => void
  onClose: () => void
}

const PORTRAIT_SIZES = '(min-width: 720px) 425px, 40vw'

/** A team member's profile, with a link to book them. */
export function ProfileModal({ member, position, onStep, onClose }: Props) {
  const [firstName] = member.name.split(' ')

  return (
    <Dialog title={member.name} showTitle={false} size="wide" onClose={onClose}>
      <div
        data-gel={member.gel}
        className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-x-5 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr] md:gap-x-0"
      >
        <div className="pt-5 pl-5 md:row-span-2 md:p-0">
          <div className="overflow-clip rounded-card md:rounded-none">
            {member.photo ? (
              <EnlargeButton images={[member.photo]} title={`Photo of ${member.name}`} hasIcon className="block w-full">
                <Portrait member={member} sizes={PORTRAIT_SIZES} described />
              </EnlargeButton>
            ) : (
              <Portrait member={member} sizes={PORTRAIT_SIZES} />
            )}
          </div>
          <div className="mt-2 flex items-center justify-between gap-1 md:mt-0 md:p-5">
            <IconButton label="Previous profile" onClick={() => onStep(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <span className="font-mono text-label text-muted max-md:hidden">{position}</span>
            <IconButton label="Next profile" onClick={() => onStep(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        </div>

        {/* Previous and Next change the content of this dialog, which screen readers announce. */}
        <div aria-live="polite" className="flex min-w-0 flex-col gap-2 pt-16 pr-5 md:px-9 md:pt-9 md:pr-20">
          <p className="font-display text-card font-extrabold wrap-break-word text-warm sm:text-block">{member.name}</p>
          <p className="font-mono text-spec text-warm">{member.role}</p>
          {member.alias && (
            <p className="text-small">
              Plays as <strong className="font-semibold text-warm">{member.alias}</strong>
            </p>
          )}
        </div>

        <div className="col-span-2 flex flex-col gap-5 p-5 md:col-span-1 md:p-9 md:pt-6">
          <p className="border-l-2 border-gel pl-4 text-highlight font-medium text-warm">{member.oneLine}</p>
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
                    {link.name}
                    <ArrowUpRight aria-hidden className="size-4" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-auto flex flex-wrap gap-3 border-t border-line pt-5">
            <ButtonLink to={contactLink({ subject: `Booking: ${member.name}` })} variant="primary">
              Book {firstName}
            </ButtonLink>
            <Button onClick={onClose}>Close Profile</Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
