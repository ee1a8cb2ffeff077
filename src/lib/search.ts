type Searchable = { name: string; description: string; category: string }

export type CatalogueFilter = {
  /** Found anywhere in an item's name or description, in any case. Space around it does not count. */
  query: string
  /** The only category shown; null shows them all. */
  category: string | null
}

/** The items that a filter leaves, in their own order. */
export function searchCatalogue<Item extends Searchable>(
  items: readonly Item[],
  { query, category }: CatalogueFilter,
): Item[] {
  const wanted = query.trim().toLowerCase()
  return items.filter(
    (item) =>
      (category === null || item.category === category) &&
      (item.name.toLowerCase().includes(wanted) || item.description.toLowerCase().includes(wanted)),
  )
}
