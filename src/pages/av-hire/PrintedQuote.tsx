import { company } from '../../content/company'
import { formatPrice, withGst } from '../../lib/money'
import { type Cart, cartItems, cartTotal, hirePrice } from '../../quote/cart'

/** The cart on paper: what "Print list" and the browser's own print command give while the cart is open. */
export function PrintedQuote({ cart }: { cart: Cart }) {
  const total = cartTotal(cart)
  return (
    <section className="wrap hidden pt-6 print:block">
      <h2 className="mb-4 text-block">AV hire quote list</h2>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-current">
            <th className="py-2">Item</th>
            <th className="py-2 text-right">+GST per 24 h</th>
            <th className="py-2 text-right">incl. GST</th>
          </tr>
        </thead>
        <tbody>
          {cartItems(cart).map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b border-dotted border-current">
              <th scope="row" className="py-2 pr-4 font-normal">
                {item.name}
              </th>
              <td className="py-2 text-right">{hirePrice(item.price24h)}</td>
              <td className="py-2 text-right">{hirePrice(withGst(item.price24h))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className="py-2">
              Indicative total
            </th>
            <td className="py-2 text-right">{formatPrice(total)}</td>
            <td className="py-2 text-right">{formatPrice(withGst(total))}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 text-small">
        {company.name}, {company.location}. {company.phones[0].display}, {company.email}
      </p>
    </section>
  )
}
