import * as v from 'valibot'
import { addDays, isValidDate, sydneyToday, WEEKDAYS } from '../../lib/dates/dates'
import { formatMonth } from '../../lib/dates/month'
import { hasVisibleText } from '../../lib/form-schema'
import { type Gel, gels } from '../../lib/gels'
import type { DescribedPicture } from '../../lib/pictures'
import type { Price } from '../../lib/text/money'
import { describeFields, formatChoices, formatValue } from './messages'

// Schemas of fields that several kinds of entries have. A message follows the name of the field.

/** The fields of an entry. It has no others. */
export const entry = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => describeFields(issue, entries))

/** No two entries of the list have the same value in the field `unique`. */
export const list = <Schema extends v.GenericSchema>(item: Schema, unique = '') =>
  v.pipe(
    v.array(item),
    v.check(
      (entries) => findRepeated(getValues(entries, unique)) === undefined,
      ({ input }) =>
        `has two entries with the ${unique} '${findRepeated(getValues(input, unique))}'. Each needs its own.`,
    ),
    v.readonly(),
  )

const getValues = (entries: readonly unknown[], field: string) =>
  entries.flatMap((entry) => (isObject(entry) && field in entry ? [String(entry[field])] : []))

export const findRepeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) < index)

/** A list with at least one entry. */
export const filledList = <Schema extends v.GenericSchema>(item: Schema, unique?: string) =>
  v.pipe(list(item, unique), v.minLength(1, 'is an empty list. It must have at least one entry.'))

type Tuple<Entries> = v.GenericSchema<unknown[], Entries> & { items: readonly unknown[] }

/** A list with one entry for each schema of a tuple. Of another length it has one mistake, not one for each entry. */
export const exactly = <Entries extends readonly unknown[]>(tuple: Tuple<Entries>) =>
  v.pipe(
    v.array(v.unknown()),
    v.length(
      tuple.items.length,
      ({ input }) => `has ${input.length} entries. There must be exactly ${tuple.items.length}.`,
    ),
    tuple,
    v.readonly(),
  )

export const text = v.pipe(
  v.string(),
  v.check(
    hasVisibleText,
    'is empty. Write a text, or take the whole line out if the field is optional.',
  ),
  v.check(
    (value) => !/\bundefined\b|\bNaN\b|\[object Object\]/.test(value),
    ({ input }) => `is ${formatValue(input)}. A value inside it does not exist.`,
  ),
  v.check(
    (value) => !value.includes('${'),
    ({ input }) => `is ${formatValue(input)}. A text with \${…} goes between backticks: \`…\`.`,
  ),
  v.check(
    (value) => !/<\/?[a-z]|\]\(|\*\*|&(?:amp|nbsp|quot|lt|gt|#\d+);/i.test(value),
    ({ input }) =>
      `is ${formatValue(input)}. Visitors would see its HTML or Markdown. Write plain text.`,
  ),
  v.check(
    (value) => !/[\u00AD\u200B\u200C\u2060\uFEFF]/.test(value),
    ({ input }) =>
      `is ${formatValue(input)}. It has a character that nobody sees. Delete the text and type it again.`,
  ),
  v.check(
    (value) => value === value.trim(),
    ({ input }) => `is ${formatValue(input)}. Take the space at its start or end away.`,
  ),
)

export const postcode = v.pipe(
  text,
  v.regex(/^\d{4}$/, ({ input }) => `is '${input}'. A postcode has four digits.`),
)

/** The last part of a web address. */
export const slug = v.pipe(
  text,
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    ({ input }) =>
      `is ${formatValue(input)}. It may have small letters, digits and single hyphens only.`,
  ),
)

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, ({ input }) => `is ${formatValue(input)}. It may be ${formatChoices(values)}.`)

export const flag = v.optional(
  v.literal(
    true,
    ({ input }) => `is ${formatValue(input)}. It may be true; otherwise take the line out.`,
  ),
)

/** '10,000', but '2100', which may be a year. */
const formatNumber = (value: number) => value.toLocaleString('en-AU', { useGrouping: 'min2' })

export const between = (min: number, max: number, unit = '') =>
  v.pipe(
    v.number(),
    v.check(
      (value) => value >= min && value <= max,
      ({ input }) => `is ${input}. It must be from ${min} to ${formatNumber(max)}${unit}.`,
    ),
  )

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    between(min, max),
    v.integer(({ input }) => `is ${input}. It must be a whole number.`),
  )

/** 25 for 25%. */
export const percent = v.pipe(
  between(1, 100, '%'),
  v.integer(({ input }) => `is ${input}. It must be a whole number.`),
)

