import { equipment, type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { search } from '../lib/search'

/** Typed with the name of any item: 'speaker hire sydney'. */
const GENERAL_WORDS = ['hire rent rental near me in Sydney', 'a an and for of or the to with']

/** Returns the items of the catalogue that match a query, best match first. See `search`. */
export const searchEquipment = (query: string): readonly EquipmentItem[] =>
  search(equipment, query, (item) => [
    [item.name],
    item.alsoKnownAs ?? [],
    [getEquipmentCategory(item).name],
    [item.description],
    GENERAL_WORDS,
  ])
