import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../../components/ui/Field'
import { getClosedNote, getNextReturn } from '../../../hire/closed-days'
import { describePeriod, getDateErrors, type HireDates, type HirePeriod } from '../../../hire/hire-dates'
import { formatDateRange } from '../../../lib/dates'

type Props = {
  dates: HireDates
  /** The dates if they have no error. */
  period: HirePeriod | null
  /** YYYY-MM-DD. */
  today: string
  onChange: (dates: HireDates) => void
}

/** Two dates that the visitor may choose, and how many hire days they are. Folded until they are wanted. */
export function HireDateFields({ dates, period, today, onChange }: Props) {
  // Only at first, because the visitor opens and closes it.
  const [isOpen] = useState(Boolean(dates.from || dates.to))
  const errors = getDateErrors(dates, today)

  function handleFrom(from: string) {
    const isWrong = getDateErrors({ from, to: from }, today).from
    onChange({ from, to: dates.to || (from && !isWrong ? getNextReturn(from) : '') })
  }

  return (
    <details open={isOpen} className="group border-b border-dashed border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 text-small font-semibold text-warm [&::-webkit-details-marker]:hidden">
        <CalendarDays aria-hidden className="size-5 shrink-0" />
        <span className="grow">{period ? formatDateRange(period.from, period.to) : 'Add your dates'}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-5 sm:grid-cols-2">
        <TextField
          label="Collection or delivery"
          type="date"
          min={today}
          value={dates.from}
          error={errors.from}
          hint={getClosedNote(dates.from)}
          onChange={(event) => handleFrom(event.target.value)}
        />
        <TextField
          label="Return"
          type="date"
          min={dates.from || today}
          value={dates.to}
          error={errors.to}
          hint={getClosedNote(dates.to)}
          onChange={(event) => onChange({ ...dates, to: event.target.value })}
        />
        <p role="status" className="text-small empty:hidden sm:col-span-2">
          {period && describePeriod(period)}
        </p>
      </div>
    </details>
  )
}
