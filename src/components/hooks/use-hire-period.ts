import { getHirePeriod } from '../../hire/hire-dates'
import type { HireDates } from '../../hire/hire-period'
import { sydneyToday } from '../../lib/dates/dates'
import { useNow } from './use-now'

/** Today in Sydney, null while prerendering and hydrating, and the hire days of dates without errors. */
export function useHirePeriod(dates: HireDates) {
  const now = useNow()
  const today = now && sydneyToday(now)
  return { today, period: today ? getHirePeriod(dates, today) : null }
}
