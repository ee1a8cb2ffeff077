import type { PriceScope } from '../content/schemas/service'
import type { Service } from '../content/services'
import { getTripPrice } from '../content/terms/travel'
import type { Place } from '../hire/use-suburb'
import { getTotal } from '../lib/text/money'
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

/** A starting price for more hours, more performers and the visitor's suburb. */
export type ServiceBooking = {
  start: StartingPrice
  hours: number
  /** The price is for one of them. */
  count: number
  suburb?: Place | undefined
}

/** The price of a booking's trip, in AUD excluding GST. 0 if the price of the service includes it, or if it is quoted. */
export const getServiceTrip = ({ travel }: Service, { suburb }: ServiceBooking): number =>
  travel === 'by-area' && suburb?.area ? getTripPrice(suburb.area, 'people') : 0

/** The lowest price of a booking, in AUD excluding GST. All performers come in one trip. */
export const getServiceTotal = (service: Service, booking: ServiceBooking): number => {
  const { start, hours, count } = booking
  const { price, extraHour = 0, hours: included = hours } = start
  return getTotal({
    price: price * count,
    extraHours: hours - included,
    extraHour: extraHour * count,
    trip: getServiceTrip(service, booking),
  })
}
