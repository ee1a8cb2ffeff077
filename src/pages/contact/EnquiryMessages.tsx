import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '../../components/CopyButton'
import { ButtonLink } from '../../components/links/ButtonLink'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { PageLink } from '../../components/links/PageLink'
import { showSiteMessage } from '../../components/site-message'
import { Button, IconButton } from '../../components/ui/Button'
import { formatEnquiry } from '../../enquiry/enquiry'
import type { Attempt, Draft, EnquiryNote } from './enquiry-draft'

const texts = {
  restored: "Here's the enquiry you started earlier. It hasn't been sent yet.",
  unconfirmed:
    "You pressed Send, but we couldn't confirm it, so we may already have this. Send it again if you're not sure. We'll spot the double.",
  sent: "You've already sent this enquiry, and we've got it. If you send it again, we'll spot the double.",
  cleared: "The form's been cleared.",
} as const

type DraftNotesProps = {
  note: EnquiryNote | null
  onUndo: (cleared: Draft) => void
  /** A draft that is not in the form. */
  other: Draft | null
  onSwitch: (other: Draft) => void
}

/** Explains where the text in the form comes from, or where it has gone, and offers a draft of another tab or visit. */
export function DraftNotes({ note, onUndo, other, onSwitch }: DraftNotesProps) {
  return (
    <div role="status" className="grid gap-3 empty:absolute sm:col-span-2">
      {note && (
        <Note text={texts[note.type]}>
          {'undo' in note && (
            <Button size="small" onClick={() => onUndo(note.undo)}>
              Undo clear
            </Button>
          )}
        </Note>
      )}
      {other && (
        <Note text="You've also started another enquiry. Nothing you've typed is lost when you switch.">
          <Button size="small" onClick={() => onSwitch(other)}>
            Switch to it
          </Button>
        </Note>
      )}
    </div>
  )
}

const Note = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-edge px-5 py-3">
    <p className="flex-1 basis-60">
      <span>{text}</span>
    </p>
    {children}
  </div>
)

/** Replaces the form after the enquiry has been sent. The heading of the page says thank you. */
export function ThankYouCard({
  reference,
  onSubmitAnother,
}: {
  reference: string
  onSubmitAnother: () => void
}) {
  return (
    <section
      aria-label="Your enquiry"
      data-gel="teal"
      className="footlight relative overflow-hidden rounded-card border border-teal/40 bg-raised bg-[radial-gradient(120%_90%_at_100%_0,theme(colors.teal.DEFAULT/16%),transparent_60%)] p-8 md:p-12"
    >
      <Check aria-hidden className="mb-6 size-10 text-teal" strokeWidth={2.5} />
      <p className="text-intro">
        Your reference is{' '}
        <strong translate="no" className="whitespace-nowrap text-warm tabular-nums">
          {reference}
        </strong>
        .
      </p>
      <p className="mt-4 max-w-[48ch]">
        If your event is soon, call <PhoneLink />.
      </p>
      <p className="mt-2 max-w-[48ch]">
        Got photos, a program or a rider? Email them to <EmailLink subject={reference} /> with your
        reference.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onSubmitAnother}>Submit Another Enquiry</Button>
        <ButtonLink to="/services">See our services</ButtonLink>
      </div>
    </section>
  )
}

type SendFailureProps = {
  attempt: Attempt
  /** The office has a copy of it, which does not depend on the webhook. */
  hasCopy: boolean
}

/** Other ways to send an enquiry that the webhook did not accept. */
export function SendFailure({
  attempt: { enquiry, reference, outcome },
  hasCopy,
}: SendFailureProps) {
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

/** Tells visitors who have left the contact page what happened to their enquiry. */
export function DeliveryMessage({
  attempt: { outcome, reference },
  answerBy,
}: {
  attempt: Attempt
  answerBy: string
}) {
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
            reply by <span>{answerBy}</span>.
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
