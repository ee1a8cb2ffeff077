import type { ReactNode } from 'react'
import { useNow } from '../../../components/hooks/use-now'
import { Button } from '../../../components/ui/Button'
import { Picture } from '../../../components/ui/Picture'
import { describePeriod, getHirePeriod } from '../../../hire/hire-dates'
import { getCount, getQuoteItems, getQuotePrice, type Quote, type QuoteItem } from '../../../hire/quote'
import type { SharedQuote } from '../../../hire/shared-quote'
import { sydneyToday } from '../../../lib/dates'
import { withQuantity } from '../../../lib/item-specs'
import { formatCount } from '../../../lib/quantities'
import { HirePrice } from '../HirePrice'
import { QuoteNeeds } from '../quote/QuoteNeeds'

type Props = {
  shared: SharedQuote
  /** The visitor's own quote. */
  own: Quote
  onAdd: () => void
  onReplace: () => void
  onOpenQuote: () => void
  onClose: () => void
}

/** The items of a shared quote with their total, and the question what to do with them. */
export function ReceivedQuote({ shared, own, onAdd, onReplace, onOpenQuote, onClose }: Props) {
  const { lines, formerNames, unknownCount } = shared
  const now = useNow()
  const period = now && getHirePeriod(shared.dates, sydneyToday(now))
  const ownCount = own.lines.length
  const hasAll = lines.every(({ id, count }) => getCount(own.lines, id) >= count)
  const isSame = hasAll && own.lines.every(({ id, count }) => count === getCount(lines, id))

  return (
    <>
      <div className="space-y-2 px-6 pt-8 pb-5">
        <QuoteTitle>
          A quote for {formatCount(lines.length + formerNames.length + unknownCount, 'item')} was shared with you
        </QuoteTitle>
        <p>{formatOwnQuote(ownCount, hasAll)}</p>
        {period && <p>{describePeriod(period)}</p>}
        {formerNames.length > 0 && (
          <p>No longer in our catalogue: {formerNames.join(', ')}. Ask us about a replacement.</p>
        )}
        {unknownCount > 0 && (
          <p>
            {formatCount(unknownCount, 'item')} in this quote {unknownCount === 1 ? 'is' : 'are'} not in our catalogue.
          </p>
        )}
      </div>
      <ul className="grid gap-x-8 px-6 sm:grid-cols-2">
        {getQuoteItems(shared).map((line) => (
          <Row key={line.item.id} {...line} />
        ))}
      </ul>
      {/* The bar below would otherwise cover the button when it receives the focus. */}
      <div className="px-6 pb-5 *:scroll-mb-64">
        <QuoteNeeds quote={shared} period={period} />
      </div>
      {/* Not sticky in a low window, for example at 200% zoom, where it would cover most of it. */}
      <div className="bottom-0 border-t border-line bg-plate px-6 py-5 [@media(min-height:37rem)]:sticky">
        <h4 className="font-text text-small font-semibold tracking-normal">Total</h4>
        <HirePrice {...getQuotePrice(shared, period?.days)} period={period} total className="mt-1 text-price" />
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-4 max-sm:*:first:basis-full">
          {hasAll ? (
            <Button variant="primary" onClick={onOpenQuote}>
              View quote
            </Button>
          ) : (
            <Button variant="primary" onClick={onAdd}>
              {ownCount > 0 ? 'Add to my quote' : 'Use this quote'}
            </Button>
          )}
          {ownCount > 0 && !isSame && <Button onClick={onReplace}>Replace my quote</Button>}
          {!hasAll && <Button onClick={onClose}>No, thanks</Button>}
        </div>
      </div>
    </>
  )
}

/** Focused when it appears, so that screen readers read it. */
export function QuoteTitle({ children }: { children: ReactNode }) {
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

function Row({ item, count, price, crewFrom }: QuoteItem) {
  return (
    <li className="grid grid-cols-[5rem_1fr] items-center gap-4 border-t border-dashed border-line py-4">
      <Picture picture={item.image} alt="" maxWidth={320} sizes="80px" className="aspect-4/3 w-20 rounded-field" />
      <div>
        <p className="text-small font-semibold text-warm">{withQuantity(item.name, count)}</p>
        <HirePrice price={price} crewFrom={crewFrom} className="mt-1 text-small" />
      </div>
    </li>
  )
}

function formatOwnQuote(ownCount: number, hasAll: boolean): string {
  if (ownCount === 0) return 'You can change it before you ask for a quote.'
  const own = `Your own quote has ${formatCount(ownCount, 'item')}`
  return hasAll ? `${own} and already includes everything below.` : `${own}.`
}
