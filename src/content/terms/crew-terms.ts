import { formatTime } from '../../lib/dates/dates'
import { formatAud, withGst } from '../../lib/text/money'
import { company } from '../company'
import { technician, WIND_LIMIT_KMH } from './hire-terms'

// What our crew's time costs besides the prices of services and packages. Sample data.

/** After how many hours the client provides a meal for the crew. */
export const mealAfterHours = 4

/** How much more a service or a package with a crew costs on a public holiday, in percent. Gear to hire costs the same. */
export const HOLIDAY_PERCENT = 25

export const holidayRule = `On a public holiday, a service or a package with our crew costs ${HOLIDAY_PERCENT}% more, and gear to hire costs the same.`

export const newYearsEveRule = "New Year's Eve is quoted."

/** A crew hour for building and packing down at night, half as much again as by day. AUD excluding GST, and 24-hour times. */
export const nightWork: { from: string; to: string; crewHour: number } = {
  from: '22:00',
  to: '06:00',
  crewHour: 120,
}

/** The price of each further day of an event if our equipment stays up, in percent of the first day. */
export const NEXT_DAY_PERCENT = 60

/** The time that we need to pack down. Sample data. */
const packDown = { djMinutes: 45, boothMinutes: 90, buildHours: 3 }

/** How far ahead a night of a weekly booking can be skipped, and the booking ended, in weeks. Sample data. */
export const weeklyNotice = { skipWeeks: 2, endWeeks: 4 }

/** The loaded weight of our truck. Sample data. */
const truckTonnes = 4.5

/** The distance of lightning at which a show stops. Sample data. */
const lightningKm = 10

/** How much less each night of a weekly booking costs, in percent. */
export const WEEKLY_NIGHT_SAVING_PERCENT = 15

export const nightRule = `Our own pack-down is included, however late. Only builds and pack-downs that your venue asks for between ${formatTime(nightWork.from)} and ${formatTime(nightWork.to)} cost more: ${formatAud(withGst(nightWork.crewHour))} a crew hour instead of ${formatAud(withGst(technician.extraHour))}, incl. GST.`

export const packDownRule = `It takes about ${packDown.djMinutes} minutes for a DJ with two speakers, ${packDown.boothMinutes} with a booth or subwoofers, and up to ${packDown.buildHours} hours for a stage, a dance floor or an LED wall.`

export const truckRule = `Our truck weighs up to ${truckTonnes} tonnes loaded. On grass it stays on the paths, or on ground mats, which we quote.`

/** The weather in which a show outdoors stops, and who decides. */
export const stopRule = `In gusts over ${WIND_LIMIT_KMH} km/h, or with lightning within ${lightningKm} km, your crew contact stops the show until it's safe.`

/** What a client pays if the weather stops an event. The terms have it in their sections on force majeure and cancellations. */
export const rainedOffRule =
  "If a storm or an authority stops your event, we'll look for a new date with you first, and what you've paid moves to it. If there isn't one, we keep only what our work has cost and what we can't get back, and refund the rest. If you call it off because it may rain, the cancellation rules apply."

export const rainedOffLinks = [
  { text: 'Events beyond our control', to: '/terms#force-majeure' },
  { text: 'Cancellations', to: '/terms#cancellations' },
] as const

/** How a client gets the document that proves our insurance. The answers that have it link to it once we have its address. */
export const certificateRule = company.certificateOfCurrency
  ? 'Our certificate of currency (the document that proves it) is below. If it should name an interested party, ask for that when you book.'
  : 'If your venue or school asks for a certificate of currency (the document that proves it), ask for it when you book, also if it should name an interested party.'

export const insuranceRule =
  'Our insurance covers our own work, not your event. Ask your school, council or insurer if you need cover of your own.'
