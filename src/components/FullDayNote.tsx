import { loadFullDays } from '../data/full-days'
import { formatDayAndMonth } from '../lib/dates/dates'
import { formatList } from '../lib/text/quantities'
import { useLoaded } from './hooks/use-loaded'

type Props = {
  /** Whether there are days to look up. */
  hasDays: boolean
  /** Whether our people come on a day, as YYYY-MM-DD. */
  isVisited: (day: string) => boolean
}

/** Says which of the chosen days are full. Says nothing of any other day, nor if the backend does not answer. */
export function FullDayNote({ hasDays, isVisited }: Props) {
  // All full days at once, so that the backend does not learn which day a visitor thinks of.
  const { data } = useLoaded(loadFullDays, hasDays ? '' : null)
  const days = (data ?? []).filter((day) => isVisited(day))
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