/** AUD, excluding GST. */
export const amount = (max: number) =>
  v.pipe(
    v.number(),
    v.check(
      (value) => value > 0 && value <= max,
      ({ input }) => `is ${input}. A price must be more than 0 and at most ${formatNumber(max)}.`,
    ),
    v.check(
      (value) => Number(value.toFixed(2)) === value,
      ({ input }) => `is ${input}. A price has whole cents: two digits after the point.`,
    ),
  )

export const price = (max: number): v.GenericSchema<Price> => {
  const range = v.pipe(
    entry({ from: amount(max), to: amount(max) }),
    v.check(
      ({ from, to }) => from < to,
      ({ input }) =>
        `is from ${input.from} to ${input.to}. The second price must be the higher one.`,
    ),
  )
  return v.lazy((input) => (isObject(input) ? range : amount(max)))
}

export const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null

export const gel = oneOf(Object.keys(gels) as Gel[])

/** Written as `{ ...picture, alt: '...' }`. */
export const picture: v.GenericSchema<DescribedPicture> = entry({
  name: text,
  hash: v.string(),
  colour: v.string(),
  alt: v.pipe(
    text,
    v.check(
      (alt) => !/\.(?:webp|jpe?g|png|gif|heic|avif)$/i.test(alt),
      ({ input }) =>
        `is '${input}', the name of a file. Write what is in the picture, for people who cannot see it.`,
    ),
  ),
})

/** Metres. */
export const area = entry({ width: between(0.1, 100, ' m'), depth: between(0.1, 100, ' m') })

/** As in `Date.getDay()`. */
export const weekday = v.pipe(
  v.number(),
  v.check(
    (value) => value in WEEKDAYS,
    ({ input }) =>
      `is ${input}. A day of the week is a whole number from 0 (Sunday) to 6 (Saturday).`,
  ),
)

/** HH:MM on a 24-hour clock. */
export const time = v.pipe(
  v.string(),
  v.regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    ({ input }) =>
      `is '${input}'. A time has four digits on a 24-hour clock, such as '09:30' or '19:00'. Midnight is '00:00'.`,
  ),
)

/** A later day is a mistyped year. There is no earliest day, because a right one would become wrong. */
const MAX_DAYS_AHEAD = 2 * 365

/** YYYY-MM-DD. */
export const date = v.pipe(
  v.string(),
  v.check(
    isValidDate,
    ({ input }) => `is '${input}'. It must be a day that exists, written like '2027-01-31'.`,
  ),
  v.check(
    (day) => day <= addDays(sydneyToday(new Date()), MAX_DAYS_AHEAD),
    ({ input }) => `is '${input}', more than two years from now. Check its year.`,
  ),
)

const isPastMonth = (month: string) => month <= sydneyToday(new Date()).slice(0, 7)
const describeFuture = ({ input }: { input: string }) =>
  `is '${input}', which is yet to come. Check its year.`

/** YYYY-MM, not later than the present one. */
export const pastMonth = v.pipe(
  v.string(),
  v.check(
    (month) => isValidDate(`${month}-01`),
    ({ input }) => `is '${input}'. A month is written like '2026-03'.`,
  ),
  v.check(isPastMonth, describeFuture),
)

/** 'August 2025' as '2025-08', or '' for any other text. */
function parseMonth(text: string): string {
  const day = new Date(`1 ${text} UTC`)
  const month = Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 7)
  return month && formatMonth(month) === text ? month : ''
}

/** The same as visitors read it: 'August 2025'. */
export const pastMonthInWords = v.pipe(
  v.string(),
  v.check(
    (text) => parseMonth(text) !== '',
    ({ input }) => `is '${input}'. A month is written like 'March 2026'.`,
  ),
  v.check((text) => isPastMonth(parseMonth(text)), describeFuture),
)

export const webAddress = v.pipe(
  v.string(),
  v.check(
    (value) => value.startsWith('https://') && URL.canParse(value),
    ({ input }) => `is '${input}'. A web address starts with https:// and has no spaces.`,
  ),
  v.check(
    (value) => !value.endsWith('/'),
    ({ input }) => `is '${input}'. Take the slash at its end away.`,
  ),
)

export const emailAddress = v.pipe(
  v.string(),
  v.email(({ input }) => `is '${input}'. It must be an email address such as 'info@example.com'.`),
)

/** For `tel:` links: an Australian number, as it is called from anywhere. */
export const phoneLink = v.pipe(
  v.string(),
  v.regex(
    /^\+61(?:[23478]\d{8}|1[38]00\d{6}|13\d{4})$/,
    ({ input }) =>
      `is '${input}', which cannot be called. Write +61, then the number without its first 0 and without spaces.`,
  ),
)

/** The title and description for search engines. */
export const seo = entry({ title: text, description: text })
