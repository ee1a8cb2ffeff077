import { useEffect, useRef } from 'react'
import { formatLongDate, formatTime, sydneyTime, sydneyToday } from '../../../lib/dates'
import { Notice } from '../../Notice'
import type { BaseEvent } from './event-draft'

type Props = {
  /** Whether the form would have created the event. */
  isNew: boolean
  /** The event as it is stored now, or null if it was deleted. */
  current: BaseEvent | null
}

/** Explains why the event was not saved: what is stored is not what the admin has seen. */
export function ConflictNotice({ isNew, current }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // Also keeps a second press of Enter from reaching the button that replaces the submit button.
  useEffect(() => ref.current?.focus(), [])

  return (
    <div ref={ref} tabIndex={-1} className="px-6 pt-6 outline-none lg:col-span-full">
      <Notice role="alert" title={getTitle(isNew, current)}>
        {current
          ? 'What you typed is safe. It stays a draft while you look at theirs.'
          : 'What you typed is safe. You can save it as a new event.'}
      </Notice>
    </div>
  )
}

function getTitle(isNew: boolean, current: BaseEvent | null): string {
  if (!current) return 'Someone deleted this event after you opened it'
  const time = new Date(current.updatedAt)
  const savedAt = `${formatTime(sydneyTime(time))} on ${formatLongDate(sydneyToday(time))}`
  return isNew
    ? `This draft is already an event, last saved at ${savedAt}`
    : `Someone changed this event at ${savedAt}, after you opened it`
}
