import { createPortal } from 'react-dom'
import type { Booking } from '../../../booking/booking'
import { describeDelivery, listCrewDays, mayBeCollected } from '../../../booking/hire-lines'
import { type BookingPrice, getItemRows, getTripAmount } from '../../../booking/price'
import { useNow } from '../../../components/hooks/use-now'
import { PrintedHeader } from '../../../components/PrintedHeader'
import type { EquipmentItem } from '../../../content/equipment'
import type { Kit } from '../../../content/equipment/kit'
import { hireRules } from '../../../content/terms/hire-terms'
import { describeDayPrice } from '../../../enquiry/day-price'
import { describePeriod, formatEstimate } from '../../../hire/hire-dates'
import { formatDuration, type HirePeriod } from '../../../hire/hire-period'
import { formatLongDate, sydneyToday } from '../../../lib/dates/dates'
import { formatHirePrice, formatPrice, type Price, withGst } from '../../../lib/text/money'
import { withCount } from '../../../lib/text/quantities'
import { PrintedNeeds } from './QuoteNeeds'

type Props = {
  booking: Booking
  price: BookingPrice
  kit: Kit
  /** The link to the quote. */
  url: string
}

/** The quote as a table, printed in place of the page. Outside the dialog that shows it, because dialogs are not printed. */
export function PrintedQuote({ booking, price, kit, url }: Props) {
  const now = useNow()
  const { period = null } = booking
  const delivery = describeDelivery(booking, price)
  const dayPrice = describeDayPrice(listCrewDays(booking))
  const tripPrice = getTripAmount(price.trip)
  const main = document.querySelector('main')
  if (!main) return null
  return createPortal(
    <section className="print-only wrap">
      <PrintedHeader path="/av-hire" />
      <h2 className="text-card">AV hire estimate</h2>
      <p className="mb-4 text-small">{now && `Printed on ${formatLongDate(sydneyToday(now))}`}</p>
      {period && <p className="mb-4">{describePeriod(period, mayBeCollected(booking))}</p>}
      {dayPrice && <p className="mb-4">{dayPrice}</p>}
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-current">
            <th className="py-2">Item</th>
            <th className="py-2 text-right">{`+GST for ${formatDuration(period)}`}</th>
            <th className="py-2 text-right">incl. GST</th>
          </tr>
        </thead>
        <tbody>
          {getItemRows(price).map(({ item, count, price: itemPrice, crewFrom }) => (
            <tr key={item.id} className="break-inside-avoid border-b border-dotted border-current">
              <th scope="row" className="py-2 pr-4 font-normal">
                <span>{withCount(item.name, count)}</span>
                <span>{formatUnitPrice(item, count, period)}</span>
                {crewFrom > 0 && <span> (needs our crew)</span>}
              </th>
              <Amounts price={itemPrice} format={formatHirePrice} />
            </tr>
          ))}
        </tbody>
        {/* Not `tfoot`, which browsers repeat on every sheet. */}
        <tbody className="[break-before:avoid] break-inside-avoid">
          {price.crewFrom > 0 && (
            <tr>
              <th scope="row" className="py-2 font-normal">
                Our crew, from
              </th>
              <Amounts price={price.crewFrom} />
            </tr>
          )}
          {delivery && (
            <tr>
              <th scope="row" className="py-2 font-normal" colSpan={tripPrice > 0 ? 1 : 3}>
                {delivery}
              </th>
              {tripPrice > 0 && <Amounts price={tripPrice} />}
            </tr>
          )}
          <tr className="font-bold">
            <th scope="row" className="py-2">
              <span>{`Indicative total for ${formatDuration(period)}`}</span>
              {price.isFrom && <span>, from</span>}
            </th>
            <Amounts price={price.total} />
          </tr>
        </tbody>
      </table>
      <p className="mt-4 text-small">{formatEstimate(period)}</p>
      <p className="mt-4 text-small">{hireRules.faults}</p>
      <PrintedNeeds kit={kit} />
      <p className="mt-4 text-small wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>
    </section>,
    main,
  )
}

/** ' ($50 each a day)', unless the price of the row is that of one item for a day. */
function formatUnitPrice(
  { price24h }: EquipmentItem,
  count: number,
  period: HirePeriod | null,
): string {
  const isForDays = period !== null && period.days > 1
  const unit = [count > 1 && 'each', isForDays && 'a day'].filter(Boolean).join(' ')
  return unit && ` (${formatHirePrice(price24h)} ${unit})`
}

/** An amount without and with GST. */
function Amounts({
  price,
  format = formatPrice,
}: {
  price: Price
  format?: (price: Price) => string
}) {
  return [price, withGst(price)].map((amount, index) => (
    <td key={index} className="py-2 text-right">
      {format(amount)}
    </td>
  ))
}
