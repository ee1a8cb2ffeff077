import type { DescribedPicture } from '../../lib/pictures'
import type { Price } from '../../lib/text/money'

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

/**
 * A part of the room: at the end wall, behind or in front of what is there, on each side of it, or in a corner beside it.
 */
export type Position = 'end wall' | 'behind' | 'in front' | 'each side' | 'corner'

export type Permission = 'haze' | 'sparks' | 'gas' | 'hanging'

/** One entry of the hire catalogue. The files in `equipment/` hold the entries, one file for each category. */
export type HireItem = ItemSpecs & {
  /** In the URL of its page. Never change it: stored quotes and shared links contain it. */
  id: string
  name: string
  /** The name without its size, if it ends with one. */
  shortName?: string
  /** What people type into a search engine, for the heading and the title of its page, if that is not its name. */
  searchName?: string
  /** AUD excluding GST for 24 hours. */
  price24h: Price
  /** Other names that people search for. They are not shown. */
  alsoKnownAs?: readonly string[]
  image: DescribedPicture
  backImage?: DescribedPicture
  description: string
  /** Further specifications. */
  additional: readonly string[]
  notes?: string
  /**
   * Where it is used if not on the floor, or the floor that one piece needs, in millimetres. Without it, that is the width
   * and depth of `sizeMm`.
   */
  placement?: 'on a table' | 'overhead' | 'held' | { width: number; depth: number }
  /** The space to keep clear on every side, in metres. */
  clearanceM?: number
  /** Where in the room it is used, if not where `room-rules.ts` places its category. */
  position?: Position
  /** Whether most clients hire two. */
  usuallyInPairs?: true
  /** What it is used with. Its weight, size and watts do not include it. */
  usedWith?: string
  /** Why a client wants it, in the advice on a package that includes it. */
  adviceReason?: string
  /** What it needs outdoors, in the same advice. */
  outdoors?: string
  /** Outdoors it is left out: it hangs from a ceiling, or the wind blows its haze away. */
  needsRoof?: true
}

/** The entries of a category. Checks each of them and keeps their ids as types. */
export const defineHireItems = <const Id extends string>(items: readonly (HireItem & { id: Id })[]) => items
