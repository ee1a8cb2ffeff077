import { useNavigate } from 'react-router-dom'
import { describePrice } from '../../booking/words'
import type { EntryState } from '../../components/hooks/use-history-entry'
import { useQuoteRequest } from '../../components/hooks/use-quote-request'
import { Button } from '../../components/ui/Button'
import { countItems } from '../../hire/kit-totals'
import { useQuote } from '../../hire/quote'
import { useStore } from '../../lib/browser/store'
import { formatCount } from '../../lib/text/quantities'
import { getLinks } from './enquiry-draft'
import { enquiryStore } from './enquiry-store'

/** Above the form, the visitor's quote, if it is not in the enquiry. */
export default function QuoteOffer() {
  const quote = useQuote()
  const { draft, status } = useStore(enquiryStore)
  const { today, booking, period, path, link } = useQuoteRequest(quote)
  const navigate = useNavigate()
  if (quote.kit.length === 0 || getLinks(draft).split('\n').includes(path)) return null

  const hasWrongDates = today && !period && Boolean(quote.dates.from || quote.dates.to)

  function handleAdd() {
    // The link fills in the form, in place of an earlier version of the quote. A reload then finds the same message in it.
    void navigate(link, { replace: true, state: { keepScroll: true } satisfies EntryState })
    document.querySelector<HTMLElement>('form[name=enquiry] [name=message]')?.focus()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-edge px-5 py-3">
      <p className="flex-1 basis-60 wrap-anywhere">
        <span>{`Your quote has ${formatCount(countItems(quote.kit), 'item')}: ${describePrice(booking)}. It isn't in your message yet.`}</span>
        {hasWrongDates && (
          <span> Its dates are past or wrong, so they're left out of the price.</span>
        )}
      </p>
      <Button size="small" disabled={status === 'sending'} onClick={handleAdd}>
        Add it to the message
      </Button>
    </div>
  )
}
