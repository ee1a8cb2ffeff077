type Searchable = { name: string; description: string; category: string }

export type CatalogueFilter = {
  /** Matches any part of an item's name or description. Upper and lower case are the same, outer spaces are ignored. */
  query: string
  /** Null matches every category. */
  category: string | null
}

/** Returns the items that match, in the order in which they were given. */
export function searchCatalogue<Item extends Searchable>(
  items: readonly Item[],
  { query, category }: CatalogueFilter,
): Item[] {
  const text = query.trim().toLowerCase()
  return items.filter(
    (item) =>
      (category === null || item.category === category) &&
      (item.name.toLowerCase().includes(text) || item.description.toLowerCase().includes(text)),
  )
}
