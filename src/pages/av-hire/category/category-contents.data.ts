import { findCheaper } from '../../../booking/find-cheaper'
import { toItemLines } from '../../../booking/hire-lines'
import { priceBooking } from '../../../booking/price'
import { formatTierHours, getTierHours } from '../../../booking/tiers/hours'
import { getTierDetails } from '../../../booking/tiers/tier'
import { describeTotal } from '../../../booking/words'
import {
  type EquipmentCategory,
  equipmentCategories,
  getEquipment,
  type HireCategory,
} from '../../../content/equipment'
import { categoryPages, SETUP_GUESTS } from '../../../content/equipment/category-pages'
import { packages } from '../../../content/packages'
import type { Setup } from '../../../content/schemas/category-page'
import { formatList } from '../../../lib/text/quantities'
import { getSetupKit } from '../../../suitability/setups'

// The page of a category needs only this, not the texts of the others nor the packages. See vite/prerender/data-modules.ts.

export type CategoryContent = ReturnType<typeof createContent>
export type SetupGroup = CategoryContent['setupGroups'][number]

/** What the page of each category shows besides its items, by its slug. */
export const categoryContents: Readonly<Record<string, () => Promise<CategoryContent>>> =
  Object.fromEntries(
    equipmentCategories.map((category) => [category.slug, async () => createContent(category)]),
  )

function createContent({ id, slug, name, gel }: HireCategory) {
  const { setups, ...page } = categoryPages[id]
  return {
    ...page,
    id,
    slug,
    name,
    gel,
    setupsTitle: `What to take for ${formatList(SETUP_GUESTS.map(String))} guests`,
    setupsIntro: setups.intro,
    isForDancing: setups.list.some(({ purpose }) => purpose === 'dancing'),
    setupGroups: groupSetups(setups.list),
    packageRows: listPackages(id),
  }
}

/** The numbers of guests with what to take. Numbers that have the same sets are one: '50 and 100 guests'. */
function groupSetups(list: readonly Setup[]) {
  const groups: { numbers: number[]; setups: ReturnType<typeof findSetup>[] }[] = []
  for (const guests of SETUP_GUESTS) {
    const setups = list.map((setup) => findSetup(setup, guests))
    const last = groups.at(-1)
    if (last && JSON.stringify(last.setups) === JSON.stringify(setups)) last.numbers.push(guests)
    else groups.push({ numbers: [guests], setups })
  }
  return groups.map(({ numbers, setups }) => ({
    title: `${formatList(numbers.map(String))} guests`,
    guests: numbers[0],
    setups: setups.filter((setup) => setup !== undefined),
  }))
}

function findSetup(setup: Setup, guests: number) {
  const found = getSetupKit(setup, guests)
  const cheaper = found && findCheaper({ lines: toItemLines(found.kit) }, packages, guests)
  return (
    found && {
      ...found,
      title: setup.title,
      /** The tier that has all of it for less and suits as many guests. It is shown in place of the set. */
      cheaper: cheaper && {
        name: cheaper.details.tier.name,
        to: `/packages/${cheaper.details.pkg.slug}#tiers` as const,
        text: ` has all you need, ${describeTotal(priceBooking(cheaper.booking))} ${formatTierHours(cheaper.details.pkg)}.`,
      },
    }
  )
}

/** The packages with items of a category, each from its smallest tier that has one. */
const listPackages = (category: EquipmentCategory) =>
  packages.flatMap((pkg) => {
    const smallest = getTierDetails(pkg).find(({ kit }) =>
      kit.some(({ id }) => getEquipment(id).category === category),
    )
    if (!smallest) return []
    const { tier, crewFrom } = smallest
    return {
      name: tier.name,
      to: `/packages/${pkg.slug}#tiers` as const,
      text: pkg.crewed ? 'With our crew.' : '',
      price: tier.price,
      hours: getTierHours(pkg),
      isMinimum: true,
      crewFrom,
    }
  })
