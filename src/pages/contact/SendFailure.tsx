import { CopyButton } from '../../components/CopyButton'
import { PhoneLink } from '../../components/links/ContactLinks'
import { formatEnquiry } from '../../enquiry/enquiry'
import type { Attempt } from './enquiry-draft'

type Props = {
  attempt: Attempt
  /** The office has a copy of it, which does not depend on the webhook. */
  hasCopy: boolean
}

/** Other ways to send an enquiry that the webhook did not accept. */
export function SendFailure({ attempt: { enquiry, reference, outcome }, hasCopy }: Props) {
  return (
    <div className="mt-4 basis-full rounded-card border border-rose/45 p-5 text-soft">
      <p>
        What you typed is safe.{' '}
        <span>
          {outcome === 'unknown' &&
            "We may already have it: send it again as it is, and we'll spot the double. "}
        </span>
        <span>{outcome === 'refused' && !hasCopy && "It hasn't been sent. "}</span>
        You can also copy it and email it to us, or call <PhoneLink />. Its reference is{' '}
        <strong translate="no" className="whitespace-nowrap text-warm tabular-nums">
          {reference}
        </strong>
        .
        <span>
          {hasCopy && ' Our office has a copy under this reference, and sending it again is fine.'}
        </span>
      </p>
      <CopyButton
        label="Copy as text"
        text={formatEnquiry(enquiry, reference)}
        className="mt-4 w-fit has-[p]:w-full"
      />
    </div>
  )
}
