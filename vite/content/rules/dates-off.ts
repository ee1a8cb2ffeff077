import type { WeeklyEventEntry } from '../../../src/content/schemas/weekly-event'
import { getWeekday, WEEKDAYS } from '../../../src/lib/dates/dates'
import type { EntryMistake } from '../mistake'

type Event = Pick<WeeklyEventEntry, 'id' | 'weekday' | 'datesOff'>

/** A date off is on the weekday of an event that has it. Otherwise the event would take place on the day that was meant. */
export function checkDatesOff(events: readonly Event[]): EntryMistake[] {
  const written = new Set(events.flatMap(({ datesOff }) => datesOff))
  return [...written].flatMap((entry) => {
    const having = events.filter(({ datesOff }) => datesOff.includes(entry))
    if (having.some(({ weekday }) => weekday === getWeekday(entry))) return []
    const names = having.map(({ id }) => id).join(', ')
    return { entry, message: `it is a ${WEEKDAYS[getWeekday(entry)]}, on which ${names} never takes place.` }
  })
}
