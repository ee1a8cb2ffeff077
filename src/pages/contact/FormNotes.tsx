import { useState } from 'react'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import type { DraftOrigin } from './use-enquiry-form'
import { useOnline } from './use-online'

const draftNotes = {
  restored: "Here's the enquiry you started earlier. It hasn't been sent yet.",
  interrupted:
    "You pressed Send just before the page closed, so we may already have this. Send it again if you're not sure. We'll spot the double.",
  'removed-elsewhere': 'This enquiry was sent or cleared in another tab.',
  cleared: "The form's been cleared.",
} as const

type DraftNoteProps = { origin: DraftOrigin; onClear: () => void; onUndo: () => void }

/** Explains where the text in the form comes from, or where it has gone. */
export function DraftNote({ origin, onClear, onUndo }: DraftNoteProps) {
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {origin && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-edge px-5 py-3">
          <p className="flex-1 basis-60">{draftNotes[origin]}</p>
          {origin === 'cleared' && (
            <Button size="small" onClick={onUndo}>
              Undo clear
            </Button>
          )}
          {(origin === 'restored' || origin === 'interrupted') && (
            <Button size="small" onClick={onClear}>
              Start again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type ConnectionNoteProps = {
  hasText: boolean
  /** Whether the browser stores the text. */
  isKept: boolean
  onSend: () => void
}

/** Tells visitors that they are offline, and offers to send when the connection is back. */
export function ConnectionNote({ hasText, isKept, onSend }: ConnectionNoteProps) {
  const online = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)

  return (
    <div role="status" className="basis-full text-straw empty:hidden">
      {!online && (
        <p>
          You're offline. What you've typed is safe {isKept ? 'in this browser' : 'until you close or reload this page'}
          . Send it once you're back online.
        </p>
      )}
      {online && !isKept && hasText && <NotStored what="what you type" />}
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
