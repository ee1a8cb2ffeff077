import { categoryPages, SETUP_GUESTS } from '../../../src/content/equipment/category-pages'
import { weeklyEvents } from '../../../src/content/events/weekly-events'
import { packages } from '../../../src/content/packages'
import type { CategoryPage } from '../../../src/content/schemas/category-page'
import { suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { getSetupKit } from '../../../src/suitability/setups'
import type { EntryMistake, Mistake } from '../mistake'
import { checkDatesOff } from './dates-off'
import { checkGuides } from './guides'
import { checkSuburbs } from './suburbs'
import { checkTiers } from './tiers'
import { checkRepeats } from './unique'

const inFile = (file: string, mistakes: readonly EntryMistake[]): Mistake[] =>
  mistakes.map((mistake) => ({ file: `src/content/${file}`, ...mistake }))

/** Problems between entries, each of which is right alone. */
export const checkRules = (): Mistake[] => [
  ...checkRepeats(),
  ...checkGuides(),
  ...packages.flatMap((pkg) => inFile(`packages/${pkg.slug}.ts`, checkTiers(pkg))),
  ...Object.entries(categoryPages).flatMap(([id, page]) => inFile(`equipment/${id}-page.ts`, checkSetups(page))),
  ...inFile('events/weekly-events.ts', checkDatesOff(weeklyEvents)),
  ...inFile('terms/suburbs.ts', checkSuburbs(suburbs, deliveryAreas)),
]

/** There is a set for each number of guests that the page of a category has. */
export const checkSetups = ({ setups }: Pick<CategoryPage, 'setups'>): readonly EntryMistake[] =>
  setups.list
    .filter((setup) => SETUP_GUESTS.some((guests) => !getSetupKit(setup, guests)))
    .map(({ title }) => ({
      entry: title,
      message: `no set in guest-rules.ts suits ${SETUP_GUESTS.at(-1)} guests. Add one there.`,
    }))
