import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PhoneLink } from '../../components/links/ContactLinks'
import { PageLink } from '../../components/links/PageLink'
import { showSiteMessage } from '../../components/site-message'
import { IconButton } from '../../components/ui/Button'
import { company } from '../../content/company'
import type { Attempt } from './enquiry-draft'

type Props = {
  attempt: Attempt
  /** Resolves with whether the office has a copy. */
  isCopyStored: Promise<boolean>
}

/** Tells visitors who have left the contact page what happened to their enquiry. */
export function DeliveryMessage({ attempt: { outcome, reference }, isCopyStored }: Props) {
  const [isStored, setIsStored] = useState(false)
  useEffect(() => void isCopyStored.then(setIsStored), [isCopyStored])
  const isSent = outcome === 'accepted'
  return (
    <div
      role={isSent ? 'status' : 'alert'}
      className={`fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-140 items-start gap-4 rounded-card border bg-raised p-5 shadow-2xl print:hidden ${isSent ? 'border-teal/60' : 'border-rose/60'}`}
    >
      <p className="flex-1">
        {isSent ? (
          <>
            Thank you. We've got your enquiry <span translate="no">{reference}</span> and we'll reply within{' '}
            {company.replyTime}.
          </>
        ) : (
          <>
            <span>
              {outcome === 'refused'
                ? "Your enquiry didn't send."
                : "We couldn't confirm your enquiry, so we may already have it."}
            </span>{' '}
            What you typed is safe:{' '}
            <PageLink to="/contact" className="text-warm underline underline-offset-4">
              go back and try again
            </PageLink>
            , or call <PhoneLink />.
            <span>
              {isStored && ` Our office has a copy under the reference ${reference}, and sending it again is fine.`}
            </span>
          </>
        )}
      </p>
      <IconButton label="Close message" onClick={() => showSiteMessage(null)}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
