import { loadFullDays } from '../data/full-days'
import { formatDayAndMonth } from '../lib/dates/dates'
import { formatList } from '../lib/text/quantities'
import { useLoaded } from './hooks/use-loaded'

type Props = {
  /** The first and the last day on which our people come, as YYYY-MM-DD, or '' if none is chosen. */
  from: string
  to?: string
  /** They are there on the days between, too. */
  hasDaysBetween?: boolean
}

/** Says which of the chosen days are full. Says nothing of any other day, nor if the backend does not answer. */
export function FullDayNote({ from, to = from, hasDaysBetween = false }: Props) {
  // All full days at once, so that the backend does not learn which day a visitor thinks of.
  const { data } = useLoaded(loadFullDays, from ? '' : null)
  const days = (data ?? []).filter((day) =>
    hasDaysBetween ? from <= day && day <= to : day === from || day === to,
  )
  return (
    <p role="status" className="text-small text-straw not-empty:mt-2">
      {days.length > 0 && (
        <>
          <strong>{`${formatList(days.map(formatDayAndMonth))} ${days.length === 1 ? 'is' : 'are'} full.`}</strong>{' '}
          <span>Another day may still work, or gear you collect yourself. Ask us.</span>
        </>
      )}
    </p>
  )
}
