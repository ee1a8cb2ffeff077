import { formatTime } from '../../lib/dates/dates'
import { formatAud, withGst } from '../../lib/text/money'
import { technician } from './hire-terms'

// What our crew's time costs besides the prices of services and packages. Sample data.

/** After how many hours the client provides a meal for the crew. */
export const mealAfterHours = 4

/** How much more a service or a package with a crew costs on a public holiday, in percent. Gear to hire costs the same. */
export const HOLIDAY_PERCENT = 25

/** A crew hour for building and packing down at night, half as much again as by day. AUD excluding GST, and 24-hour times. */
const nightWork = { from: '22:00', to: '6:00', crewHour: 120 }

/** The price of each further day of an event if our equipment stays up, in percent of the first day. */
export const NEXT_DAY_PERCENT = 60

/** How much less each night of a weekly booking costs, in percent. */
export const WEEKLY_NIGHT_SAVING_PERCENT = 15

export const nightRule = `Our own pack-down is included, however late. Only builds and pack-downs that your venue asks for between ${formatTime(nightWork.from)} and ${formatTime(nightWork.to)} cost more: ${formatAud(withGst(nightWork.crewHour))} a crew hour instead of ${formatAud(withGst(technician.extraHour))}, incl. GST.`
