import { company } from '../../../src/content/company'
import { weeklyEvents } from '../../../src/content/events/weekly-events'
import { packages } from '../../../src/content/packages'
import { neighbours } from '../../../src/content/terms/neighbours'
import { regions, suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas, travelTowns } from '../../../src/content/terms/travel'
import type { EntryMistake, Mistake } from '../mistake'
import { checkCertificate } from './certificate'
import { checkDatesOff } from './dates-off'
import { checkGuides } from './guides'
import { checkNotHired } from './not-hired'
import { checkPrices } from './prices'
import { checkDistances, checkNeighbours, checkRegions, checkSuburbs } from './suburbs'
import { checkTiers } from './tiers'
import { checkRepeats } from './unique'

const inFile = (file: string, mistakes: readonly EntryMistake[]): Mistake[] =>
  mistakes.map((mistake) => ({ file: `src/content/${file}`, ...mistake }))

/** Problems between entries, each of which is right alone. */
export const checkRules = (): Mistake[] => [
  ...checkRepeats(),
  ...checkGuides(),
  ...inFile('company.ts', checkCertificate()),
  ...inFile('not-hired.ts', checkNotHired()),
  ...packages.flatMap((pkg) => inFile(`packages/${pkg.slug}.ts`, checkTiers(pkg))),
  ...checkPrices(),
  ...inFile('events/weekly-events.ts', checkDatesOff(weeklyEvents)),
  ...inFile('terms/suburbs.ts', checkSuburbs(suburbs, deliveryAreas)),
  ...inFile('terms/suburbs.ts', checkRegions(regions, suburbs, neighbours)),
  ...inFile('terms/neighbours.ts', checkNeighbours(neighbours, suburbs)),
  ...inFile(
    'terms/travel.ts',
    checkDistances(deliveryAreas, travelTowns, neighbours, company.serviceRadiusKm),
  ),
]
