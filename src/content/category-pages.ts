import type { CategoryPage } from './category-page'
import type { EquipmentCategory } from './equipment'
import { djEquipmentPage } from './equipment/dj-equipment-page'
import { lightingPage } from './equipment/lighting-page'
import { microphonesPage } from './equipment/microphones-page'
import { paSystemsPage } from './equipment/pa-systems-page'
import { productionPage } from './equipment/production-page'
import { sfxPage } from './equipment/sfx-page'

/** For how many guests the pages of the categories say what to take. */
export const SETUP_GUESTS = [50, 100, 200]

export const categoryPages: Record<EquipmentCategory, CategoryPage> = {
  'dj-equipment': djEquipmentPage,
  'pa-systems': paSystemsPage,
  microphones: microphonesPage,
  lighting: lightingPage,
  production: productionPage,
  sfx: sfxPage,
}
