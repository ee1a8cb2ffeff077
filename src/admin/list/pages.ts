import { formatNumber } from '../../lib/text/quantities'

/** 24 fill the rows of two and of three columns. */
export const PAGE_SIZE = 24

/** Reads the number of a page, counted from 1, from the query of the URL. It may be past the last page. */
export function parsePage(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The parameter of the URL for a page. */
export const formatPage = (page: number) => (page > 1 ? String(page) : '')

export type ListPage<Item> = {
  items: readonly Item[]
  page: number
  pageCount: number
  /** The index of the first item. */
  start: number
  /** How many items all pages have. */
  matchCount: number
  /** How many there are without filters. */
  total: number
}

/** How many pages a list has. An empty one has one. */
export const countPages = (matchCount: number): number => Math.max(1, Math.ceil(matchCount / PAGE_SIZE))

/** Returns the items of a page, or of the last page if there are fewer pages. */
export function getPage<Item>(matches: readonly Item[], requestedPage: number, total = matches.length): ListPage<Item> {
  const pageCount = countPages(matches.length)
  const page = Math.min(requestedPage, pageCount)
  const start = (page - 1) * PAGE_SIZE
  const items = matches.slice(start, start + PAGE_SIZE)
  return { items, page, pageCount, start, matchCount: matches.length, total }
}

/** '4 of 4 shown', or '25 to 48 of 60 shown, 1,000 in all' if there are pages. */
export function formatShown({ items, start, matchCount, total }: ListPage<unknown>): string {
  const count = items.length
  if (count === matchCount) return `${formatNumber(count)} of ${formatNumber(total)} shown`
  const range = `${formatNumber(start + 1)} to ${formatNumber(start + count)} of ${formatNumber(matchCount)} shown`
  return matchCount === total ? range : `${range}, ${formatNumber(total)} in all`
}
