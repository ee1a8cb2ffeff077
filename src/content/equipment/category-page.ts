import type { DescribedPicture } from '../../lib/pictures'
import type { Purpose } from '../advice/guest-rules'
import type { Answer } from '../answers'
import type { EquipmentId } from '../equipment'
import type { Kit } from './kit'

/** The texts of the page of a hire category. Its name, slug and items are in `equipment.ts`. */
export type CategoryPage = {
  /** The page's h1. */
  title: string
  intro: string
  image: DescribedPicture
  /** What to take for each of `SETUP_GUESTS`. */
  setups: { intro: string; list: readonly Setup[] }
  questions: readonly Answer[]
  seo: { title: string; description: string }
}

/** The smallest set of items that suits a number of guests. `hire/setups.ts` finds them in `guest-rules.ts`. */
export type Setup = {
  /** 'For dancing'. */
  title: string
  purpose: Purpose | 'slides'
  /** Only sets with this item. */
  including?: EquipmentId
  /** What goes with the set. */
  alsoItems?: Kit
}
