import { CopyButton } from '../../components/CopyButton'
import { PhoneLink } from '../../components/links/ContactLinks'
import { Button, buttonClass } from '../../components/ui/Button'
import { company } from '../../content/company'
import { formatEnquiry } from '../../enquiry/sent-enquiry'
import { copyText } from '../../lib/browser/clipboard'
import { getMailLink } from '../../lib/links'
import type { Attempt } from './enquiry-draft'

/** Windows opens no email program for a longer link. */
const MAX_MAIL_LINK_LENGTH = 2000

type Props = { attempt: Attempt; onRetry: () => void }

/** Other ways to send an enquiry that the webhook did not accept. */
export default function SendFailure({ attempt: { enquiry, reference, outcome, isStored }, onRetry }: Props) {
  const text = formatEnquiry(enquiry, reference)

  const subject = `Enquiry ${reference}`
  const fullLink = getMailLink(company.email, { subject, text })
  const isTooLong = fullLink.length > MAX_MAIL_LINK_LENGTH
  const mailLink = isTooLong
    ? getMailLink(company.email, { subject, text: 'Your enquiry is copied. Paste it here and send.' })
    : fullLink

  return (
    <div className="mt-4 basis-full rounded-card border border-rose/45 p-5 text-soft">
      <p>
        What you typed is safe.{' '}
        <span>
          {outcome === 'unknown' && "We may already have it: send it again as it is, and we'll spot the double. "}
        </span>
        You can also email it to us yourself, or call <PhoneLink />. Its reference is{' '}
        <strong translate="no" className="whitespace-nowrap text-warm tabular-nums">
          {reference}
        </strong>
        .<span>{isStored && ' Our office has a copy under this reference, and sending it again is fine.'}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
        <a
          href={mailLink}
          onClick={isTooLong ? () => void copyText(text) : undefined}
          className={buttonClass({ size: 'small' })}
        >
          Open in email program
        </a>
        <CopyButton label="Copy as text" text={text} className="has-[textarea]:basis-full" />
      </div>
    </div>
  )
}
