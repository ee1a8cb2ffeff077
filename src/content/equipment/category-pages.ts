import type { EquipmentCategory } from '../equipment'
import type { CategoryPage } from '../schemas/category-page'
import { djEquipmentPage } from './dj-equipment-page'
import { lightingPage } from './lighting-page'
import { microphonesPage } from './microphones-page'
import { paSystemsPage } from './pa-systems-page'
import { productionPage } from './production-page'
import { sfxPage } from './sfx-page'

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
