export type FormerItem = { id: string; name: string }

/**
 * Items that have left the catalogue. When you remove an item from the catalogue, add its id and name here: a link to a
 * quote that contains it can then name it.
 */
export const formerEquipment: readonly FormerItem[] = []
