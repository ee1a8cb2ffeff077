import { formatBothPrices } from '../../lib/text/money'
import { company } from '../company'

/** How long the standard hire is, in hours. Every price in the catalogue is for this time. */
export const HIRE_HOURS = 24

/** How many days' hire a week usually costs. The quote confirms it. Sample data. */
const WEEK_HIRE_DAYS = 4

/** The rules of equipment hire, for every page that states them. */
export const hireRules = {
  period: `A standard hire is ${HIRE_HOURS} hours, from collection or delivery to return.`,
  /** How hire days are counted: `countHireDays` in `src/hire/hire-dates.ts`. */
  days: "Keep it longer and you pay for each day we're open.",
  /** The meaning of `days` for most hires. */
  weekend:
    "Collect on Saturday, return by noon on Monday and pay for one day. If Monday's a public holiday, it's noon on Tuesday.",
  /** The conditions of an item in one line, with `weekend` in short. */
  inShort: `${HIRE_HOURS} hours, or Saturday to Monday noon. Cables included.`,
  /** In place of `inShort` for what our crew brings. */
  inShortWithCrew: 'Our crew brings it, with all cables, and takes it away.',
  closedDays: "Days when we're closed don't count.",
  late: "Equipment that comes back late costs another day's hire for each day we are open.",
  longer: `A longer hire may be discounted. A week usually costs about ${WEEK_HIRE_DAYS} days.`,
  cables: 'All cables are included, with basic spares.',
  testing: 'We test all equipment before hire and again on return.',
  damage:
    'You pay to repair or replace equipment that is damaged, lost or stolen during your hire, under the hire agreement.',
  delivery: "Collect it yourself, or we'll deliver and pick up.",
  crew: 'Only our crew builds booths, LED screens, truss, stages and dance floors, hangs anything overhead and runs sparks and CO2 jets. The price with crew covers that.',
  faults: `If something fails, call ${company.phones.map(({ display, when }) => `${display} ${when}`).join(', or ')}.`,
}

// The types of this and other numbers that texts of their own file format let the compiler name a text in their line.
type Technician = { hours: number; price: number; extraHour: number; aloneHours: number }

/**
 * A technician for hired equipment, and for longer at an event with one. AUD excluding GST. Set-up and pack-down come on top
 * of the hours, so a technician works alone at an event of up to `aloneHours`. Sample data.
 */
export const technician: Technician = { hours: 5, price: 300, extraHour: 80, aloneHours: 6 }

/** Whether an event is too long for one technician alone. */
export const isTooLongAlone = (hours: number): boolean => hours > technician.aloneHours

export const secondTechnicianRule = `For an event of more than ${technician.aloneHours} hours, a second technician shares the day, from ${formatBothPrices(technician.price)}.`

/** Where a technician can be added. The FAQ has the price of longer events and of the trip. */
export const technicianOffer = `A technician to set up and run it costs from ${formatBothPrices(technician.price)}.`

/** The gusts in the forecast, in km/h, above which nothing tall is put up outdoors. Sample data. */
export const WIND_LIMIT_KMH = 40

/**
 * When a projector screen comes down outdoors. It is about 3.3 m² and 2.5 m high, on light legs, so it tips in far less wind
 * than truss. Sample data.
 */
export const SCREEN_WIND = 'the wind moves more than leaves'
