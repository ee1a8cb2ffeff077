/** The most hours that a page adds to those of a price. A longer event is planned with the client. */
export const MAX_EXTRA_HOURS = 8

/** Limits the hours of a link to those that a page has prices for. `included` are the hours of the price. */
export const limitHours = (hours: number, included: number): number =>
  hours > included ? Math.min(Math.floor(hours), included + MAX_EXTRA_HOURS) : included
