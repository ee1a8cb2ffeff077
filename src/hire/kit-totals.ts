import { adviceRules } from '../content/advice/advice-rules'
import type { EventPlace } from '../content/advice/event-places'
import { type EquipmentId, type EquipmentItem, getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import type { Tier } from '../content/schemas/package'
import { sum } from '../lib/sum'
import { addCrew, addPrices, type PriceWithCrew } from '../lib/text/money'
import { formatList, withCount } from '../lib/text/quantities'
import { getItemPrice } from './item-price'

/** The items of a kit with their entries in the catalogue. */
export const getItems = (kit: Kit): { item: EquipmentItem; count: number }[] =>
  kit.map(({ id, count }) => ({ item: getEquipment(id), count }))

/** How many items a kit has, with each as often as its count. */
export const countItems = (kit: Kit): number => sum(kit.map(({ count }) => count))

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
  const prices = getItems(kit).map(({ item, count }) => getItemPrice(item, count))
  return addCrew(
    addPrices(prices.map(({ price }) => price)),
    sum(prices.map(({ crewFrom }) => crewFrom)),
  )
}

/** The lowest ceiling, what needs it, as in 'the Mirror Ball', and the lowest one without that, or 0. In metres. */
export type Ceiling = { metres: number; name: string; without: number }

/** The highest ceiling that something in a kit or in its tier needs. Undefined if any usual ceiling is high enough. */
export function getHighestCeiling(kit: Kit, tier?: Pick<Tier, 'ceiling'>): Ceiling | undefined {
  const needs = [
    ...getItems(kit).map(({ item }) => ({
      metres: item.ceilingM ?? 0,
      name: `the ${item.shortName}`,
    })),
    ...(tier?.ceiling ? [{ metres: tier.ceiling.metres, name: tier.ceiling.for }] : []),
  ]
  const metres = Math.max(0, ...needs.map((need) => need.metres))
  if (metres === 0) return undefined
  const names = needs.filter((need) => need.metres === metres).map(({ name }) => name)
  const lower = needs.map((need) => need.metres).filter((other) => other < metres)
  return { metres, name: formatList(names), without: Math.max(0, ...lower) }
}

/** The most that all pieces draw from the mains, in watts. */
export const getWatts = (kit: Kit): number =>
  sum(getItems(kit).map(({ item: { watts, pieces = 1 }, count }) => watts * pieces * count))

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
