import { team } from '../../../src/content/about/team'
import { furtherAnswers } from '../../../src/content/answers'
import { bookingAnswers } from '../../../src/content/booking-answers'
import { categoryPages } from '../../../src/content/equipment/category-pages'
import { weeklyEvents } from '../../../src/content/events/weekly-events'
import { faq } from '../../../src/content/faq'
import { guides } from '../../../src/content/guides'
import { packages } from '../../../src/content/packages'
import { services } from '../../../src/content/services'
import { stories } from '../../../src/content/stories'
import type { Mistake } from '../mistake'

/** A value, and the file below `src/content/` that has it. */
type Place = readonly [file: string, value: string]

/** Values that two entries share, in different files too. */
export const checkUnique = (what: string, places: readonly Place[]): Mistake[] =>
  places.flatMap(([file, entry], index) => {
    const [other] = places.slice(0, index).find(([, value]) => value === entry) ?? []
    if (!other) return []
    const message = `an entry of src/content/${other} has the same ${what}. Each needs its own.`
    return [{ file: `src/content/${file}`, entry, message }]
  })

const groups = [
  ['booking-answers.ts', bookingAnswers] as const,
  ...furtherAnswers.map((group) => ['answers.ts', group] as const),
]
const answers = [
  ...faq.map((item) => ['faq.ts', item] as const),
  ...groups.flatMap(([file, group]) => group.answers.map((answer) => [file, answer] as const)),
]

/** All answers have one page, no two pages open with the same picture, and no two people have the same photo. */
export const checkRepeats = (): Mistake[] => [
  ...checkUnique('id', [
    ...groups.map(([file, { id }]): Place => [file, id]),
    ...answers.map(([file, { id }]): Place => [file, id]),
  ]),
  ...checkUnique(
    'question',
    answers.map(([file, { question }]): Place => [file, question]),
  ),
  ...checkUnique('picture', [
    ...services.map(({ slug, image }): Place => [`services/${slug}.ts`, image.name]),
    ...packages.map(({ slug, image }): Place => [`packages/${slug}.ts`, image.name]),
    ...guides.map(({ slug, image }): Place => [`guides/${slug}.ts`, image.name]),
    ...stories.map(({ slug, image }): Place => [`stories/${slug}.ts`, image.name]),
    ...Object.entries(categoryPages).map(([id, { image }]): Place => [
      `equipment/${id}-page.ts`,
      image.name,
    ]),
    ...weeklyEvents.map(({ image }): Place => ['events/weekly-events.ts', image.name]),
  ]),
  ...checkUnique(
    'photo',
    team.flatMap(({ photo }): Place[] => (photo ? [['about/team.ts', photo.name]] : [])),
  ),
]
