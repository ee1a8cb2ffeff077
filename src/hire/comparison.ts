import type { EquipmentItem } from '../content/equipment'

export type Comparison = {
  /** Up to `MAX_COMPARED_ITEMS` of one category, in the order in which they were chosen. */
  items: readonly EquipmentItem[]
  /** The item that was chosen last and not added, because the comparison is full or of another category. */
  refused?: EquipmentItem
}

/** More columns do not fit into the dialog. */
export const MAX_COMPARED_ITEMS = 3

export const emptyComparison: Comparison = { items: [] }

/** Adds an item, or removes it if it was added before. Null removes all items. */
export function updateComparison({ items }: Comparison, item: EquipmentItem | null): Comparison {
  if (!item) return emptyComparison
  if (items.includes(item)) return { items: items.filter((other) => other !== item) }
  const fits = items.length < MAX_COMPARED_ITEMS && items.every(({ category }) => category === item.category)
  return fits ? { items: [...items, item] } : { items, refused: item }
}
