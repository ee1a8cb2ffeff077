import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../components/ui/Button'
import { formatMoment } from '../lib/dates/dates'
import { Notice } from './Notice'

type Props<Values> = {
  /** The noun for the row. */
  name: string
  mine: Values
  /** The stored row, or null if it was deleted. */
  theirs: (Values & { updatedAt: string }) | null
  /** The texts of the fields by their labels. */
  describe: (values: Values) => readonly (readonly [label: string, text: string])[]
  busy: boolean
  /** Saves a row again that was deleted. Without it, what was typed can only be copied. */
  restoreLabel?: string
  onKeep: (event: FormEvent) => void
  onDiscard: () => void
  className?: string
}

/** Shows what somebody else has saved since the admin saw it, beside what the admin typed, to decide. Gets the focus. */
export function ConflictNotice<Values>({
  name,
  mine,
  theirs,
  describe,
  busy,
  ...props
}: Props<Values>) {
  const ref = useRef<HTMLDivElement>(null)
  // The focus also keeps a second press of Enter from reaching the button that replaces the submit button.
  useEffect(() => {
    const form = ref.current?.closest('form')
    ref.current?.focus()
    // The button that decided is gone.
    return () => {
      if (document.activeElement === document.body) form?.focus({ preventScroll: true })
    }
  }, [])
  const theirTexts = new Map(theirs && describe(theirs))
  const differences = theirs
    ? describe(mine).filter(([label, text]) => theirTexts.get(label) !== text)
    : []
  const keepLabel = theirs ? 'Keep Mine' : props.restoreLabel

  return (
    <div ref={ref} tabIndex={-1} className={`outline-none ${props.className ?? ''}`}>
      <Notice
        role="alert"
        title={
          theirs
            ? `Someone changed this ${name} at ${formatMoment(theirs.updatedAt)}`
            : `This ${name} has been deleted`
        }
      >
        {differences.length > 0 && (
          <dl className="mt-2 grid gap-3">
            {differences.map(([label, text]) => (
              <div key={label} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
                <dt className="col-span-full font-semibold text-warm">{label}</dt>
                <Version name="Yours" text={text} />
                <Version name="Theirs" text={theirTexts.get(label)} />
              </div>
            ))}
          </dl>
        )}
        {theirs && (
          <p className="mt-3">The fields that you haven't changed show what is saved now.</p>
        )}
        {!keepLabel && <p>What you typed can't be saved any more. Copy it if you still need it.</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          {keepLabel && (
            <Button size="small" disabled={busy} onClick={props.onKeep}>
              {keepLabel}
            </Button>
          )}
          <Button size="small" disabled={busy} onClick={props.onDiscard}>
            {theirs ? 'Take Theirs' : 'Discard Mine'}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

function Version({ name, text }: { name: string; text: string | undefined }) {
  return (
    <dd className="wrap-anywhere whitespace-pre-line">
      <span className="block text-muted">{name}</span>
      <span className="text-warm">{text || '(empty)'}</span>
    </dd>
  )
}
