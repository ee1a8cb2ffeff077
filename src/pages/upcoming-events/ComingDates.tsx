import { FoldSection } from '../../components/folds/FoldSection'
import type { WeeklyEvent } from '../../content/events/weekly-events'
import { formatLongDate, formatTime } from '../../lib/dates/dates'
import { getComingDates } from '../../lib/dates/weekly-dates'

const WEEKS = 8

type Props = {
  event: WeeklyEvent
  /** Null while prerendering. */
  now: Date | null
}

/** The dates of the next weeks, and those on which the event does not take place. */
export function ComingDates({ event, now }: Props) {
  const dates = now ? getComingDates(event, now, WEEKS) : []
  return (
    <FoldSection title="Next dates" background="paper">
      <p className="mb-5 max-w-[56ch]">
        We take a break on public holidays and over summer. Our calendar leaves those dates out, and if you subscribe,
        later changes reach you too.
      </p>
      {/* Without the dates, as high as with them. */}
      <ul className="grid min-h-[calc(8*4.0625rem)] auto-rows-min gap-x-[clamp(2rem,6vw,6rem)] md:min-h-[calc(4*4.0625rem)] md:grid-cols-2">
        {dates.map(({ date, isOff }) => (
          <li
            key={date}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-t border-paper-line"
          >
            <span className={isOff ? 'line-through' : 'font-semibold text-paper-ink'}>{formatLongDate(date)}</span>
            <span className="text-small">{isOff ? 'Not on' : `From ${formatTime(event.starts)}`}</span>
          </li>
        ))}
      </ul>
    </FoldSection>
  )
}
