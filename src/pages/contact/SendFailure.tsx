import { useState } from 'react'
import { Button, buttonClass } from '../../components/ui/Button'
import { company } from '../../content/company'
import { copyText } from '../../lib/clipboard'
import type { Enquiry } from './enquiry'
import { formatEnquiry, getMailLink } from './enquiry-text'

/** Windows opens no email program for a longer link. */
const MAX_MAIL_LINK_LENGTH = 2000

type Props = { enquiry: Enquiry; reference: string; onRetry: () => void }

/** Other ways to send an enquiry that the webhook did not accept. */
export default function SendFailure({ enquiry, reference, onRetry }: Props) {
  const [copyResult, setCopyResult] = useState<'copied' | 'failed' | null>(null)
  const [phone] = company.phones
  const text = formatEnquiry(enquiry, reference)

  const subject = `Enquiry ${reference}`
  const fullLink = getMailLink(company.email, { subject, text })
  const isTooLong = fullLink.length > MAX_MAIL_LINK_LENGTH
  const mailLink = isTooLong
    ? getMailLink(company.email, { subject, text: 'The enquiry has been copied. Please paste it here.' })
    : fullLink

  async function copy() {
    setCopyResult((await copyText(text)) ? 'copied' : 'failed')
  }

  return (
    <div className="mt-4 rounded-card border border-rose/45 p-5 text-soft">
      <p>
        What you typed is kept. You can also email it to us yourself, or call{' '}
        <a href={`tel:${phone.tel}`} className="whitespace-nowrap text-warm underline underline-offset-4">
          {phone.display}
        </a>
        . Its reference is <strong className="whitespace-nowrap text-warm tabular-nums">{reference}</strong>.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
        <a
          href={mailLink}
          onClick={isTooLong ? () => void copy() : undefined}
          className={buttonClass({ size: 'small' })}
        >
          Open in email program
        </a>
        <Button size="small" onClick={() => void copy()}>
          Copy as text
        </Button>
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {copyResult === 'copied' && 'Copied. Paste it into an email or a message to us.'}
        {copyResult === 'failed' && 'The browser did not allow copying. Select the text below and copy it.'}
      </p>
      {copyResult === 'failed' && (
        <textarea
          readOnly
          aria-label="Your enquiry as text"
          value={text}
          rows={8}
          onFocus={(event) => event.target.select()}
          className="mt-3 w-full rounded-field border border-control p-4 text-warm"
        />
      )}
    </div>
  )
}
