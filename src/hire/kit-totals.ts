import { adviceRules } from '../content/advice/advice-rules'
import type { EventPlace } from '../content/advice/event-places'
import { type EquipmentId, type EquipmentItem, getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { sum } from '../lib/sum'
import { addPrices } from '../lib/text/money'
import { withCount } from '../lib/text/quantities'
import { getItemPrice, type PriceWithCrew } from './item-price'

/** The items of a kit with their entries in the catalogue. */
export const getItems = (kit: Kit): { item: EquipmentItem; count: number }[] =>
  kit.map(({ id, count }) => ({ item: getEquipment(id), count }))

/** How many items a kit has, with each as often as its count. */
export const countItems = (kit: Kit): number => kit.reduce((sum, { count }) => sum + count, 0)

/** How many of an item a kit has. 0 if it has none. */
export const getCount = (kit: Kit, id: EquipmentId): number =>
  kit.find((line) => line.id === id)?.count ?? 0

/** A kit contains another one if it has at least as many of each item. */
export const contains = (kit: Kit, other: Kit): boolean =>
  other.every(({ id, count }) => getCount(kit, id) >= count)

/** Adds the items of another kit. Of an item that both have, the larger count is kept. */
export const mergeKits = (kit: Kit, other: Kit): Kit => [
  ...kit.map(({ id, count }) => ({ id, count: Math.max(count, getCount(other, id)) })),
  ...other.filter(({ id }) => getCount(kit, id) === 0),
]

/** All items of several kits, each in one line. */
export function addKits(kits: readonly Kit[]): Kit {
  const lines = kits.flat()
  return [...new Set(lines.map(({ id }) => id))].map((id) => ({
    id,
    count: countItems(lines.filter((line) => line.id === id)),
  }))
}

/** The items of a kit that are not in another one. */
export const subtractKit = (kit: Kit, other: Kit): Kit =>
  kit
    .map((line) => ({ ...line, count: line.count - getCount(other, line.id) }))
    .filter(({ count }) => count > 0)

/**
 * Splits a kit by where its items are used: with the guests, outside because the guests are under a roof, or left out
 * because they are not.
 */
export function splitKit(kit: Kit, place: EventPlace): { used: Kit; outside: Kit; leftOut: Kit } {
  const getPart = ({ id, outdoorsOnly }: Kit[number]) => {
    const { needsRoof, permission } = getEquipment(id)
    if (place === 'outdoors') return needsRoof ? 'left out' : 'used'
    const staysOutside =
      place === 'marquee' && permission && adviceRules.outsideMarquee.includes(permission)
    return outdoorsOnly || staysOutside ? 'outside' : 'used'
  }
  const getLines = (part: ReturnType<typeof getPart>) =>
    kit.filter((line) => getPart(line) === part)
  return { used: getLines('used'), outside: getLines('outside'), leftOut: getLines('left out') }
}

/** The price of the items of a kit for 24 hours, without a trip. `priceBooking` has that of longer hires. */
export function getKitPrice(kit: Kit): PriceWithCrew {
  const prices = getItems(kit).map(({ item, count }) => getItemPrice(item, count, 1))
  return {
    price: addPrices(prices.map(({ price }) => price)),
    crewFrom: sum(prices.map(({ crewFrom }) => crewFrom)),
  }
}

/**
 * The highest ceiling that something needs, in metres, and the items that need it: none if it is for the rest of a tier.
 * Undefined if any usual ceiling is high enough.
 */
export function getHighestCeiling(
  kit: Kit,
  tier?: { ceilingM?: number | undefined },
): { metres: number; items: readonly EquipmentItem[] } | undefined {
  const items = getItems(kit).map(({ item }) => item)
  const metres = Math.max(tier?.ceilingM ?? 0, ...items.map(({ ceilingM = 0 }) => ceilingM))
  return metres > 0
    ? { metres, items: items.filter(({ ceilingM }) => ceilingM === metres) }
    : undefined
}

/** The most that all pieces draw from the mains, in watts. */
export const getWatts = (kit: Kit): number =>
  getItems(kit).reduce(
    (sum, { item: { watts, pieces = 1 }, count }) => sum + watts * pieces * count,
    0,
  )

/** The weight of all pieces, in kilograms. Adds grams, because the sum of decimal fractions depends on their order. */
export const getWeightKg = (kit: Kit): number =>
  getItems(kit).reduce(
    (grams, { item: { weightKg, pieces = 1 }, count }) =>
      grams + Math.round(weightKg * 1000) * pieces * count,
    0,
  ) / 1000

/** '18-Inch Subwoofer', or '2 × 18-Inch Subwoofer'. */
export const formatKitItem = ({ id, count }: Kit[number]): string =>
  withCount(getEquipment(id).name, count)
