import { capacityRules, screenRules } from '../content/advice/guest-rules'
import type { Kit } from '../content/equipment/kit'
import type { CapacityRule, Purpose } from '../content/schemas/advice'
import type { Setup } from '../content/schemas/category'
import type { Tier } from '../content/schemas/package'
import { getLowestPrice } from '../lib/text/money'
import { contains, getCount, getKitPrice, type KitPrice, mergeKits } from './kit'

/** What to hire for a number of guests. `guests` is the most that it suits indoors. */
export type SetupKit = KitPrice & { kit: Kit; guests: number }

const screens: readonly CapacityRule[] = screenRules.flatMap(({ item, count = 1, guests }) =>
  item ? { kit: [{ id: item, count }], guests } : [],
)

/**
 * The items that suit a number of guests and few more, the cheapest of them first. Undefined if nothing in the catalogue
 * suits so many.
 */
export function getSetupKit(
  { purpose, including, alsoItems = [] }: Omit<Setup, 'title'>,
  guests: number,
): SetupKit | undefined {
  const rules = purpose === 'slides' ? screens : capacityRules[purpose]
  return rules
    .filter((rule) => !rule.place && rule.guests >= guests && (!including || getCount(rule.kit, including) > 0))
    .map((rule) => {
      const kit = mergeKits(alsoItems, rule.kit)
      return { kit, guests: rule.guests, ...getKitPrice(kit) }
    })
    .toSorted((a, b) => a.guests - b.guests || getLowest(a) - getLowest(b))[0]
}

/** The most guests that the speakers or the lights in a kit suit indoors. 0 if it has none. */
export const getKitCapacity = (purpose: Purpose, kit: Kit): number =>
  Math.max(
    0,
    ...capacityRules[purpose].filter((rule) => !rule.place && contains(kit, rule.kit)).map(({ guests }) => guests),
  )

/** For how many guests the screens of a kit and of a tier are large enough. Infinity without a screen. */
export function getScreenCapacity(kit: Kit, { screenM }: Pick<Tier, 'screenM'>): number {
  const heights = [
    ...kit.flatMap(({ id, count }) => {
      const rule = screenRules.find(({ item }) => item === id)
      return rule ? Array<number>(count).fill(rule.heightM) : []
    }),
    ...(screenM ? [screenM.height] : []),
  ]
  if (heights.length === 0) return Infinity
  const met = screenRules.filter(
    ({ heightM, count = 1 }) => heights.filter((height) => height >= heightM).length >= count,
  )
  return Math.max(0, ...met.map(({ guests }) => guests))
}

const getLowest = ({ price, crewFrom }: KitPrice): number => getLowestPrice(price) + crewFrom
