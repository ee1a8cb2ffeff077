/** How many hours a page adds to what a price buys. A longer event is planned with the client. */
export const MAX_EXTRA_HOURS = 8

/** The hours of a link, as far as a page adds them up. At least what the price buys. */
export const limitHours = (hours: number, included: number): number =>
  hours > included ? Math.min(Math.floor(hours), included + MAX_EXTRA_HOURS) : included
