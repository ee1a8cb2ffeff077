import type { Setup } from '../content/category-page'
import type { EquipmentId } from '../content/equipment'
import { type GuestRule, guestRules, screenRules } from '../content/guest-rules'
import { getHirePrice } from '../lib/item-specs'
import { getLowestPrice, type Price } from '../lib/money'
import { listSingly } from './kit'

export type SetupFacts = {
  /** What to hire, with the number of each item. */
  items: ReadonlyMap<EquipmentId, number>
  /** The most guests that it suits indoors. */
  guests: number
  /** For all items, in AUD excluding GST. */
  price: Price
  /** What our crew costs on top of the price, at least. */
  crewFrom: number
}

const screens: readonly GuestRule[] = screenRules.flatMap(({ item, guests }) =>
  item ? { items: { [item]: 1 }, guests } : [],
)

/**
 * The items that suit a number of guests and few more, the cheapest of them first. Undefined if nothing in the catalogue
 * suits so many.
 */
export function getSetup({ purpose, including, alsoItems = [] }: Setup, guests: number): SetupFacts | undefined {
  const rules = purpose === 'slides' ? screens : guestRules[purpose]
  return rules
    .filter((rule) => rule.guests >= guests && (!including || rule.items[including]))
    .map((rule) => toFacts(rule, alsoItems))
    .toSorted((a, b) => a.guests - b.guests || getLowest(a) - getLowest(b))[0]
}

function toFacts(rule: GuestRule, alsoItems: readonly EquipmentId[]): SetupFacts {
  const items = new Map([
    ...alsoItems.map((id) => [id, 1] as const),
    ...(Object.entries(rule.items) as [EquipmentId, number][]),
  ])
  return { items, guests: rule.guests, ...getHirePrice(listSingly(items)) }
}

const getLowest = ({ price, crewFrom }: SetupFacts): number => getLowestPrice(price) + crewFrom
