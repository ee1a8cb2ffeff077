import { search } from '../../lib/text/search'

/** Returns the items whose texts match every word of a query, see `search`. An empty query matches every item. */
export function findMatches<Item>(
  items: readonly Item[],
  query: string,
  getTexts: (item: Item) => readonly string[],
): ReadonlySet<Item> {
  const { items: found, match } = search(items, query, (item) => [getTexts(item)])
  return new Set(match === 'partial' ? [] : found)
}
