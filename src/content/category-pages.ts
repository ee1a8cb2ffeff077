import type { DescribedPicture } from '../lib/pictures'
import { adviceRules } from './advice-rules'
import type { Answer } from './answers'
import type { EquipmentCategory, EquipmentId, Kit } from './equipment'
import { djEquipmentPage } from './equipment/dj-equipment-page'
import { lightingPage } from './equipment/lighting-page'
import { microphonesPage } from './equipment/microphones-page'
import { paSystemsPage } from './equipment/pa-systems-page'
import { productionPage } from './equipment/production-page'
import { sfxPage } from './equipment/sfx-page'
import type { Purpose } from './guest-rules'

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
  /** What to do for more guests than any set suits. */
  tooMany?: string
}

/** For how many guests the pages of the categories say what to take. */
export const SETUP_GUESTS = [50, 100, 200]

/** Follows the intro of setups with speakers. */
export const outdoorSetups = `Outside there are no walls to help, so each set suits only about ${adviceRules.outdoorGuestPercent}% as many guests.`

export const categoryPages: Record<EquipmentCategory, CategoryPage> = {
  'dj-equipment': djEquipmentPage,
  'pa-systems': paSystemsPage,
  microphones: microphonesPage,
  lighting: lightingPage,
  production: productionPage,
  sfx: sfxPage,
}
