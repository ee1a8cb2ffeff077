import { company } from '../content/company'
import { publicHolidays } from '../content/terms/public-holidays'
import { addDays, getWeekday, isValidDate, WEEKDAYS } from '../lib/dates/dates'

/** Why the office is closed on a day, and what to do. Undefined if it is open, or if the text is not a day. */
export function getClosedNote(day: string): string | undefined {
  const reason = isValidDate(day) && getClosedReason(day)
  return reason ? `We're closed ${reason}. Choose another day, or ask us for an appointment.` : undefined
}

function getClosedReason(day: string): string | undefined {
  const holiday = publicHolidays.find(({ date }) => date === day)
  if (holiday) return `for ${holiday.name}`
  const weekday = getWeekday(day)
  const isOpen = company.hours.some(({ days, opens }) => opens !== null && days.some((open) => open === weekday))
  return isOpen ? undefined : `on ${WEEKDAYS[weekday]}s`
}

/** Whether clients can collect and return without an appointment. */
export const isOpenDay = (day: string): boolean => getClosedReason(day) === undefined

/** The first day after the collection on which the office is open. */
export function getNextReturn(from: string): string {
  const next = addDays(from, 1)
  return isOpenDay(next) ? next : getNextReturn(next)
}
