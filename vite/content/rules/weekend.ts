import { company } from '../../../src/content/company'
import { hireRules } from '../../../src/content/terms/hire-terms'
import { getClosedNote } from '../../../src/hire/hire-dates'
import { findClosedReason } from '../../../src/lib/dates/closed-days'
import { addDays } from '../../../src/lib/dates/dates'
import type { Contents } from '../entries'
import type { Mistake } from '../mistake'
import { listTexts } from '../texts'

/** What the texts say of a hire over the weekend. It was written for a company that is closed on Sunday only. */
const WEEKEND_CLAIM =
  /noon on Monday|Monday noon|Monday: one day|on Monday for a second day|Friday to Sunday is one day/

const HIRE_TERMS = 'terms/hire-terms.ts'

/** A weekend without public holidays, and without days on which the office is closed for another reason. */
function findUsualWeekend() {
  let saturday = '2026-01-03'
  const getDays = () => [saturday, addDays(saturday, 1), addDays(saturday, 2)] as const
  while (getDays().some((day) => findClosedReason(day, company.closed)))
    saturday = addDays(saturday, 7)
  return getDays()
}

const isOpenOn = (day: string) => getClosedNote(day) === undefined

/** Texts about a hire over the weekend that do not agree with the opening hours, from which the days of a hire are counted. */
export function checkWeekend(contents: Contents, isOpen = isOpenOn): Mistake[] {
  const [saturday, sunday, monday] = findUsualWeekend()
  if (isOpen(saturday) && !isOpen(sunday) && isOpen(monday)) return []
  return listTexts(contents).flatMap(({ file, text }) => {
    // Other files repeat the sentences of `hireRules`. They are named where they are written.
    const own = file === HIRE_TERMS ? text : text.replace(hireRules.weekend, '')
    return own
      .split(/(?<=[.?!]) /)
      .filter((sentence) => WEEKEND_CLAIM.test(sentence))
      .map((sentence) => ({
        file: `src/content/${file}`,
        message: `'${sentence.trim()}' is true only while the office is open on Saturday and Monday and closed on Sunday, which the hours in company.ts no longer say. Change the sentence.`,
      }))
  })
}
