import {
  describeDelivery,
  listCrewDays,
  mayBeCollected,
  toHireBooking,
} from '../../booking/hire-lines'
import { useSuburb } from '../../booking/place/use-suburb'
import { getItemRows, priceBooking } from '../../booking/price'
import { UNKNOWN_PARTS } from '../../booking/words'
import { useHirePeriod } from '../../components/hooks/use-hire-period'
import { Button } from '../../components/ui/Button'
import { describeDayPrice } from '../../enquiry/day-price'
import { describePeriod } from '../../hire/hire-dates'
import { formatDuration, noDates } from '../../hire/hire-period'
import { countItems } from '../../hire/kit-totals'
import { parseSharedQuote, type Quote } from '../../hire/quote'
import { formatCount, withCount } from '../../lib/text/quantities'
import { HirePrice } from './HirePrice'
import { CheaperTier } from './quote/CheaperTier'
import type { VisitorQuote } from './quote/use-visitor-quote'

type Props = {
  text: string
  quote: VisitorQuote
  onClose: () => void
  /** Called instead of `onClose` if the visitor does not use the quote. */
  onDecline: () => void
}

/** The items of a link's quote with their total, and the question whether to use it in place of the visitor's own. */
export default function SharedQuote({ text, quote: own, onClose, onDecline }: Props) {
  const shared = parseSharedQuote(text)
  const { kit, dates, delivery, hasUnknownParts } = shared
  const { today, period } = useHirePeriod(dates)
  const used: Quote = { kit, delivery, dates: today && !period ? noDates : dates }
  const ownCount = countItems(own.kit)
  // A link without a suburb does not go to the visitor's.
  const { place, isLinked } = useSuburb()
  const booking = toHireBooking(shared, period, isLinked ? place : undefined)
  const price = priceBooking(booking)
  const dayPrice = describeDayPrice(listCrewDays(booking))

  function handleUse() {
    own.update(() => used)
    onClose()
    own.open()
  }

  if (kit.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4 px-6 pt-4 pb-8">
        <h3 className="text-card">We couldn't open this quote</h3>
        <p>
          None of its items are in our catalogue. Your own quote hasn't changed. Ask the sender for
          a new one, or choose from our catalogue.
        </p>
        <Button variant="primary" onClick={onDecline}>
          Browse the catalogue
        </Button>
      </div>
    )
  }
  return (
    <>
      <div className="space-y-2 px-6 pt-4 pb-5">
        <h3 className="text-card">{`${formatCount(countItems(kit), 'item')}, for ${formatDuration(period)}`}</h3>
        <p>
          {ownCount > 0
            ? `It would take the place of your own quote, which has ${formatCount(ownCount, 'item')}. You can't undo this.`
            : 'You can change it before you ask for a quote.'}
        </p>
        {period && <p>{describePeriod(period, mayBeCollected(booking))}</p>}
        {dayPrice && <p className="text-warm">{dayPrice}</p>}
        {booking.place && <p className="wrap-anywhere">{describeDelivery(booking, price)}</p>}
        {today && !period && (dates.from || dates.to) && (
          <p>The dates in the link are past or wrong, so we've left them out.</p>
        )}
        {hasUnknownParts && <p>{UNKNOWN_PARTS}</p>}
      </div>
      <div className="px-6">
        <CheaperTier booking={booking} />
      </div>
      <ul className="grid gap-x-8 px-6 pb-5 sm:grid-cols-2">
        {getItemRows(price).map(({ item, count, ...itemPrice }) => (
          <li key={item.id} className="border-t border-dashed border-line py-4">
            <p translate="no" className="text-small font-semibold text-warm">
              {withCount(item.name, count)}
            </p>
            <HirePrice
              {...itemPrice}
              period={period}
              listSaysDuration
              className="mt-1 text-small"
            />
          </li>
        ))}
      </ul>
      {/* Not sticky in a low window, for example at 200% zoom, where it would cover most of it. */}
      <div className="bottom-0 border-t border-line bg-plate px-6 py-5 [@media(min-height:37rem)]:sticky">
        <h4 className="font-text text-small font-semibold tracking-normal">Total</h4>
        <HirePrice {...price} period={period} withParts isSum className="mt-1 text-price" />
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-4 max-sm:*:first:basis-full">
          <Button variant="primary" onClick={handleUse}>
            {ownCount > 0 ? 'Replace my quote' : 'Use this quote'}
          </Button>
          <Button onClick={onDecline}>{ownCount > 0 ? 'Keep mine' : 'No, thanks'}</Button>
        </div>
      </div>
    </>
  )
}
