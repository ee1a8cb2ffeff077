/** How far ahead to book, besides the `leadWeeks` of each service. Sample data. */
export const leadTimes = {
  wedding: 'three to six months',
  hire: 'one week',
  busyHire: 'For a Saturday in November or December, ask four weeks ahead.',
}
