import type { EventPlace } from '../content/advice/event-places'
import { type EquipmentItem, getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { formatCount, withCount } from '../lib/text/quantities'
import { getHeaviestKg } from './item-facts'
import { getBlock, getDanceFloor } from './kit-floor'
import { formatKitItem, getHighestCeiling, getWatts, getWeightKg, splitKit } from './kit-totals'

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

/**
 * Adds up what hire items need on site. `totalWatts` may include other equipment. In the open, those that need a roof are left
 * out.
 */
export function getSiteNeeds(all: Kit, totalWatts?: number, place: EventPlace = 'indoors') {
  const { leftOut } = splitKit(all, place)
  const kit = all.filter((line) => !leftOut.includes(line))
  const usedWatts = totalWatts === undefined ? undefined : totalWatts - getWatts(leftOut)
  const items = kit.map((line): EquipmentItem & Kit[number] => ({
    ...getEquipment(line.id),
    ...line,
  }))
  const listNames = (isListed: (item: EquipmentItem) => boolean) =>
    items.filter(isListed).map(({ shortName, count }) => withCount(shortName, count))
  const { used } = splitKit(kit, 'indoors')
  const permissions = new Set(items.flatMap(({ permission }) => permission ?? []))
  const crewWork = new Set(items.flatMap(({ crew }) => crew ?? []))
  const heaviestPieces = items.map((item) => ({
    name: item.shortName,
    weightKg: getHeaviestKg(item),
  }))

  return {
    /** True for a tier whose crew brings, builds and operates all of it. */
    crewed: false as boolean,
    /** Its items: '2 × 18-Inch Subwoofer'. */
    contents: kit.map(formatKitItem),
    /** What is booked, too, and is in no other need: the names of add-ons. */
    uncounted: [] as readonly string[],
    /** The most that all of it draws from the mains. */
    watts: usedWatts ?? getWatts(kit),
    /** 10 A power points, each loaded to 80% at most. */
    outlets: countOutlets(
      items.flatMap(({ watts, pieces = 1, count }) => Array<number>(pieces * count).fill(watts)),
      usedWatts,
    ),
    /** Excludes cables, cases and stands, because their weights are unknown. */
    weightKg: getWeightKg(kit),
    /** Undefined if there is no equipment. */
    heaviest: heaviestPieces.toSorted((a, b) => b.weightKg - a.weightKg)[0],
    /** Floor space of the items side by side, without a dance floor or the clear space of effects. A tier's includes both. */
    floor: getBlock(used),
    danceFloor: getDanceFloor(used),
    /** Items that need clear space on every side, in metres. */
    clearances: items.flatMap(({ shortName, clearanceM }) =>
      clearanceM ? { name: shortName, metres: clearanceM } : [],
    ),
    /** The lowest ceiling in metres, or 0 if any usual ceiling is high enough. It does not apply in the open. */
    ceilingM: getHighestCeiling(used)?.metres ?? 0,
    /** Permissions that the venue has to give, with the items that need them. */
    permissions: new Map(
      [...permissions].map((permission) => [
        permission,
        listNames((item) => item.permission === permission),
      ]),
    ),
    /** Work that only our crew may do, with the items. Empty for a tier with a crew, which does everything. */
    crewWork: new Map([...crewWork].map((work) => [work, listNames(({ crew }) => crew === work)])),
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
    spareWatts[index < 0 ? spareWatts.length : index] =
      (spareWatts[index] ?? WATTS_PER_OUTLET) - watts
  }
  const totalWithReserve = (totalWatts * (100 + TOTAL_RESERVE_PERCENT)) / 100
  return Math.max(spareWatts.length, Math.ceil(totalWithReserve / WATTS_PER_OUTLET))
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
