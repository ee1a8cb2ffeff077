import type { ReactNode } from 'react'
import { useHirePeriod } from '../../components/hooks/use-hire-period'
import { Button } from '../../components/ui/Button'
import { Picture } from '../../components/ui/Picture'
import { describePeriod, noDates } from '../../hire/hire-dates'
import { countItems, describeDelivery, getPricedItems } from '../../hire/kit-totals'
import { getQuotePrice, isSameQuote, type Quote, type LinkedQuote, parseSharedQuote } from '../../hire/quote'
import { formatCount, withCount } from '../../lib/text/quantities'
import { HirePrice } from './HirePrice'
import type { VisitorQuote } from './quote/QuoteBar'
import { QuoteNeeds } from './quote/QuoteNeeds'

type Props = { text: string; quote: VisitorQuote; onClose: () => void }

/** The quote of a link with the question whether to use it, or why the link has no quote. */
export default function SharedQuote({ text, quote, onClose }: Props) {
  const shared = parseSharedQuote(text)

  function handleUse(used: Quote) {
    quote.update(() => used)
    onClose()
    quote.open()
  }

  if (!shared || shared.kit.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4 px-6 py-8">
        <QuoteTitle>We couldn't open this quote</QuoteTitle>
        <p>{`${getProblem(shared)} Your own quote hasn't changed. Ask the sender for a new one, or choose from our catalogue.`}</p>
        <Button variant="primary" onClick={onClose} className="mt-2">
          Browse the catalogue
        </Button>
      </div>
    )
  }
  return <ReceivedQuote shared={shared} own={quote} onUse={handleUse} onClose={onClose} />
}

function getProblem(shared: LinkedQuote | null): string {
  if (!shared) return 'The link has more items than our catalogue.'
  return shared.hasUnknownItems ? 'None of its items are in our catalogue.' : 'The link has no items.'
}

type ReceivedQuoteProps = {
  shared: LinkedQuote
  /** The visitor's own quote. */
  own: Quote
  onUse: (quote: Quote) => void
  onClose: () => void
}

/** The items of a shared quote with their total, and the question whether to use it. */
function ReceivedQuote({ shared, own, onUse, onClose }: ReceivedQuoteProps) {
  const { kit, dates, delivery, hasUnknownItems } = shared
  const { today, period } = useHirePeriod(dates)
  const used: Quote = { kit, delivery, dates: period ? dates : noDates }
  const ownCount = countItems(own.kit)
  const isSame = isSameQuote(own, used)

  return (
    <>
      <div className="space-y-2 px-6 pt-8 pb-5">
        <QuoteTitle>{`A quote for ${formatCount(countItems(kit), 'item')}`}</QuoteTitle>
        <p>{formatOwnQuote(ownCount, isSame)}</p>
        {period && <p>{describePeriod(period)}</p>}
        {delivery && <p>{describeDelivery(delivery, kit)}</p>}
        {today && !period && (dates.from || dates.to) && (
          <p>The dates in the link are past or wrong, so we've left them out.</p>
        )}
        {hasUnknownItems && <p>The link also has items that aren't in our catalogue.</p>}
      </div>
      <ul className="grid gap-x-8 px-6 sm:grid-cols-2">
        {getPricedItems(kit, period?.days).map(({ item, count, price, crewFrom }) => (
          <li
            key={item.id}
            className="grid grid-cols-[5rem_1fr] items-center gap-4 border-t border-dashed border-line py-4"
          >
            <Picture
              picture={item.image}
              alt=""
              maxWidth={320}
              sizes="80px"
              className="aspect-4/3 w-20 rounded-field"
            />
            <div>
              <p className="text-small font-semibold text-warm">{withCount(item.name, count)}</p>
              <HirePrice price={price} crewFrom={crewFrom} period={period} className="mt-1 text-small" />
            </div>
          </li>
        ))}
      </ul>
      {/* The bar below would otherwise cover the button when it receives the focus. */}
      <div className="px-6 pb-5 *:scroll-mb-64">
        <QuoteNeeds kit={kit} period={period} />
      </div>
      {/* Not sticky in a low window, for example at 200% zoom, where it would cover most of it. */}
      <div className="bottom-0 border-t border-line bg-plate px-6 py-5 [@media(min-height:37rem)]:sticky">
        <h4 className="font-text text-small font-semibold tracking-normal">Total</h4>
        <HirePrice
          {...getQuotePrice(shared, period?.days)}
          period={period}
          withParts
          total
          className="mt-1 text-price"
        />
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-4 max-sm:*:first:basis-full">
          <Button variant="primary" onClick={() => onUse(used)}>
            {isSame ? 'View quote' : ownCount > 0 ? 'Replace my quote' : 'Use this quote'}
          </Button>
          {!isSame && <Button onClick={onClose}>{ownCount > 0 ? 'Keep mine' : 'No, thanks'}</Button>}
        </div>
      </div>
    </>
  )
}

/** Focused when it appears, so that screen readers read it. */
function QuoteTitle({ children }: { children: ReactNode }) {
  return (
    <h3 ref={focusElement} tabIndex={-1} className="pr-12 text-block shadow-none outline-none">
      {children}
    </h3>
  )
}

// Outside the component, because React calls a new ref callback in every render.
function focusElement(element: HTMLElement | null) {
  element?.focus()
}

function formatOwnQuote(ownCount: number, isSame: boolean): string {
  if (ownCount === 0) return 'You can change it before you ask for a quote.'
  return isSame
    ? "It's the same as your own quote."
    : `It would take the place of your own quote, which has ${formatCount(ownCount, 'item')}. You can't undo this.`
}
