import type { EquipmentItem } from '../content/equipment'
import { addCrew, multiplyPrice, type PriceWithCrew } from '../lib/text/money'

// Separate from kit-totals.ts, which loads the catalogue.

/** The price of some of an item for some hire days, by default one of it for 24 hours. The crew is paid once for a hire. */
export const getItemPrice = (
  { price24h, crewFrom = 0 }: Pick<EquipmentItem, 'price24h' | 'crewFrom'>,
  count = 1,
  days = 1,
): PriceWithCrew => addCrew(multiplyPrice(price24h, count * days), crewFrom * count)
