import type { ItemSpecs } from '../lib/item-specs'
import type { Price } from '../lib/money'
import type { DescribedPicture } from '../lib/pictures'

/** One entry of the hire catalogue. The files in `equipment/` hold the entries, one file for each category. */
export type HireItem = ItemSpecs & {
  /** In the URL of its page. Never change it: stored quotes and shared links contain it. */
  id: string
  name: string
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
  /** Whether most clients take two of it. */
  usuallyInPairs?: true
  /** What it is used with. Its weight, size and watts do not include it. */
  usedWith?: string
  /** Why a client wants it, in the advice on a package that includes it. */
  adviceReason?: string
  /** What it needs outdoors, in the same advice. */
  outdoors?: string
}

/** The entries of a category. Checks each of them and keeps their ids as types. */
export const defineHireItems = <const Id extends string>(items: readonly (HireItem & { id: Id })[]) => items
