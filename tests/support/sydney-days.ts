/** Moments and their days in Sydney. */
export const sydneyDays = [
  // Midnight, on standard time (+10) and on daylight saving time (+11).
  ['2026-07-15T14:00:00.000Z', '2026-07-16'],
  ['2026-12-31T12:59:59.999Z', '2026-12-31'],
  ['2026-12-31T13:00:00.000Z', '2027-01-01'],
  // 4 October 2026 has 23 hours, because daylight saving begins at 2:00.
  ['2026-10-03T13:59:59.999Z', '2026-10-03'],
  ['2026-10-03T14:00:00.000Z', '2026-10-04'],
  ['2026-10-04T13:00:00.000Z', '2026-10-05'],
  // 5 April 2026 has 25 hours, because daylight saving ends at 3:00.
  ['2026-04-04T13:00:00.000Z', '2026-04-05'],
  ['2026-04-05T14:00:00.000Z', '2026-04-06'],
] as const
