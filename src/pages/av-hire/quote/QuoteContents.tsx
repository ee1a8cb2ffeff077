import { AnimatePresence } from 'framer-motion'
import { Printer } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { formatSharedPath } from '../../../booking/link'
import { getItemRows } from '../../../booking/price'
import { describeTrip } from '../../../booking/words'
import { useQuoteRequest } from '../../../components/hooks/use-quote-request'
import { ButtonLink } from '../../../components/links/ButtonLink'
import { NotStored } from '../../../components/NotStored'
import { ShareButton } from '../../../components/ShareButton'
import { Button } from '../../../components/ui/Button'
import type { EquipmentId } from '../../../content/equipment'
import { countEvent } from '../../../data/analytics'
import { formatEstimate } from '../../../hire/hire-dates'
import { formatDuration } from '../../../hire/hire-period'
import { countItems } from '../../../hire/kit-totals'
import { emptyQuote, type Quote } from '../../../hire/quote'
import { capitalize } from '../../../lib/text/capitalize'
import { formatCount } from '../../../lib/text/quantities'
import { HirePrice } from '../HirePrice'
import { CheaperTier } from './CheaperTier'
import { HireDateFields } from './HireDateFields'
import { PrintedQuote } from './PrintedQuote'
import { QuoteNeeds } from './QuoteNeeds'
import { QuoteRow } from './QuoteRow'
import type { VisitorQuote } from './use-visitor-quote'

type Props = { quote: VisitorQuote; onClose: () => void }

/** The contents of the quote: the dates, the chosen items, their total, and the link that requests a quote. */
export default function QuoteContents({ quote, onClose }: Props) {
  const { kit, dates, delivery, isStored, changeCount, update } = quote
  const { today, period, booking, price, link } = useQuoteRequest(quote)
  /** The trip if it is not in the total. */
  const otherTrip =
    price.trip === 'quoted' || price.trip === undefined
      ? describeTrip(price.trip, booking.place)
      : ''
  const url = window.location.origin + formatSharedPath(booking)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const removeAllButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const [removedQuote, setRemovedQuote] = useState<Quote | null>(null)

  function handleRequest(event: MouseEvent) {
    const wrongDate = panel.current?.querySelector<HTMLElement>('details [aria-invalid]')
    if (!wrongDate) return countEvent('quote requested')
    event.preventDefault()
    wrongDate.closest('details')?.setAttribute('open', '')
    wrongDate.focus()
  }

  function handleRemove(id: EquipmentId, event: MouseEvent<HTMLButtonElement>) {
    // The button is removed with its row, so move the focus to the next row, or to the panel after the last one.
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLElement>('li:not([inert]) [data-remove]') ?? []),
    ]
    const index = buttons.indexOf(event.currentTarget)
    const target = buttons[index + 1] ?? buttons[index - 1] ?? panel.current
    target?.focus()
    changeCount(id, 0)
  }

  function handleRemoveAll() {
    flushSync(() => {
      setRemovedQuote({ kit, dates, delivery })
      update(() => emptyQuote)
    })
    undoButton.current?.focus()
  }

  function handleUndo(removed: Quote) {
    flushSync(() => {
      setRemovedQuote(null)
      update(() => removed)
    })
    removeAllButton.current?.focus()
  }

  return (
    // The list scrolls. If the window is not high enough, for example at 200% zoom, the whole panel scrolls.
    <div
      ref={panel}
      tabIndex={-1}
      className="flex flex-1 flex-col outline-none [@media(min-height:37rem)]:min-h-0"
    >
      <div className="flex min-h-touch items-center justify-between gap-4 px-6">
        <p aria-live="polite" className="font-mono text-label text-muted">
          {kit.length > 0
            ? `${formatCount(countItems(kit), 'item')}, for ${formatDuration(period)}`
            : 'Empty'}
        </p>
        {kit.length > 0 && (
          <button
            ref={removeAllButton}
            type="button"
            onClick={handleRemoveAll}
            className="min-h-touch text-small whitespace-nowrap underline underline-offset-4 hover:text-warm"
          >
            Remove all
          </button>
        )}
      </div>
      {!isStored && (
        <div className="px-6 pb-3 text-small text-straw">
          <NotStored what="your quote" />
        </div>
      )}
      {kit.length > 0 ? (
        <>
          {/* Positioned, so that it clips the texts for screen readers, which would make the dialog higher. */}
          <div className="relative flex-1 overflow-y-auto overscroll-contain border-t border-line px-6">
            {today && <HireDateFields quote={quote} period={period} today={today} />}
            <ul ref={list}>
              <AnimatePresence>
                {getItemRows(price).map((line) => (
                  <QuoteRow
                    key={line.item.id}
                    line={line}
                    period={period}
                    onCount={(count) => changeCount(line.item.id, count)}
                    onRemove={(event) => handleRemove(line.item.id, event)}
                  />
                ))}
              </AnimatePresence>
            </ul>
            <CheaperTier booking={booking} />
            <QuoteNeeds kit={kit} period={period} />
            <p className="mt-3 text-small text-muted">{formatEstimate(period)}</p>
            <div className="mt-4 mb-6 grid gap-3 xs:grid-cols-2">
              <ShareButton
                label="Share quote"
                title="AV hire quote"
                url={url}
                className="has-[p]:col-span-full"
              />
              {/* The browsers inside some apps cannot print. */}
              {typeof window.print === 'function' && (
                <Button size="small" onClick={() => window.print()} className="max-sm:px-3">
                  <Printer aria-hidden className="size-4" /> Print quote
                </Button>
              )}
            </div>
          </div>
          <div className="border-t border-line bg-plate px-6 pt-3 pb-4 sm:pt-5 sm:pb-6">
            <h3 className="font-text text-small font-semibold tracking-normal">Total</h3>
            <HirePrice {...price} period={period} withParts isSum className="mt-1 text-price" />
            {otherTrip && <p className="text-label wrap-anywhere">{`${capitalize(otherTrip)}.`}</p>}
            <ButtonLink
              to={link}
              onClick={handleRequest}
              variant="primary"
              className="mt-3 w-full sm:mt-4"
            >
              Request Quote
            </ButtonLink>
          </div>
          <PrintedQuote booking={booking} price={price} kit={kit} url={url} />
        </>
      ) : (
        <EmptyQuote onClose={onClose}>
          {removedQuote && (
            <Button ref={undoButton} onClick={() => handleUndo(removedQuote)}>
              Undo
            </Button>
          )}
        </EmptyQuote>
      )}
    </div>
  )
}

function EmptyQuote({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const isOverCatalogue = useLocation().pathname === '/av-hire'
  return (
    <div className="flex flex-1 flex-col items-start gap-4 border-t border-line px-6 py-10">
      <h3 className="text-card">No equipment in your quote yet</h3>
      <p>Add equipment from the catalogue.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {isOverCatalogue ? (
          <Button variant="primary" onClick={onClose}>
            Browse the catalogue
          </Button>
        ) : (
          <ButtonLink to="/av-hire" variant="primary">
            Browse the catalogue
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  )
}
