import type { ReactNode } from 'react'
import { Button } from '../../components/ui/Button'
import { formatList } from '../../lib/text/quantities'
import { type Draft, type EnquiryNote, getAskedName, type Prefill } from './enquiry-draft'

const texts = {
  restored: "Here's the enquiry you started earlier. It hasn't been sent yet.",
  unconfirmed:
    "You pressed Send, but we couldn't confirm it, so we may already have this. Send it again if you're not sure. We'll spot the double.",
  sent: "You've already sent this enquiry, and we've got it. If you send it again, we'll spot the double.",
  changes: "Here's what you sent. Change it and send it again. We'll go by the new one.",
  cleared: "The form's been cleared.",
  leftOut: 'Removed from your message.',
} as const

type Props = {
  note: EnquiryNote | null
  onUndo: (before: Draft) => void
  /** What the enquiry asks about, if it is several things. */
  asked: readonly Prefill[]
  onLeaveOut: (prefill: Prefill) => void
  /** A draft that is not in the form. */
  other: Draft | null
  onSwitch: (other: Draft) => void
}

/**
 * Explains where the text in the form comes from, or where it has gone, and offers to leave out one of several things, or to
 * switch to a draft of another tab or visit.
 */
export function DraftNotes({ note, onUndo, asked, onLeaveOut, other, onSwitch }: Props) {
  return (
    <div role="status" className="grid gap-3 empty:absolute sm:col-span-2">
      {note && (
        <Note text={texts[note.type]}>
          {'undo' in note && (
            <Button size="small" onClick={() => onUndo(note.undo)}>
              {note.type === 'cleared' ? 'Undo clear' : 'Put it back'}
            </Button>
          )}
        </Note>
      )}
      {asked.length > 0 && (
        <Note text={`Your message asks about ${formatList(asked.map(getAskedName))}.`}>
          <div className="flex flex-wrap gap-2">
            {asked.map((prefill) => (
              <Button
                key={prefill.message}
                size="small"
                onClick={() => onLeaveOut(prefill)}
                className="wrap-anywhere"
              >
                {`Remove ${getAskedName(prefill)}`}
              </Button>
            ))}
          </div>
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
    <p className="flex-1 basis-60 wrap-anywhere">
      <span>{text}</span>
    </p>
    {children}
  </div>
)
