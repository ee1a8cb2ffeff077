import { addCrew, formatPriceWithCrew, formatTotal } from '../lib/text/money'
import { djEquipment } from './equipment/dj-equipment'
import { lighting } from './equipment/lighting'
import { microphones } from './equipment/microphones'
import { paSystems } from './equipment/pa-systems'
import { production } from './equipment/production'
import { sfx } from './equipment/sfx'
import type { Category } from './schemas/category'
import type { HireItem } from './schemas/hire-item'

/**
 * The hire catalogue in its order. The entries of a category are in its file in `equipment/`, the texts of its page in
 * the file beside it that ends in `-page.ts`.
 */
const categories = [
  {
    id: 'dj-equipment',
    slug: 'dj-equipment',
    name: 'DJ Equipment',
    gel: 'congo',
    items: djEquipment,
  },
  { id: 'pa-systems', slug: 'pa-systems', name: 'PA Systems', gel: 'teal', items: paSystems },
  { id: 'microphones', slug: 'microphones', name: 'Microphones', gel: 'rose', items: microphones },
  { id: 'lighting', slug: 'lighting', name: 'Lighting', gel: 'straw', items: lighting },
  { id: 'production', slug: 'staging', name: 'Production', gel: 'teal', items: production },
  { id: 'sfx', slug: 'effects', name: 'SFX', gel: 'amber', items: sfx },
] as const satisfies readonly Category[]

export type EquipmentCategory = (typeof categories)[number]['id']
export type CategorySlug = (typeof categories)[number]['slug']
export type EquipmentId = (typeof categories)[number]['items'][number]['id']
export type EquipmentItem = HireItem & {
  id: EquipmentId
  category: EquipmentCategory
  shortName: string
  /** The summary with the details. */
  description: string
}

export type HireCategory = Category & { id: EquipmentCategory; slug: CategorySlug }

export const equipmentCategories: readonly HireCategory[] = categories

export const equipment: readonly EquipmentItem[] = categories.flatMap(({ id: category, items }) =>
  items.map((item: HireItem & { id: EquipmentId }) => ({
    shortName: item.name,
    ...item,
    category,
    description: [item.summary, item.details].filter(Boolean).join(' '),
  })),
)

const itemsById = new Map<string | null, EquipmentItem>(equipment.map((item) => [item.id, item]))

export const findEquipment = (id: string | null): EquipmentItem | undefined => itemsById.get(id)

export function getEquipment(id: EquipmentId): EquipmentItem {
  const item = findEquipment(id)
  if (!item) throw new Error(`Unknown hire item: ${id}`)
  return item
}

/** '$71.50 incl. GST ($65+GST)' for 24 hours, or 'from $341 incl. GST with crew ($310+GST)'. */
export function formatItemPrice(id: EquipmentId): string {
  const { price24h, crewFrom } = getEquipment(id)
  return (crewFrom ? 'from ' : '') + formatPriceWithCrew(addCrew(price24h, crewFrom))
}

/** '$71.50 incl. GST' for 24 hours, where there is no room for both prices. */
export const formatItemTotal = (id: EquipmentId): string => formatTotal(getEquipment(id).price24h)

export function getEquipmentCategory(item: Pick<EquipmentItem, 'category'>): HireCategory {
  const category = equipmentCategories.find(({ id }) => id === item.category)
  if (!category) throw new Error(`Unknown equipment category: ${item.category}`)
  return category
}
