import { categoryPages, SETUP_GUESTS } from '../../../src/content/equipment/category-pages'
import { weeklyEvents } from '../../../src/content/events/weekly-events'
import { findPackage, type Package, packages } from '../../../src/content/packages'
import type { CategoryPage } from '../../../src/content/schemas/category'
import { findService } from '../../../src/content/services'
import { publicHolidays } from '../../../src/content/terms/public-holidays'
import { getSetupKit } from '../../../src/suitability/setups'
import type { EntryMistake, Mistake } from '../mistake'
import { checkAddOns } from './add-ons'
import { checkDatesOff } from './dates-off'
import { checkHolidays } from './holidays'
import { checkCorporateWorth, checkDjPrice, checkPartPrices } from './prices'
import { checkTiers } from './tiers'

const inFile = (file: string, mistakes: readonly EntryMistake[]): Mistake[] =>
  mistakes.map((mistake) => ({ file: `src/content/${file}`, ...mistake }))

/** What is wrong between entries that are right by themselves. Some rules are about entries that may be gone. */
export function checkRules(): Mistake[] {
  const [dj, functions, corporate] = [findService('dj-hire'), findPackage('functions'), findPackage('corporate')]
  return [
    ...packages.flatMap((pkg) =>
      inFile(`packages/${pkg.slug}.ts`, [...checkTiers(pkg), ...checkAddOns(pkg), ...checkGuestsInTexts(pkg)]),
    ),
    ...Object.entries(categoryPages).flatMap(([id, page]) => inFile(`equipment/${id}-page.ts`, checkSetups(page))),
    ...inFile('packages/corporate.ts', corporate ? checkCorporateWorth(corporate) : []),
    ...inFile('services/dj-hire.ts', dj && functions ? checkDjPrice(dj, functions) : []),
    ...inFile('equipment/pa-systems.ts', checkPartPrices()),
    ...inFile('events/weekly-events.ts', checkDatesOff(weeklyEvents, publicHolidays)),
    ...inFile('terms/public-holidays.ts', checkHolidays(publicHolidays)),
  ]
}

/** There is a set for each number of guests that the page of a category has. */
export const checkSetups = ({ setups }: Pick<CategoryPage, 'setups'>): readonly EntryMistake[] =>
  setups.list
    .filter((setup) => SETUP_GUESTS.some((guests) => !getSetupKit(setup, guests)))
    .map(({ title }) => ({
      entry: title,
      message: `no set in guest-rules.ts suits ${SETUP_GUESTS.at(-1)} guests. Add one there.`,
    }))

/** The number of guests that the texts of a package name is that of its largest tier. */
export function checkGuestsInTexts({
  name,
  description,
  seo,
  tiers: [, , , largest],
}: Package): readonly EntryMistake[] {
  const counts = [...`${description} ${seo.description}`.matchAll(/(\d+) guests/g)].map(([, count]) => Number(count))
  return counts
    .filter((count) => count !== largest.guests)
    .map((count) => ({
      entry: name,
      message: `its description names ${count} guests, but ${largest.name} is for ${largest.guests}.`,
    }))
}
