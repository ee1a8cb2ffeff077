import { findFullDays } from '../data/full-days'
import { formatDayAndMonth, hasLikelyYear } from '../lib/dates/dates'
import { useLoaded } from './hooks/use-loaded'

type Props = {
  /** The first and the last day that the visitor asks for, as YYYY-MM-DD, or '' if none is chosen. */
  from: string
  to?: string
  today: string
}

/** Says which of the chosen days is full. Says nothing of any other day, nor if the backend does not answer. */
export function FullDayNote({ from, to = from, today }: Props) {
  // Not for each digit of a year while it is typed.
  const isChosen = hasLikelyYear(from, today) && hasLikelyYear(to, today)
  const { data } = useLoaded(() => findFullDays(from, to), isChosen ? `${from} ${to}` : null)
  const [day] = data ?? []
  return (
    <p role="status" className="text-small text-straw not-empty:mt-2">
      {day && (
        <>
          <strong>{`${formatDayAndMonth(day)} is full.`}</strong>{' '}
          <span>Another day, or gear that you collect, may still work: ask us.</span>
        </>
      )}
    </p>
  )
}
