import type { WeeklyEventEntry } from '../../../src/content/schemas/weekly-event'
import { daysBetween, getWeekday, WEEKDAYS } from '../../../src/lib/dates/dates'
import type { EntryMistake } from '../mistake'

type Event = Pick<WeeklyEventEntry, 'id' | 'weekday' | 'datesOff'>

const MAX_DAYS_APART = 2 * 365

/** Several events may have the same list. */
export const checkDatesOff = (events: readonly Event[]): EntryMistake[] => [
  ...checkWeekdays(events),
  ...[...new Set(events.map(({ datesOff }) => datesOff))].flatMap(checkYears),
]

/** A date off is on the weekday of an event that has it. Otherwise the event would take place on the day that was meant. */
function checkWeekdays(events: readonly Event[]): EntryMistake[] {
  const written = new Set(events.flatMap(({ datesOff }) => datesOff))
  return [...written].flatMap((entry) => {
    const having = events.filter(({ datesOff }) => datesOff.includes(entry))
    if (having.some(({ weekday }) => weekday === getWeekday(entry))) return []
    const names = having.map(({ id }) => id).join(', ')
    return {
      entry,
      message: `it is a ${WEEKDAYS[getWeekday(entry)]}, on which ${names} never takes place.`,
    }
  })
}

/** A mistyped year often has the right weekday. It is then out of order, or far from the other dates. */
function checkYears(datesOff: readonly string[]): EntryMistake[] {
  const latest = datesOff.toSorted().at(-1) ?? ''
  return datesOff.flatMap((entry, index) => {
    const before = datesOff[index - 1] ?? ''
    if (entry <= before) {
      return {
        entry,
        message: `it must be later than ${before}, which is before it in the list. Check the years.`,
      }
    }
    if (daysBetween(entry, latest) <= MAX_DAYS_APART) return []
    return {
      entry,
      message: `it is more than two years before ${latest}. Check its year, or take it out if it is over.`,
    }
  })
}
