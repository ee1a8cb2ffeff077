import type { Kit } from '../content/equipment/kit'
import type { DeliveryAreaId } from '../content/terms/travel'
import type { HireDates } from './hire-period'

// Separate from quote.ts, which loads the catalogue.

/** How the client gets the items: not chosen yet, collected, delivered to one of our areas, or to another place. */
export type Delivery = '' | 'collect' | DeliveryAreaId | 'elsewhere'

const SEPARATOR = '.'

/** Between the id of an item and its count. */
export const TIMES = '*'

/** Before the delivery. No id of an item starts with it: the schema of hire items refuses that. */
export const TO = 'to-'

/**
 * The path of a link to a quote: `/av-hire?list=xdj-xz.led-par*4.2026-12-04.2026-12-07.to-wollongong`. It contains the ids
 * of the items, which are also their URLs, so it still works when names, prices or the order of the catalogue change.
 */
export function formatQuotePath({
  kit,
  dates: { from, to },
  delivery,
}: {
  kit: Kit
  dates: HireDates
  delivery: Delivery
}): `/av-hire?${string}` {
  const items = kit.map(({ id, count }) => (count > 1 ? id + TIMES + count : id))
  const dates = from && to ? [from, to] : []
  const destination = delivery ? [TO + delivery] : []
  return `/av-hire?list=${[...items, ...dates, ...destination].join(SEPARATOR)}`
}
