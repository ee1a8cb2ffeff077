type Searchable = { name: string; category: string }

type CatalogueFilter = {
  /** Matches any part of an item's name or description. Ignores case and surrounding white space. */
  query: string
  /** Null matches every category. */
  category: string | null
}

/** Returns the matching items in their original order. `getDescription` returns an item's description. */
export function searchCatalogue<Item extends Searchable>(
  items: readonly Item[],
  { query, category }: CatalogueFilter,
  getDescription: (item: Item) => string,
): Item[] {
  const text = query.trim().toLowerCase()
  return items.filter(
    (item) =>
      (category === null || item.category === category) &&
      (item.name.toLowerCase().includes(text) || getDescription(item).toLowerCase().includes(text)),
  )
}
