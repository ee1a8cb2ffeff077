import { adviceRules } from '../content/advice/advice-rules'
import type { EventPlace } from '../content/advice/event-places'
import { type EquipmentId, type EquipmentItem, getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import {
  deliveryAreas,
  type DeliveryAreaId,
  getDeliveryArea,
  getTripPrice,
  type TripPurpose,
} from '../content/terms/travel'
import { addPrices, formatBothPrices, multiplyPrice, type Price } from '../lib/text/money'
import { withCount } from '../lib/text/quantities'

/** The price of a kit, in AUD excluding GST. */
export type KitPrice = {
  /** A range if the price of any item is a range. */
  price: Price
  /** The lowest price of our crew for the whole hire, on top of the price. 0 if no item needs it. */
  crewFrom: number
}

/** The items of a kit with their entries in the catalogue. */
export const getItems = (kit: Kit): { item: EquipmentItem; count: number }[] =>
  kit.map(({ id, count }) => ({ item: getEquipment(id), count }))

/** An item of a kit with what all of them cost. */
export type PricedItem = { item: EquipmentItem; count: number } & KitPrice

/** The items of a kit, each with its price for some hire days. */
export const getPricedItems = (kit: Kit, days = 1): PricedItem[] =>
  kit.map((line) => ({
    item: getEquipment(line.id),
    count: line.count,
    ...getKitPrice([line], days),
  }))

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

/** The price of a kit for some hire days. A longer hire may be discounted. */
export const getKitPrice = (kit: Kit, days = 1): KitPrice => ({
  price: addPrices(
    getItems(kit).map(({ item, count }) => multiplyPrice(item.price24h, count * days)),
  ),
  crewFrom: getItems(kit).reduce((sum, { item, count }) => sum + (item.crewFrom ?? 0) * count, 0),
})

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

/** How the client gets the items: not chosen yet, collected, delivered to one of our areas, or to another place. */
export type Delivery = '' | 'collect' | DeliveryAreaId | 'elsewhere'

/** Reads a stored or linked choice. An area that is not ours counts as another place. Never throws. */
export function parseDelivery(value: unknown): Delivery {
  if (!value || typeof value !== 'string') return ''
  const area = deliveryAreas.find(({ id }) => id === value)
  return area?.id ?? (value === 'collect' ? 'collect' : 'elsewhere')
}

const isArea = (delivery: Delivery): delivery is DeliveryAreaId =>
  deliveryAreas.some(({ id }) => id === delivery)

/** The purpose of the trip to the client: our crew, if a kit has work for it, brings everything else along. */
export const getTripPurpose = (kit: Kit): TripPurpose =>
  getItems(kit).some(({ item }) => item.crew) ? 'people' : 'gear'

/** The choice that applies to a kit. With our crew nothing is collected, because the rest comes in the same trip. */
export const getDelivery = (delivery: Delivery, kit: Kit): Delivery =>
  delivery === 'collect' && getTripPurpose(kit) === 'people' ? '' : delivery

/** The price of the trip there and back, in AUD excluding GST. 0 if nothing is chosen, or if it is quoted. */
export const getDeliveryPrice = (delivery: Delivery, kit: Kit): number =>
  isArea(delivery) ? getTripPrice(delivery, getTripPurpose(kit)) : 0

/** 'Parramatta', for the title of a fold. Empty if nothing is chosen. */
export function getDeliveryName(choice: Delivery, kit: Kit): string {
  const delivery = getDelivery(choice, kit)
  if (delivery === 'collect') return 'Collected'
  if (delivery === 'elsewhere') return 'Delivered'
  return delivery && getDeliveryArea(delivery).name
}

/**
 * 'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)', or 'Delivery and pickup to Leura: quoted' with the name of a
 * place that is in no area. Empty if nothing is chosen.
 */
export function describeDelivery(choice: Delivery, kit: Kit, place?: string): string {
  const delivery = getDelivery(choice, kit)
  if (delivery === '') return ''
  if (delivery === 'collect') return "I'll collect it and bring it back"
  const what = getTripPurpose(kit) === 'people' ? 'Delivery with crew' : 'Delivery and pickup'
  if (delivery === 'elsewhere') return `${what} ${place ? `to ${place}` : 'somewhere else'}: quoted`
  const price = getDeliveryPrice(delivery, kit)
  return `${what}, ${getDeliveryArea(delivery).name}: ${price > 0 ? formatBothPrices(price) : 'no extra cost'}`
}
