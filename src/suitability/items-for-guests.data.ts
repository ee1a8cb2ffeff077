import { capacityRules, screenRules } from '../content/advice/guest-rules'
import { equipment, type EquipmentId } from '../content/equipment'
import { getSetupKit } from './setups'
import { getSuitability } from './suitability'

// The catalogue needs only this, not the rules that it is calculated from. See vite/prerender/data-modules.ts.

const purposes = ['dancing', 'slides', 'lights'] as const

/** For how many guests who dance each item suits, for those that limit the number. */
const ownGuests = equipment.map(({ id }) => {
  const { guests, limits } = getSuitability(
    { kit: [{ id, count: 1 }] },
    { seating: 'dancing', place: 'indoors' },
  )
  return { id, guests: limits.length > 0 ? guests : 0 }
})

/** The items of the cheapest sets that suit a number of guests, the most important of each set first, then the others that do. */
function getItems(guests: number): readonly EquipmentId[] {
  const sets = purposes.map((purpose) => getSetupKit({ purpose }, guests)?.kit ?? [])
  const inSets = sets
    .flatMap((kit) => kit.map(({ id }, position) => ({ id, position })))
    .toSorted((a, b) => a.position - b.position)
  const others = ownGuests.filter((item) => item.guests >= guests)
  return [...new Set([...inSets, ...others].map(({ id }) => id))]
}

const allGuests = [...Object.values(capacityRules).flat(), ...screenRules, ...ownGuests].map(
  ({ guests }) => guests,
)

/** What suits up to each number of guests. The lowest number is first. */
export const itemsForGuests = [...new Set(allGuests)]
  .filter((guests) => guests > 0)
  .toSorted((a, b) => a - b)
  .map((guests) => ({ guests, items: getItems(guests) }))
