/** The parameters with what a visitor has chosen on a page. Their values are names and numbers of ours. */
const choiceParams: readonly string[] = [
  'add',
  'category',
  'count',
  'event',
  'for',
  'guests',
  'hours',
  'item',
  'light',
  'list',
  'place',
  'time',
]

/**
 * The query of a link as we wrote it: without what mail programs, chats, QR codes and trackers do to links. `&amp;` and a
 * second `?` with a name separate parameters, names and our values are in small letters, and what follows a link in a
 * sentence, such as a full stop or a bracket, is not part of a value. Other values, such as a search, stay as they are.
 * Returns the same text if there is nothing to change.
 */
export function tidyQuery(search: string): string {
  const query = search
    .slice(1)
    .replace(/&(?:amp(?:;|%3B))+/gi, '&')
    .replace(/\?(?=[\w.-]+=)/g, '&')
  const params = [...new URLSearchParams(query)].map(([name, value]) => {
    const lowerName = name.toLowerCase()
    const isOurs = choiceParams.indexOf(lowerName) >= 0
    return [lowerName, isOurs ? value.toLowerCase().replace(/[^a-z0-9]+$/, '') : value]
  })
  const tidy = new URLSearchParams(params).toString()
  return tidy === new URLSearchParams(search).toString() ? search : tidy && `?${tidy}`
}

/** The visitor's choices in a query, without a campaign or a tracker: '?light=diamond&hours=7', or empty. */
export function getChoices(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => choiceParams.includes(name))
  return params.length > 0 ? `?${new URLSearchParams(params).toString()}` : ''
}

/** Puts the address of the page in order before anything reads it, so that all of the site reads the same. */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location
  // The filters of the office have names with capitals.
  if (pathname.startsWith('/eventsadmin')) return
  const query = tidyQuery(search)
  if (query !== search)
    window.history.replaceState(window.history.state, '', pathname + query + hash)
}
