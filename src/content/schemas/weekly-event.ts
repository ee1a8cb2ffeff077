import * as v from 'valibot'
import { countMinutes } from '../../lib/dates/weekly-dates'
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
    ({ starts, ends, runSheet }) =>
      runSheet.every(
        ({ at }, index) =>
          countMinutes(starts, at) < countMinutes(starts, runSheet[index + 1]?.at ?? ends),
      ),
    'the times of the runSheet must be in order, and before it ends.',
  ),
)
export type WeeklyEventEntry = v.InferOutput<typeof weeklyEventSchema>
