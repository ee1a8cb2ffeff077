type Searchable = { name: string; alsoKnownAs?: readonly string[]; description: string; category: string }

type CatalogueFilter = {
  /** Matches any part of an item's names or description. Ignores case and surrounding white space. */
  query: string
  /** Null matches every category. */
  category: string | null
}

/** Returns the matching items in their original order. */
export function searchCatalogue<Item extends Searchable>(
  items: readonly Item[],
  { query, category }: CatalogueFilter,
): Item[] {
  const text = query.trim().toLowerCase()
  return items.filter(
    (item) =>
      (category === null || item.category === category) &&
      [item.name, ...(item.alsoKnownAs ?? []), item.description].some((words) => words.toLowerCase().includes(text)),
  )
}
