import { findPackage, type Package, packages } from '../../../src/content/packages'
import { djHire } from '../../../src/content/services/dj-hire'
import { publicHolidays } from '../../../src/content/terms/public-holidays'
import type { Mistake } from '../mistake'
import { checkAddOns } from './add-ons'
import { checkHolidays } from './holidays'
import { checkCorporateWorth, checkPartPrices } from './prices'
import { checkTiers } from './tiers'

type Wrong = readonly { entry: string; message: string }[]

const inFile = (file: string, mistakes: Wrong): Mistake[] =>
  mistakes.map((mistake) => ({ file: `src/content/${file}`, ...mistake }))

/** What is wrong between entries that are right by themselves. */
export const checkRules = (): Mistake[] => [
  ...packages.flatMap((pkg) =>
    inFile(`packages/${pkg.slug}.ts`, [...checkTiers(pkg), ...checkAddOns(pkg), ...checkGuestsInTexts(pkg)]),
  ),
  ...inFile(
    'packages/corporate.ts',
    findPackage('corporate') ? checkCorporateWorth(findPackage('corporate') as Package) : [],
  ),
  ...inFile('equipment/pa-systems.ts', checkPartPrices()),
  ...inFile('terms/public-holidays.ts', checkHolidays(publicHolidays)),
  ...inFile('services/dj-hire.ts', checkDjPrice()),
]

/** The number of guests that the texts of a package name is that of its largest tier. */
export function checkGuestsInTexts({ name, description, seo, tiers: [, , , largest] }: Package): Wrong {
  const counts = [...`${description} ${seo.description}`.matchAll(/(\d+) guests/g)].map(([, count]) => Number(count))
  return counts
    .filter((count) => count !== largest.guests)
    .map((count) => ({
      entry: name,
      message: `its description names ${count} guests, but ${largest.name} is for ${largest.guests}.`,
    }))
}

/** A DJ alone costs less an hour than the function package, which adds speakers and lights. */
export function checkDjPrice(): Wrong {
  const { tiers: [basic] = [], extraHour = Infinity, hours = 1 } = findPackage('functions') ?? {}
  const { startingFrom, scope } = djHire
  if (scope.extraHour < extraHour && (!basic || startingFrom / scope.hours < basic.price / hours)) return []
  return [
    {
      entry: djHire.slug,
      message: 'a DJ alone must cost less an hour than packages/functions.ts, which adds speakers and lights.',
    },
  ]
}
