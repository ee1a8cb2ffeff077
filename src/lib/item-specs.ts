import { addPrices, type Price } from './money'
import { repeat } from './quantities'

/** The numbers of a hire item: what it weighs, how big it is, and what it needs on site. */
export type ItemSpecs = {
  /** How many equal pieces are hired together. Size, weight and watts are those of one piece. */
  pieces?: number
  sizeMm: { width: number; depth: number; height: number }
  /** What was measured, if not the item ready for use. */
  sizeOf?: string
  weightKg: number
  /** The weight of the heaviest piece, for an item that consists of different pieces. */
  heaviestKg?: number
  /** The most that one piece draws from the mains. */
  watts: number
  /** Why `watts` is 0, for an item without a battery. */
  noMains?: string
  batteryHours?: number
  /** The lowest ceiling under which it can be used. It does not apply outdoors. */
  ceilingM?: number
  /** What only our crew may do. Whatever hangs above people is hung by our crew. */
  crew?: CrewWork
  /** What that work costs at least for one hire, in AUD excluding GST. */
  crewFrom?: number
  /** What the venue has to allow first. */
  permission?: Permission
}

export type CrewWork = 'build' | 'hang' | 'operate'

export type Permission = 'haze' | 'sparks' | 'gas' | 'hanging'

/** The weight above which two people lift, in kilograms. */
export const ONE_PERSON_LIFT_KG = 20

/** The most watts to plan for a 10 A power point: 80% of 10 A × 230 V. */
export const WATTS_PER_OUTLET = 1840

/** Few rooms have more circuits of 10 A. What needs more is connected to three-phase power. */
export const MAX_OUTLETS = 4

/** A three-phase outlet, loaded to 80%, carries as much as this many circuits of 10 A. */
export const OUTLETS_PER_THREE_PHASE = { '20 A': 6, '32 A': 9 }

/** Added to a total, because the plugs behind it are not known and none of them can be divided. */
const TOTAL_RESERVE_PERCENT = 10

/** The most that all pieces of some items together draw from the mains, in watts. */
export const getTotalWatts = (items: readonly ItemSpecs[]): number =>
  items.reduce((sum, { watts, pieces = 1 }) => sum + watts * pieces, 0)

/**
 * How many circuits of 10 A items need, with one power point on each. A piece has one plug, so its watts cannot be
 * divided. From the largest to the smallest, each piece is plugged into the first power point with enough watts left.
 * `totalWatts` includes other devices besides the items.
 */
export function countOutlets(items: readonly ItemSpecs[], totalWatts = 0): number {
  const spareWatts: number[] = []
  const pieces = items.flatMap(({ watts, pieces = 1 }) => repeat(watts, watts > 0 ? pieces : 0))
  for (const watts of pieces.toSorted((a, b) => b - a)) {
    const index = spareWatts.findIndex((spare) => spare >= watts)
    spareWatts[index < 0 ? spareWatts.length : index] = (spareWatts[index] ?? WATTS_PER_OUTLET) - watts
  }
  const totalWithReserve = (totalWatts * (100 + TOTAL_RESERVE_PERCENT)) / 100
  return Math.max(spareWatts.length, Math.ceil(totalWithReserve / WATTS_PER_OUTLET))
}

/** What our crew costs at least for items that are hired together, in AUD excluding GST: the sum. 0 without crew work. */
export const getCrewFrom = (items: readonly Pick<ItemSpecs, 'crewFrom'>[]): number =>
  items.reduce((sum, { crewFrom = 0 }) => sum + crewFrom, 0)

/** What hire items cost together for 24 hours, and their crew on top of it at least, in AUD excluding GST. */
export const getHirePrice = (items: readonly (Pick<ItemSpecs, 'crewFrom'> & { price24h: Price })[]) => ({
  price: addPrices(items.map(({ price24h }) => price24h)),
  crewFrom: getCrewFrom(items),
})

/** The weight of the heaviest single piece, in kilograms. */
export const getHeaviestKg = ({ weightKg, heaviestKg = weightKg }: ItemSpecs): number => heaviestKg

/** '2 × 21.5 kg', or the text alone for a quantity of 1. */
export const withQuantity = (text: string, quantity = 1): string => (quantity > 1 ? `${quantity} × ${text}` : text)

/** Whether two people have to lift its heaviest piece. What our crew builds, our crew also lifts. */
export const needsTwoPeople = (specs: ItemSpecs): boolean =>
  specs.crew !== 'build' && getHeaviestKg(specs) > ONE_PERSON_LIFT_KG

/** Width × depth × height: '878 × 466 × 118 mm', '440 × 410 × 720 mm each' or '600 × 350 × 300 mm, in its case'. */
export function formatSize({ sizeMm, sizeOf, pieces }: ItemSpecs): string {
  const { width, depth, height } = sizeMm
  return `${width} × ${depth} × ${height} mm${pieces ? ' each' : ''}${sizeOf ? `, ${sizeOf}` : ''}`
}

/** '13.1 kg', '2 × 21.5 kg' or '19 kg in all'. */
export function formatWeight({ weightKg, heaviestKg, pieces }: ItemSpecs): string {
  return withQuantity(`${weightKg} kg`, pieces) + (heaviestKg && !pieces ? ' in all' : '')
}

/** '45 W mains', '2 × 500 W mains', '6 W mains, battery up to 8 hours' or the reason for no mains power. */
export function formatPower({ watts, noMains, batteryHours, pieces }: ItemSpecs): string {
  const battery = batteryHours ? `battery up to ${batteryHours} hours` : noMains
  const mains = watts > 0 ? withQuantity(`${watts} W mains`, pieces) : undefined
  const text = [mains, battery].filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
