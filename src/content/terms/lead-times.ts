/** How far ahead we need to know, besides the `leadWeeks` of each service. Sample data. */
export const shortestLeads = {
  hire: { days: 7, text: 'a week' },
  /** A hire on a Saturday in one of `busyMonths`. */
  busyHire: { days: 28, text: 'four weeks' },
  wedding: { days: 90, text: 'three months' },
}

/** The months in which gear for a Saturday is asked for early. `number` is as in YYYY-MM-DD. */
export const busyMonths = [
  { number: '11', name: 'November' },
  { number: '12', name: 'December' },
] as const

/** When dates before Christmas go, and by when to book a DJ for them. Sample data. */
const christmas = { from: '20 November', bookBy: 'September' }

/** How far ahead to book, for sentences. */
export const leadTimes = {
  wedding: 'three to six months',
  hire: shortestLeads.hire.text,
  busyHire: `For gear on a Saturday in ${busyMonths.map(({ name }) => name).join(' or ')}, ask ${shortestLeads.busyHire.text} ahead.`,
  christmas: `Thursdays to Saturdays from ${christmas.from} fill up with Christmas parties. Book your DJ by ${christmas.bookBy}.`,
}
