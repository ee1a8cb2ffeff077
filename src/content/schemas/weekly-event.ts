import * as v from 'valibot'
import { countMinutes } from '../../lib/dates/weekly-dates'
import { formatList } from '../../lib/text/quantities'
import type { TeamMember } from '../about/team'
import {
  date,
  entry,
  filledList,
  gel,
  isObject,
  list,
  picture,
  slug,
  text,
  time,
  weekday,
} from './fields'
import { reference } from './references'

const fields = {
  /** The last part of its address. */
  id: slug,
  title: text,
  /** As in `Date.getDay()`: 0 is Sunday. */
  weekday,
  /** HH:MM on a 24-hour clock in Sydney. It ends on the next day if that time is not later than the start. */
  starts: time,
  ends: time,
  /** Days on which it does not take place, as YYYY-MM-DD. Public holidays on other weekdays do not matter. */
  datesOff: list(date),
  /** Who may come in. */
  ages: text,
  /** With its times, this is also the description in search results, where at most 160 characters fit. */
  description: text,
  hosts: filledList(reference<TeamMember['id']>()),
  /** The parts of the night, with times like those above. */
  runSheet: filledList(entry({ at: time, title: text, text })),
  image: picture,
  gel,
  category: v.literal('Weekly Event'),
}

const allAges = entry({
  ...fields,
  minAge: v.optional(v.undefined()),
  drinks: v.optional(v.undefined('is only for an event with minAge: 18.')),
})
const forAdults = entry({
  ...fields,
  /** The age from which guests may come in. All ages if not set. */
  minAge: v.literal(18),
  /** Only for adults, and only shown to visitors of the site: not in search results or calendars. */
  drinks: v.optional(text),
})

/** An end that is more hours after the start is a mistyped time. */
const MAX_HOURS = 12

type Parts = { starts: string; ends: string; runSheet: readonly { at: string }[] }

/** The times of the run sheet at which it has ended or not started yet, in quotation marks. */
const findOutside = ({ starts, ends, runSheet }: Parts): string[] =>
  runSheet
    .filter(({ at }) => countMinutes(starts, at) >= countMinutes(starts, ends))
    .map(({ at }) => `'${at}'`)

/** Two times of the run sheet in a row, the second of which is not the later one. */
const findReversed = ({ starts, runSheet }: Parts) =>
  runSheet
    .slice(1)
    .map(({ at }, index) => ({ before: runSheet[index]?.at ?? starts, at }))
    .find(({ before, at }) => countMinutes(starts, at) <= countMinutes(starts, before))

export const weeklyEventSchema = v.pipe(
  v.lazy((input): typeof allAges | typeof forAdults =>
    isObject(input) && 'minAge' in input ? forAdults : allAges,
  ),
  v.check(
    ({ starts, ends }) => starts !== ends && countMinutes(starts, ends) <= MAX_HOURS * 60,
    ({ input: { starts, ends } }) =>
      `ends is '${ends}'. It must be at most ${MAX_HOURS} hours after starts, '${starts}', and may be on the next day.`,
  ),
  v.check(
    ({ starts, runSheet }) => runSheet[0]?.at === starts,
    ({ input }) => `the first time of the runSheet must be '${input.starts}', when it starts.`,
  ),
  v.check(
    (event) => findOutside(event).length === 0,
    ({ input }) =>
      `the runSheet has ${formatList(findOutside(input))}. Each part must start between starts, '${input.starts}', and ends, '${input.ends}'.`,
  ),
  v.check(
    (event) => !findReversed(event),
    ({ input }) => {
      const { at, before } = findReversed(input) ?? {}
      return `the runSheet has '${at}' after '${before}'. Its times must be in order.`
    },
  ),
)
export type WeeklyEventEntry = v.InferOutput<typeof weeklyEventSchema>
