import { useId, useState, useSyncExternalStore } from 'react'
import { useHirePeriod } from '../../components/hooks/use-hire-period'
import { PhoneLink } from '../../components/links/ContactLinks'
import { PageLink } from '../../components/links/PageLink'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import { formatDuration } from '../../hire/hire-dates'
import { countItems } from '../../hire/kit-totals'
import { getQuotePrice, type Quote, useQuote, formatQuotePath } from '../../hire/quote'
import { formatDateRange } from '../../lib/dates/dates'
import { formatTotal, getTotal } from '../../lib/text/money'
import { formatCount } from '../../lib/text/quantities'
import { clearEnquiry, type EnquiryNote, undoClear } from './enquiry-store'

/** How many items the requested quote has, for when and what they cost, with a link back to the list. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  const { kit: ownKit } = useQuote()
  const { period } = useHirePeriod(quote.dates)
  const parts = getQuotePrice(quote, period?.days)
  const texts = [
    formatCount(countItems(quote.kit), 'item'),
    period ? formatDateRange(period.from, period.to) : formatDuration(null),
    parts.crewFrom > 0 ? `from ${formatTotal(getTotal(parts))} with crew` : formatTotal(getTotal(parts)),
  ]
  return (
    <section aria-label="Your quote" className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <p className="flex-1 basis-60">
        <strong className="text-warm">Your quote:</strong> <span>{texts.join(', ')}</span>
      </p>
      {/* The quote of the link, if the visitor's own was cleared. */}
      <PageLink
        to={ownKit.length > 0 ? '/av-hire' : formatQuotePath(quote)}
        state={ownKit.length > 0 ? { isQuoteOpen: true } : undefined}
        className="standalone-link text-warm"
      >
        Change the list
      </PageLink>
    </section>
  )
}

const texts = {
  restored: "Here's the enquiry you started earlier. It hasn't been sent yet.",
  outdated:
    "Here's the enquiry you started earlier. This browser couldn't store what you typed last, so that's missing.",
  unconfirmed:
    "You pressed Send, but we couldn't confirm it, so we may already have this. Send it again if you're not sure. We'll spot the double.",
  stored:
    "Here's the enquiry you started earlier. Our office has a copy of it, and sending it again is fine. Its reference is",
  sent: "We've got the enquiry you sent. Its reference is",
  'changed-since-sent': "Your changes here haven't been sent. What you sent before them has the reference",
  'removed-elsewhere': 'This enquiry was sent or cleared in another tab.',
  cleared: "The form's been cleared.",
} as const

/** Explains where the text in the form comes from, or where it has gone. `onReplace` calls the function of a button that disappears. */
export function DraftNote({ note, onReplace }: { note: EnquiryNote | null; onReplace: (replace: () => void) => void }) {
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {note && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-edge px-5 py-3">
          <p className="flex-1 basis-60">
            <span>{texts[note.type]}</span>
            {'reference' in note && (
              <>
                {' '}
                <strong translate="no" className="whitespace-nowrap text-warm tabular-nums">
                  {note.reference}
                </strong>
                .
              </>
            )}
          </p>
          {'undo' in note ? (
            <Button size="small" onClick={() => onReplace(() => undoClear(note.undo))}>
              {note.type === 'cleared' ? 'Undo clear' : 'Bring it back'}
            </Button>
          ) : (
            note.type !== 'sent' && (
              <Button size="small" onClick={() => onReplace(clearEnquiry)}>
                Start again
              </Button>
            )
          )}
        </div>
      )}
    </div>
  )
}

type ConnectionNoteProps = {
  hasText: boolean
  isStored: boolean
  onSend: () => void
}

/** Tells visitors that they are offline, and offers to send when the connection is back. */
export function ConnectionNote({ hasText, isStored, onSend }: ConnectionNoteProps) {
  const online = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)

  return (
    <div role="status" className="basis-full text-straw empty:hidden">
      {!online && (
        <p>{`You're offline. What you've typed is safe ${isStored ? 'in this browser' : 'until you close or reload this page'}. Send it once you're back online.`}</p>
      )}
      {online && !isStored && hasText && <NotStored what="what you type" />}
      {online && wasOffline && hasText && (
        <div className="flex flex-wrap items-center gap-4">
          <p>You're back online.</p>
          <Button
            size="small"
            onClick={() => {
              setWasOffline(false)
              onSend()
            }}
          >
            Send it now
          </Button>
        </div>
      )}
    </div>
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** True while prerendering and hydrating, because the server cannot know. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

export const HONEYPOT_NAME = 'website'

/** A field for bots to fill in. Visitors cannot see it, focus it or hear it. */
export function Honeypot() {
  const id = useId()
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Instructions for a visitor whose browser extension filled in the honeypot. */
export function SpamNote({ message }: { message: string }) {
  return (
    <>
      <p>{message}</p>
      <p className="text-soft">
        Something filled in a hidden field, maybe your browser. Change any field and send it again, or call{' '}
        <PhoneLink />.
      </p>
    </>
  )
}
