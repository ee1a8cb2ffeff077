import { getServerTime } from '../../data/server-time'
import { getHirePeriod, type HireDates } from '../../hire/hire-dates'
import { sydneyToday } from '../../lib/dates/dates'
import { useNow } from './use-now'

/** Today in Sydney by the server's clock, null while prerendering and hydrating, and the hire days of dates without errors. */
export function useHirePeriod(dates: HireDates) {
  const now = useNow(getServerTime)
  const today = now && sydneyToday(now)
  return { today, period: today ? getHirePeriod(dates, today) : null }
}
