import type { EquipmentItem } from '../content/equipment'
import { multiplyPrice, type Price } from '../lib/text/money'

// Separate from kit-totals.ts, which loads the catalogue.

/** What something costs with our crew, in AUD excluding GST. */
export type PriceWithCrew = {
  /** Without the crew. A range if the price of any part is a range. */
  price: Price
  /** The lowest price of our crew for the whole booking, on top of the price. 0 if nothing needs it. */
  crewFrom: number
}

/** The price of some of an item for some hire days. The crew is paid once, however long the hire is. */
export const getItemPrice = (
  { price24h, crewFrom = 0 }: Pick<EquipmentItem, 'price24h' | 'crewFrom'>,
  count: number,
  days: number,
): PriceWithCrew => ({
  price: multiplyPrice(price24h, count * days),
  crewFrom: crewFrom * count,
})
