import { useEffect, useRef } from 'react'
import { Notice } from '../../Notice'
import { getChanges } from './event-changes'
import type { BaseEvent } from './event-draft'
import type { EventFields } from './event-fields'

type Props = {
  /** The event as it was when the form was opened. */
  base: BaseEvent
  /** The event as it is stored now, or null if it was deleted. */
  current: BaseEvent | null
  /** What was typed. */
  fields: EventFields
}

/** Explains that the event was changed or deleted since the form was opened, and shows the changes beside what was typed. */
export function ConflictNotice({ base, current, fields }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // Also keeps a second press of Enter from reaching the button that replaces the submit button.
  useEffect(() => ref.current?.focus(), [])

  return (
    <div ref={ref} tabIndex={-1} className="px-6 pt-6 outline-none lg:col-span-full">
      {current ? (
        <Notice role="alert" title="Someone changed this event after you opened it">
          <p>Your changes are safe. “Keep Mine” replaces theirs, “Use Theirs” discards yours.</p>
          <dl className="mt-4 grid gap-4">
            {getChanges(base, current, fields).map(({ label, theirs, yours }) => (
              <div key={label}>
                <dt className="font-semibold text-warm">{label}</dt>
                <Version name="Theirs" text={theirs} />
                <Version name="Yours" text={yours} />
              </div>
            ))}
          </dl>
        </Notice>
      ) : (
        <Notice role="alert" title="Someone deleted this event after you opened it">
          Your changes are safe. You can save them as a new event.
        </Notice>
      )}
    </div>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <dd className="mt-1 grid grid-cols-[4.5rem_1fr]">
      <span className="text-muted">{name}</span>
      <span className="wrap-anywhere whitespace-pre-line">{text}</span>
    </dd>
  )
}
