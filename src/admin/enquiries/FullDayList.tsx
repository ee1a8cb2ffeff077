import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { PageLink } from '../../components/links/PageLink'
import { Button, IconButton } from '../../components/ui/Button'
import { TextField } from '../../components/ui/Field'
import { getDayError } from '../../hire/hire-dates'
import { formatShortDate, getLastDay, sydneyToday } from '../../lib/dates/dates'
import type { FullDays } from './use-full-days'

type Props = { fullDays: FullDays; now: Date }

/** 'Fri 20 Nov 2026'. Days up to five years ahead can be full. */
const formatWithYear = (day: string) => `${formatShortDate(day)} ${day.slice(0, 4)}`

/** The days that are full: each leads to its enquiries and can be taken back. One without an enquiry can be added. */
export function FullDayList({ fullDays: { days, hasFailed, reload, busy, change }, now }: Props) {
  const [day, setDay] = useState('')
  const field = useRef<HTMLDetailsElement>(null)
  const today = sydneyToday(now)
  const error = day ? getDayError(day, today) : undefined
  // The page may be open for days.
  const shown = days?.filter((full) => full >= today) ?? []
  const canAdd = !busy && day !== '' && error === undefined
  /** Moves the focus when the pressed button is about to be removed. */
  const focusSummary = () => field.current?.querySelector('summary')?.focus()

  function handleAdd(event: FormEvent) {
    event.preventDefault()
    if (!canAdd) return
    void change(day, true).then((isChanged) => {
      // Another day may have been typed meanwhile.
      if (isChanged) setDay((current) => (current === day ? '' : current))
    })
  }

  return (
    <div className="mb-6 grid gap-2 text-small">
      {hasFailed && (
        <p role="alert" className="text-rose-light">
          The full days could not be loaded.{' '}
          <button
            type="button"
            onClick={() => {
              focusSummary()
              void reload()
            }}
            className="underline"
          >
            Try again
          </button>
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="Full days" className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <li className="font-semibold text-warm">Full:</li>
          {shown.map((full) => (
            <li key={full} className="flex items-center">
              <PageLink
                to={`/eventsadmin/enquiries?date=${full}`}
                className="inline-flex min-h-touch items-center text-straw underline decoration-edge underline-offset-4 hover:decoration-current"
              >
                {formatWithYear(full)}
              </PageLink>
              <IconButton
                label={`${formatWithYear(full)} isn't full any more`}
                disabled={busy}
                onClick={() => {
                  focusSummary()
                  void change(full, false)
                }}
                className="border-transparent"
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <details ref={field}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-warm underline decoration-edge underline-offset-4 hover:decoration-current">
          Mark a day as full
        </summary>
        <p className="max-w-[62ch] pt-1 text-muted">
          For a booking by phone, for example. Visitors who choose this day are told that it's full.
          No other day is called free.
        </p>
        <form
          onSubmit={handleAdd}
          noValidate
          className="flex flex-wrap items-start gap-x-4 pt-3 pb-4"
        >
          <TextField
            type="date"
            label="Day"
            min={today}
            max={getLastDay(today)}
            value={day}
            error={error}
            onChange={({ target }) => setDay(target.value)}
            // An error must not make it wider.
            className="w-50"
          />
          {/* Beside the field, below its label. */}
          <Button
            type="submit"
            size="small"
            // Keeps the focus, which `disabled` would drop: after a day is saved, the field is empty.
            aria-disabled={!canAdd}
            className="mt-8.5 aria-disabled:opacity-60"
          >
            {busy ? 'Saving...' : 'Mark as full'}
          </Button>
        </form>
      </details>
    </div>
  )
}
