import { furtherAnswers } from '../../../src/content/answers'
import { bookingAnswers } from '../../../src/content/booking-answers'
import { categoryPages } from '../../../src/content/equipment/category-pages'
import { weeklyEvents } from '../../../src/content/events/weekly-events'
import { faq } from '../../../src/content/faq'
import { guides } from '../../../src/content/guides'
import { packages } from '../../../src/content/packages'
import { services } from '../../../src/content/services'
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

/** All answers have one page, and no two pages open with the same picture. */
export const checkRepeats = (): Mistake[] => [
  ...checkUnique('id', [
    ...faq.map(({ id }): Place => ['faq.ts', id]),
    ...groups.flatMap(([file, group]) => [group, ...group.answers].map(({ id }): Place => [file, id])),
  ]),
  ...checkUnique('picture', [
    ...services.map(({ slug, image }): Place => [`services/${slug}.ts`, image.name]),
    ...packages.map(({ slug, image }): Place => [`packages/${slug}.ts`, image.name]),
    ...guides.map(({ slug, image }): Place => [`guides/${slug}.ts`, image.name]),
    ...Object.entries(categoryPages).map(([id, { image }]): Place => [`equipment/${id}-page.ts`, image.name]),
    ...weeklyEvents.map(({ image }): Place => ['events/weekly-events.ts', image.name]),
  ]),
]
