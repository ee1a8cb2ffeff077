import type { PriceScope } from '../content/schemas/service'
import type { Service } from '../content/services'
import { formatCount } from '../lib/text/quantities'

/** A starting price of a service, in AUD excluding GST, with what it buys. */
export type StartingPrice = PriceScope & { price: number; unit?: string | undefined }

/** The starting prices of a service, the one on its card first. */
export const getStartingPrices = ({
  startingFrom: price,
  unit,
  scope,
  alsoFrom = [],
}: Service): [StartingPrice, ...StartingPrice[]] => [{ price, unit, ...scope }, ...alsoFrom]

/** The scope of a starting price: 'for 3 hours', 'for 2 hours per act', 'for one event'. */
export const formatBuys = ({ hours, unit }: Pick<StartingPrice, 'hours' | 'unit'>): string =>
  [hours && `for ${formatCount(hours, 'hour')}`, unit].filter(Boolean).join(' ')
