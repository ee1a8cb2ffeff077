import { X } from 'lucide-react'
import { PhoneLink } from '../../components/links/ContactLinks'
import { PageLink } from '../../components/links/PageLink'
import { showSiteMessage } from '../../components/site-message'
import { IconButton } from '../../components/ui/Button'
import { describeAnswerBy } from '../../enquiry/answer-by'
import { type Store, useStore } from '../../lib/browser/store'
import type { Attempt } from './enquiry-draft'

/** Tells visitors who have left the contact page what happened to their enquiry. */
export function DeliveryMessage({
  attempt: { outcome, reference },
  answerByStore,
}: {
  attempt: Attempt
  /** As in `Thanks`. It may change while the message is shown. */
  answerByStore: Store<string | null>
}) {
  const answerBy = useStore(answerByStore)
  const isSent = outcome === 'accepted'
  return (
    <div
      // Not a status: it appears with its text, and screen readers announce only an alert that does.
      role="alert"
      className={`fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-140 items-start gap-4 rounded-card border bg-raised p-5 shadow-2xl print:hidden ${isSent ? 'border-teal/60' : 'border-rose/60'}`}
    >
      <p className="flex-1">
        {isSent ? (
          <>
            Thank you. We've got your enquiry <span translate="no">{reference}</span> and we'll
            reply <span>{describeAnswerBy(answerBy)}</span>.
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
          </>
        )}
      </p>
      <IconButton label="Close message" onClick={() => showSiteMessage(null)}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
