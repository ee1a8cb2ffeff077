/** The address that opens an item's dialog in the hire catalogue. */
export const itemLink = (id: string): `/av-hire?item=${string}` => `/av-hire?item=${id}`
