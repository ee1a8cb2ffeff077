import { type EquipmentItem, getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { formatCount, withCount } from '../lib/text/quantities'
import { getHeaviestKg, needsTwoPeople } from './item-facts'
import { formatKitItem, getHighestCeiling, getItems, getWatts, getWeightKg, splitKit } from './kit-totals'

/** The most watts to plan for a 10 A power point: 80% of 10 A × 230 V. */
const WATTS_PER_OUTLET = 1840

/** Few rooms have more circuits of 10 A. What needs more is connected to three-phase power. */
export const MAX_OUTLETS = 4

/** A three-phase outlet, loaded to 80%, carries as much as this many circuits of 10 A. */
const OUTLETS_PER_THREE_PHASE = { '20 A': 6, '32 A': 9 }

/** Added to a total, because the plugs behind it are not known and none of them can be divided. */
const TOTAL_RESERVE_PERCENT = 10

/** The needs of equipment on site. Without equipment all numbers are 0 and all lists are empty. */
export type SiteNeeds = ReturnType<typeof getSiteNeeds>

export type HeavyPiece = {
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

type Item = EquipmentItem & Kit[number]

/** Adds up what hire items need on site. `totalWatts` may include other equipment. */
export function getSiteNeeds(kit: Kit, totalWatts?: number) {
  const items = kit.map((line): Item => ({ ...getEquipment(line.id), ...line }))
  const listNames = (isListed: (item: Item) => unknown) =>
    items.filter(isListed).map(({ shortName, count }) => withCount(shortName, count))
  const heaviestPieces = items.map(toHeaviestPiece)
  const indoors = splitKit(kit, 'indoors')
  const marquee = splitKit(kit, 'marquee')
  const permissions = new Set(items.flatMap(({ permission }) => permission ?? []))
  const crewWork = new Set(items.flatMap(({ crew }) => crew ?? []))

  return {
    /** True for a tier whose crew brings, builds and operates all of it. */
    crewed: false as boolean,
    /** Its items: '2 × 18-Inch Subwoofer'. */
    contents: kit.map(formatKitItem),
    /** The most that all of it draws from the mains. */
    watts: totalWatts ?? getWatts(kit),
    /** 10 A power points, each loaded to 80% at most. */
    outlets: countOutlets(
      items.flatMap(({ watts, pieces = 1, count }) => Array<number>(pieces * count).fill(watts)),
      totalWatts,
    ),
    /** Items that run on a battery and need no mains power. */
    onBattery: listNames(({ watts, batteryHours }) => watts === 0 && batteryHours),
    weightKg: getWeightKg(kit),
    /** Undefined if there is no equipment. */
    heaviest: findLargest(heaviestPieces, ({ weightKg }) => weightKg),
    /** Every piece that two of the client's people have to lift. */
    twoPersonLifts: heaviestPieces.filter(({ lift }) => lift === 'two'),
    floor: addUpFloor(items),
    /** Items on a table, which are not counted as floor. */
    onTable: listNames(({ placement }) => placement === 'on a table'),
    /** Items that hang above the floor. */
    overhead: listNames(({ placement }) => placement === 'overhead'),
    /** Items that need clear space on every side, in metres. Counted in the floor of a tier, not in that of items. */
    clearances: items.flatMap(({ shortName, clearanceM, outdoorsOnly = false }) =>
      clearanceM ? { name: shortName, metres: clearanceM, outdoorsOnly } : [],
    ),
    /** The lowest ceiling in metres, or 0 if any usual ceiling is high enough. It does not apply in the open. */
    ceilingM: getHighestCeiling(indoors.used)?.metres ?? 0,
    /** The same in a marquee, where some items stay outside. */
    marqueeCeilingM: getHighestCeiling(marquee.used)?.metres ?? 0,
    /** Items that stay outside a marquee, because they are never used under its roof. */
    outsideMarquee: getItems(marquee.outside.filter((line) => indoors.used.includes(line))).map(
      ({ item }) => item.shortName,
    ),
    /** Permissions that the venue has to give, with the items that need them. */
    permissions: new Map(
      [...permissions].map((permission) => [permission, listNames((item) => item.permission === permission)]),
    ),
    /** Work that only our crew may do, with the items. Empty for a tier with a crew, which does everything. */
    crewWork: new Map([...crewWork].map((work) => [work, listNames(({ crew }) => crew === work)])),
    /** Equipment that these numbers do not include. */
    notCounted: [...new Set(items.flatMap(({ usedWith }) => [PACKED_WITH_ITEMS, usedWith ?? []].flat()))],
  }
}

/**
 * How many circuits of 10 A some devices need, with one power point on each. A device has one plug, so its watts cannot be
 * divided. From the largest to the smallest, each is plugged into the first power point with enough watts left.
 * `totalWatts` includes other devices besides them.
 */
function countOutlets(deviceWatts: readonly number[], totalWatts = 0): number {
  const spareWatts: number[] = []
  for (const watts of deviceWatts.filter((value) => value > 0).toSorted((a, b) => b - a)) {
    const index = spareWatts.findIndex((spare) => spare >= watts)
    spareWatts[index < 0 ? spareWatts.length : index] = (spareWatts[index] ?? WATTS_PER_OUTLET) - watts
  }
  const totalWithReserve = (totalWatts * (100 + TOTAL_RESERVE_PERCENT)) / 100
  return Math.max(spareWatts.length, Math.ceil(totalWithReserve / WATTS_PER_OUTLET))
}

function toHeaviestPiece(item: Item): HeavyPiece {
  const lift = item.crew === 'build' ? 'crew' : needsTwoPeople(item) ? 'two' : 'one'
  return { name: item.shortName, weightKg: getHeaviestKg(item), lift }
}

function addUpFloor(items: readonly Item[]): Floor {
  const footprints = items.flatMap(({ shortName, pieces = 1, count, sizeMm, placement = sizeMm }) => {
    if (typeof placement === 'string') return []
    const { width, depth } = placement
    return { name: shortName, width: width / 1000, depth: depth / 1000, squareMm: width * depth * pieces * count }
  })
  return {
    squareMetres: footprints.reduce((sum, { squareMm }) => sum + squareMm, 0) / 1e6,
    largest: findLargest(footprints, ({ width, depth }) => width * depth),
  }
}

function findLargest<T>(list: readonly T[], getSize: (value: T) => number): T | undefined {
  return list.toSorted((a, b) => getSize(b) - getSize(a))[0]
}

/** '2 power circuits', or 'Three-phase power, 20 A or 32 A'. */
export const formatOutlets = (outlets: number): string =>
  outlets > MAX_OUTLETS
    ? `Three-phase power, ${formatThreePhaseAmperes(outlets)}`
    : formatCount(outlets, 'power circuit')

export function formatThreePhaseAmperes(outlets: number): string {
  if (outlets > OUTLETS_PER_THREE_PHASE['32 A']) return 'over 32 A'
  return outlets > OUTLETS_PER_THREE_PHASE['20 A'] ? '32 A' : '20 A or 32 A'
}
