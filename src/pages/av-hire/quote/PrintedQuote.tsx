import { createPortal } from 'react-dom'
import { CrewPrice } from '../../../components/ui/CrewPrice'
import { company } from '../../../content/company'
import { describePeriod, formatHireDays, type HirePeriod } from '../../../hire/hire-dates'
import { type Quote, getQuoteItems, getQuotePrice } from '../../../hire/quote'
import { withQuantity } from '../../../lib/item-specs'
import { formatAud, formatHirePrice, formatPrice, withGst } from '../../../lib/money'
import { QrCode } from './QrCode'
import { PrintedNeeds } from './QuoteNeeds'

type Props = {
  quote: Quote
  period: HirePeriod | null
  /** The link to the quote. */
  url: string
}

/** The quote as a table, printed in place of the page. Outside the dialog that shows it, because dialogs are not printed. */
export function PrintedQuote({ quote, period, url }: Props) {
  const total = getQuotePrice(quote, period?.days)
  const main = document.querySelector('main')
  if (!main) return null
  return createPortal(
    <section className="print-only wrap pt-6">
      <h2 className="mb-4 text-block">AV hire quote</h2>
      {period && <p className="mb-4">{describePeriod(period)}</p>}
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-current">
            <th className="py-2">Item</th>
            <th className="py-2 text-right">+GST per 24 hours</th>
            <th className="py-2 text-right">incl. GST</th>
          </tr>
        </thead>
        <tbody>
          {getQuoteItems(quote).map(({ item, count, price, crewFrom }) => (
            <tr key={item.id} className="break-inside-avoid border-b border-dotted border-current">
              <th scope="row" className="py-2 pr-4 font-normal">
                {withQuantity(item.name, count)}
                {count > 1 && ` (${formatHirePrice(item.price24h)} each)`}
                <CrewPrice amount={crewFrom} />
              </th>
              <td className="py-2 text-right">{formatHirePrice(price)}</td>
              <td className="py-2 text-right">{formatHirePrice(withGst(price))}</td>
            </tr>
          ))}
        </tbody>
        {/* Not `tfoot`, which browsers repeat on every sheet. */}
        <tbody className="[break-before:avoid] break-inside-avoid">
          <tr className="font-bold">
            <th scope="row" className="py-2">
              Indicative total{period && `, ${formatHireDays(period)}`}
            </th>
            <td className="py-2 text-right">{formatPrice(total.price)}</td>
            <td className="py-2 text-right">{formatPrice(withGst(total.price))}</td>
          </tr>
          {total.crewFrom > 0 && (
            <tr className="font-bold">
              <th scope="row" className="py-2">
                plus crew from
              </th>
              <td className="py-2 text-right">{formatAud(total.crewFrom)}</td>
              <td className="py-2 text-right">{formatAud(withGst(total.crewFrom))}</td>
            </tr>
          )}
        </tbody>
      </table>
      <PrintedNeeds quote={quote} />
      <QuoteLink url={url} />
      <p className="mt-4 text-small">
        {company.name}, {company.location}. {company.phones[0].display}, {company.email}
      </p>
    </section>,
    main,
  )
}

function QuoteLink({ url }: { url: string }) {
  return (
    <div className="mt-6 flex break-inside-avoid items-center gap-4">
      <QrCode text={url} label="QR code with the link to this quote" />
      <div className="text-small">
        <p className="font-semibold">Open this quote on your phone</p>
        <p className="mt-1 wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  )
}
