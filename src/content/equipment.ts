import type { Gel } from '../lib/gels'
import { djEquipment } from './equipment/dj-equipment'
import { lighting } from './equipment/lighting'
import { microphones } from './equipment/microphones'
import { paSystems } from './equipment/pa-systems'
import { production } from './equipment/production'
import { sfx } from './equipment/sfx'
import type { HireItem } from './hire-item'

type Category = { id: string; name: string; gel: Gel; items: readonly HireItem[] }

/** The hire catalogue in its order. The entries of a category are in its file in `equipment/`. */
const categories = [
  { id: 'dj-equipment', name: 'DJ Equipment', gel: 'congo', items: djEquipment },
  { id: 'pa-systems', name: 'PA Systems', gel: 'teal', items: paSystems },
  { id: 'microphones', name: 'Microphones', gel: 'rose', items: microphones },
  { id: 'lighting', name: 'Lighting', gel: 'straw', items: lighting },
  { id: 'production', name: 'Production', gel: 'teal', items: production },
  { id: 'sfx', name: 'SFX', gel: 'amber', items: sfx },
] as const satisfies readonly Category[]

export type EquipmentCategory = (typeof categories)[number]['id']
export type EquipmentId = (typeof categories)[number]['items'][number]['id']
export type EquipmentItem = HireItem & { id: EquipmentId; category: EquipmentCategory }

export const equipmentCategories: readonly (Category & { id: EquipmentCategory })[] = categories

export const equipment: readonly EquipmentItem[] = categories.flatMap(({ id: category, items }) =>
  items.map((item) => ({ ...item, category })),
)

const itemsById = new Map<string | null, EquipmentItem>(equipment.map((item) => [item.id, item]))

export const findEquipment = (id: string | null): EquipmentItem | undefined => itemsById.get(id)

export function getEquipment(id: EquipmentId): EquipmentItem {
  const item = findEquipment(id)
  if (!item) throw new Error(`Unknown hire item: ${id}`)
  return item
}

export function getEquipmentCategory(item: EquipmentItem) {
  const category = equipmentCategories.find(({ id }) => id === item.category)
  if (!category) throw new Error(`Unknown equipment category: ${item.category}`)
  return category
}
