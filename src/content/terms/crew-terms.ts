import { formatTime } from '../../lib/dates/dates'

// What our crew's time costs besides the prices of services and packages. Sample data.

/** After how many hours the client provides a meal for the crew. */
export const mealAfterHours = 4

/** The surcharge on crew hours at night, in percent. The times are 24-hour times. */
const nightWork = { from: '22:00', to: '6:00', percent: 50 }

/** The price of each further day of an event if our equipment stays up, in percent of the first day. */
export const NEXT_DAY_PERCENT = 60

/** How much less each night of a weekly booking costs, in percent. */
export const WEEKLY_NIGHT_SAVING_PERCENT = 15

/** 'Crew hours between 10 pm and 6 am cost 50% more.' */
export const nightRule = `Crew hours between ${formatTime(nightWork.from)} and ${formatTime(nightWork.to)} cost ${nightWork.percent}% more.`
