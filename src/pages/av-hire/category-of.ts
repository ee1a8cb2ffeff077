import { equipmentCategories, type HireItem } from '../../content/equipment'

/** The category that an item stands in, with its name and its gel. */
export function categoryOf(item: HireItem) {
  const category = equipmentCategories.find(({ id }) => id === item.category)
  if (!category) throw new Error(`${item.name} stands in no category`)
  return category
}
