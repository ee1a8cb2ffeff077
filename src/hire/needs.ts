import { adviceRules } from '../content/advice-rules'
import { type EquipmentId, type EquipmentItem, getEquipment } from '../content/equipment'
import {
  type CrewWork,
  countOutlets,
  getHeaviestKg,
  getTotalWatts,
  needsTwoPeople,
  type Permission,
  withQuantity,
} from '../lib/item-specs'
import { repeat } from '../lib/quantities'

/** What equipment needs on site. Without equipment all numbers are 0 and all lists are empty. */
export type SiteNeeds = {
  /** Whether our crew brings, builds and operates all of it. */
  crewed: boolean
  /** What it consists of: '2 × 18-Inch Subwoofer'. */
  contents: readonly string[]
  /** The most that all of it draws from the mains. */
  watts: number
  /** 10 A power points, each loaded to 80% at most. */
  outlets: number
  /** What runs on a battery and needs no mains power. */
  onBattery: readonly string[]
  weightKg: number
  /** Undefined if there is no equipment. */
  heaviest: Piece | undefined
  /** Every piece that two of the client's people have to lift. */
  twoPersonLifts: readonly Piece[]
  floor: Floor
  /** What is put on a table, which is not counted as floor. */
  onTable: readonly string[]
  /** What hangs above the floor. */
  overhead: readonly string[]
  /** What needs clear space on every side, in metres. Counted in the floor of a tier, not in that of items. */
  clearances: readonly { name: string; metres: number; outdoorsOnly: boolean }[]
  /** The lowest ceiling in metres, or 0 if any usual ceiling is high enough. It does not apply in the open. */
  ceilingM: number
  /** The same in a marquee, where some items stay outside. */
  marqueeCeilingM: number
  /** What stays outside a marquee, because it is never used under its roof. */
  outsideMarquee: readonly string[]
  /** What the venue has to allow, with the items that need it. */
  permissions: ReadonlyMap<Permission, readonly string[]>
  /** What only our crew may do, with the items. Empty for a tier with a crew, which does everything. */
  crewWork: ReadonlyMap<CrewWork, readonly string[]>
  /** What these numbers do not include. */
  notCounted: readonly string[]
}

export type Piece = {
  name: string
  weightKg: number
  /** Who lifts it: one or two of the client's people, or our crew. */
  lift: 'one' | 'two' | 'crew'
}

/** The floor of a tier as planned, in metres, or what the items cover side by side. */
export type Floor = { width: number; depth: number } | { squareMetres: number; largest: Footprint | undefined }

type Footprint = { name: string; width: number; depth: number }

/** Packed with hire items. Their weights and sizes are not in the content. */
const PACKED_WITH_ITEMS = 'Cables, cases, stands'

/** `name` is without the size that some names end with: 'Stage Deck' for 'Stage Deck, 4 × 3 m'. */
type Item = EquipmentItem & { fullName: string; quantity: number }

type Options = {
  /** May include other equipment. */
  totalWatts?: number | undefined
  /** The items that are used in the open only, whatever the place of the others. */
  outdoorItems?: ReadonlySet<EquipmentId>
}

/** Adds up what hire items need on site. */
export function getSiteNeeds(
  quantities: ReadonlyMap<EquipmentId, number>,
  { totalWatts, outdoorItems = new Set() }: Options = {},
): SiteNeeds {
  const items = [...quantities].map(([id, quantity]): Item => {
    const item = getEquipment(id)
    return { ...item, fullName: item.name, name: item.name.replace(/,.*/, ''), quantity }
  })
  const all = items.flatMap((item) => repeat(item, item.quantity))
  const listNames = (isListed: (item: Item) => unknown) =>
    items.filter(isListed).map(({ name, quantity }) => withQuantity(name, quantity))
  const heaviestPieces = items.map(toHeaviestPiece)
  const roofedItems = items.filter(({ id }) => !outdoorItems.has(id))
  const isOutsideMarquee = ({ permission }: Item) => permission && adviceRules.outsideMarquee.includes(permission)
  const getCeiling = (list: readonly Item[]) => Math.max(0, ...list.map(({ ceilingM = 0 }) => ceilingM))
  const permissions = new Set(items.flatMap(({ permission }) => permission ?? []))
  const crewWork = new Set(items.flatMap(({ crew }) => crew ?? []))

  return {
    crewed: false,
    contents: items.map(({ fullName, quantity }) => withQuantity(fullName, quantity)),
    watts: totalWatts ?? getTotalWatts(all),
    outlets: countOutlets(all, totalWatts),
    onBattery: listNames(({ watts, batteryHours }) => watts === 0 && batteryHours),
    weightKg: addUpWeight(all),
    heaviest: findLargest(heaviestPieces, ({ weightKg }) => weightKg),
    twoPersonLifts: heaviestPieces.filter(({ lift }) => lift === 'two'),
    floor: addUpFloor(all),
    onTable: listNames(({ placement }) => placement === 'on a table'),
    overhead: listNames(({ placement }) => placement === 'overhead'),
    clearances: items.flatMap(({ id, name, clearanceM }) =>
      clearanceM ? { name, metres: clearanceM, outdoorsOnly: outdoorItems.has(id) } : [],
    ),
    ceilingM: getCeiling(roofedItems),
    marqueeCeilingM: getCeiling(roofedItems.filter((item) => !isOutsideMarquee(item))),
    outsideMarquee: roofedItems.filter(isOutsideMarquee).map(({ name }) => name),
    permissions: new Map(
      [...permissions].map((permission) => [permission, listNames((item) => item.permission === permission)]),
    ),
    crewWork: new Map([...crewWork].map((work) => [work, listNames(({ crew }) => crew === work)])),
    notCounted: [...new Set(items.flatMap(({ usedWith }) => [PACKED_WITH_ITEMS, usedWith ?? []].flat()))],
  }
}

function toHeaviestPiece(item: Item): Piece {
  const lift = item.crew === 'build' ? 'crew' : needsTwoPeople(item) ? 'two' : 'one'
  return { name: item.name, weightKg: getHeaviestKg(item), lift }
}

/** In whole grams, because the sum of decimal fractions depends on their order. */
function addUpWeight(items: readonly Item[]): number {
  return items.reduce((grams, { weightKg, pieces = 1 }) => grams + Math.round(weightKg * 1000) * pieces, 0) / 1000
}

function addUpFloor(items: readonly Item[]): Floor {
  const footprints = items.flatMap(({ name, pieces = 1, sizeMm, placement = sizeMm }) => {
    if (typeof placement === 'string') return []
    const { width, depth } = placement
    return { name, width: width / 1000, depth: depth / 1000, squareMm: width * depth * pieces }
  })
  return {
    squareMetres: footprints.reduce((sum, { squareMm }) => sum + squareMm, 0) / 1e6,
    largest: findLargest(footprints, ({ width, depth }) => width * depth),
  }
}

function findLargest<T>(list: readonly T[], getSize: (value: T) => number): T | undefined {
  return list.toSorted((a, b) => getSize(b) - getSize(a))[0]
}
