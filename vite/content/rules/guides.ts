import * as v from 'valibot'
import { calculateGuide } from '../../../src/advice/calculate'
import { guides } from '../../../src/content/guides'
import { type GuideEntry, guideSchema } from '../../../src/content/schemas/guide'
import { describeIssue } from '../../../src/content/schemas/messages'
import { type Mistake, toMistake } from '../mistake'

/** The parts of a guide that are functions: they can be calculated, and what they write is right. */
export const checkGuides = (entries: readonly GuideEntry[] = guides): Mistake[] =>
  entries.flatMap((guide): Mistake[] => {
    const file = `src/content/guides/${guide.slug}.ts`
    try {
      const calculated = calculateGuide(guide)
      const { issues = [] } = v.safeParse(guideSchema, calculated, {
        message: describeIssue,
        abortPipeEarly: true,
      })
      return issues.map((issue) => toMistake(file, undefined, calculated, issue))
    } catch (error) {
      return [{ file, message: `an example is wrong: ${(error as Error).message}.` }]
    }
  })
