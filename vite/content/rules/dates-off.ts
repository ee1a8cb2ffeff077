import type { WeeklyEventEntry } from '../../../src/content/schemas/weekly-event'
import { getWeekday, WEEKDAYS } from '../../../src/lib/dates/dates'
import type { EntryMistake } from '../mistake'

type Event = Pick<WeeklyEventEntry, 'id' | 'weekday' | 'datesOff'>

/**
 * Problems with the dates off of weekly events that are not public holidays: a date is in the years of these, and on the
 * weekday of an event that has it. Otherwise the event would take place on the day that was meant.
 */
export function checkDatesOff(events: readonly Event[], holidays: readonly string[]): EntryMistake[] {
  const [first = '', last = first] = [holidays[0], holidays.at(-1)].map((date) => date?.slice(0, 4))
  const written = new Set(events.flatMap(({ datesOff }) => datesOff))
  for (const date of holidays) written.delete(date)
  return [...written].flatMap((entry) => {
    const having = events.filter(({ datesOff }) => datesOff.includes(entry))
    const names = having.map(({ id }) => id).join(', ')
    const year = entry.slice(0, 4)
    if (year < first || year > last) {
      return { entry, message: `a date off must be from ${first} to ${last}, as the public holidays are.` }
    }
    return having.some(({ weekday }) => weekday === getWeekday(entry))
      ? []
      : { entry, message: `it is a ${WEEKDAYS[getWeekday(entry)]}, on which ${names} never takes place.` }
  })
}
