import * as v from 'valibot'
import { daysBetween, sydneyToday, WEEKDAYS } from '../../lib/dates/dates'
import {
  date,
  emailAddress,
  entry,
  filledList,
  isObject,
  list,
  phoneLink,
  postcode,
  text,
  time,
  webAddress,
  weekday,
  wholeNumber,
  between,
} from './fields'

/** Shown in this order. */
const phoneSchema = v.pipe(
  entry({
    label: text,
    display: text,
    /** For `tel:` links. */
    tel: phoneLink,
    /** Follows the number in a sentence. */
    when: text,
  }),
  v.check(
    ({ display, tel }) => `+61${display.replace(/\D/g, '').replace(/^61|^0/, '')}` === tel,
    ({ input }) =>
      `shows '${input.display}' but calls '${input.tel}'. Both must be the same number.`,
  ),
)

const open = v.pipe(
  entry({ days: filledList(weekday), opens: time, closes: time }),
  v.check(
    ({ opens, closes }) => opens < closes,
    ({ input }) => `closes at '${input.closes}', before it opens at '${input.opens}'.`,
  ),
)
const byAppointment = entry({ days: filledList(weekday), opens: v.null(), closes: v.null() })

/** A closure of more days is a mistyped date. */
const MAX_CLOSED_DAYS = 60

/** A word that is no name with a capital at the start, or a full stop at the end. */
const MISREAD = /^(?:Our|The|An?|Summer|Winter|Staff|Holidays?|Annual|Renovations?)\b|\.$/

const closureSchema = v.pipe(
  entry({
    from: date,
    to: date,
    why: v.pipe(
      text,
      v.check(
        (why) => !/^closed\b/i.test(why),
        ({ input }) =>
          `is '${input}'. It follows "Closed for", so write the reason alone, such as 'our summer break'.`,
      ),
      v.check(
        (why) => !MISREAD.test(why),
        ({ input }) =>
          `is '${input}', within a sentence: "Closed for ${input}." Begin with a small letter, unless it's a name, and leave the full stop out.`,
      ),
    ),
  }),
  v.check(
    ({ from, to }) => from <= to,
    ({ input }) => `ends on '${input.to}', before it starts on '${input.from}'. Check both years.`,
  ),
  v.check(
    ({ from, to }) => daysBetween(from, to) < MAX_CLOSED_DAYS,
    ({ input }) =>
      `is from '${input.from}' to '${input.to}', more than ${MAX_CLOSED_DAYS} days. Check both years and months.`,
  ),
)
type Closure = v.InferOutput<typeof closureSchema>

/** Two that have a day in common. */
function findOverlap(
  closures: readonly Closure[],
): { first: Closure; second: Closure } | undefined {
  const pairs = closures.flatMap((first, index) =>
    closures.slice(index + 1).map((second) => ({ first, second })),
  )
  return pairs.find(({ first, second }) => first.from <= second.to && second.from <= first.to)
}

function describeOverlap(closures: readonly Closure[]): string {
  const { first, second } = findOverlap(closures) ?? {}
  return `has a day twice: '${first?.from}' to '${first?.to}' and '${second?.from}' to '${second?.to}' overlap.`
}

const isPath = (input: unknown) => typeof input === 'string' && input.startsWith('/')

/** The check of the content looks whether there is such a file. */
const publicFile = v.pipe(
  v.string(),
  v.regex(
    /^\/[\w./-]+\.pdf$/,
    ({ input }) =>
      `is '${input}'. The address of a file in the folder public is '/', its name without spaces, and '.pdf'.`,
  ),
)

/** All facts about the business. */
export const companySchema = entry({
  name: text,
  /** The site's public URL. */
  url: webAddress,
  description: text,
  abn: v.pipe(
    text,
    v.check(
      (value) => value.replace(/\D/g, '').length === 11,
      ({ input }) => `is '${input}'. An ABN has 11 digits.`,
    ),
  ),
  phones: v.pipe(
    v.array(phoneSchema),
    v.minLength(2, 'must have at least two numbers: one for business hours, one for an event.'),
  ),
  email: emailAddress,
  location: text,
  suburb: text,
  city: text,
  region: text,
  state: text,
  postcode,
  country: text,
  serviceRadiusKm: between(1, 5000, ' km'),
  area: text,
  hours: v.pipe(
    filledList(
      v.lazy((input): typeof open | typeof byAppointment =>
        isObject(input) && input.opens === null ? byAppointment : open,
      ),
    ),
    v.check((rows) => {
      const days = rows.flatMap((row) => row.days)
      return new Set(days).size === days.length
    }, 'names a day of the week twice. Each may be in one line only.'),
    v.check(
      (rows) => rows.flatMap((row) => row.days).length === WEEKDAYS.length,
      'lacks a day of the week. A day without opening hours has opens: null and closes: null.',
    ),
    // Hires start and end while somebody is there.
    v.check(
      (rows) => rows.some(({ opens }) => opens !== null),
      'must have opening hours on at least one day.',
    ),
  ),
  /** Days on which the office is closed, besides public holidays. `why` follows 'Closed for'. */
  closed: v.pipe(
    list(closureSchema),
    v.check(
      (closures) => !findOverlap(closures),
      ({ input }) => describeOverlap(input),
    ),
  ),
  claims: entry({ yearsOfExperience: text, teamMembers: text, eventsDelivered: text }),
  replyBusinessDays: wholeNumber(1, 20),
  replyTime: text,
  social: list(entry({ name: text, href: webAddress, ariaLabel: text })),
  socialFeedUrl: v.lazy((input): typeof webAddress | v.LiteralSchema<'', undefined> =>
    input === '' ? v.literal('') : webAddress,
  ),
  /** The number of reviews at a source and what they come to, as read there on `date`. */
  ratings: list(
    v.pipe(
      entry({ url: webAddress, value: between(1, 5), count: wholeNumber(1, 1_000_000), date }),
      v.check(
        (rating) => rating.date <= sydneyToday(new Date()),
        ({ input }) => `has the date '${input.date}', which is yet to come. Check its year.`,
      ),
    ),
  ),
  certificateOfCurrency: v.lazy((input) =>
    input === '' ? v.literal('') : isPath(input) ? publicFile : webAddress,
  ),
  priceRange: text,
  copyrightYear: wholeNumber(1950, 2100),
})

/** The last section of a page. */
export const closingCallSchema = entry({ title: text, text })
