import { useCallback, useDeferredValue, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { NoScript } from '../../../components/fallbacks/NoScript'
import { PageLink } from '../../../components/links/PageLink'
import { Button } from '../../../components/ui/Button'
import { equipment, type EquipmentId, getEquipmentCategory } from '../../../content/equipment'
import { countItems, getCount } from '../../../hire/kit-totals'
import { formatCount } from '../../../lib/text/quantities'
import { searchCatalogue } from '../../../suitability/catalogue-search'
import type { VisitorQuote } from '../quote/use-visitor-quote'
import { CategoryFilter, NothingFound, SearchBox, SearchNote } from './CatalogueSearch'
import { EquipmentCard } from './EquipmentCard'
import type { useCatalogueView } from './use-catalogue-view'

type Props = {
  view: ReturnType<typeof useCatalogueView>
  quote: VisitorQuote
}

/** The search box, the category filter and the cards of the items found. */
export function Catalogue({ view, quote }: Props) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  // Deferred, so that rendering the cards does not block typing.
  const query = useDeferredValue(view.query)
  const category = useDeferredValue(view.category)
  const result = useMemo(() => searchCatalogue(query), [query])
  const { items, guests } = result
  const found = items.filter((item) => category === null || item.category === category)
  /** The category whose page has sets for a number of guests. */
  const setCategory = category ?? (guests === undefined ? undefined : found[0]?.category)
  const count = countItems(quote.kit)
  // The cards are memoized, so they get the same function in every render.
  const latestView = useRef(view)
  useLayoutEffect(() => {
    latestView.current = view
  })
  const openItem = useCallback((id: EquipmentId) => latestView.current.openItem(id), [])

  function handleClear(clear: () => void) {
    clear()
    // The button that had the focus is removed.
    searchInput.current?.focus()
  }

  function handleSearch(text: string) {
    view.search(text)
    // The search box stays in view, but the items found may be above the window, or behind a phone's keyboard.
    const isAbove = (section.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove || window.matchMedia('(pointer: coarse)').matches) section.current?.scrollIntoView()
  }

  return (
    <section
      ref={section}
      id="catalogue"
      aria-labelledby={headingId}
      data-gel="teal"
      className="wrap -scroll-mt-10 print:pt-4"
    >
      <div className="sr-only print:not-sr-only">
        <h2 id={headingId} className="text-section">
          Hire catalogue
        </h2>
        <p>Prices are for 24 hours. Add what you need to your quote cart and send it to us.</p>
      </div>
      <NoScript text="The search, the quote cart and shared quotes need JavaScript." />
      <div className="top-14 z-20 -mx-4 flex items-center gap-4 bg-night px-4 py-2 max-md:-mt-3 md:py-3 print:hidden [@media(min-height:30rem)]:sticky">
        <SearchBox
          query={view.query}
          onSearch={handleSearch}
          onCommit={view.flushSearch}
          inputRef={searchInput}
          className="min-w-0 flex-1"
        />
        <Button aria-haspopup="dialog" onClick={quote.open} className="shrink-0 max-md:hidden">
          {`Quote cart · ${count > 0 ? formatCount(count, 'item') : 'empty'}`}
        </Button>
      </div>
      <div className="mb-2 flex flex-col gap-x-4 gap-y-2 md:mt-1 md:mb-4 xl:flex-row xl:items-center xl:justify-between print:hidden">
        <CategoryFilter selected={view.category} onSelect={view.selectCategory} />
        <p role="status" className="text-small text-muted">
          <span>{`${found.length < equipment.length ? `${found.length} of ` : ''}${formatCount(equipment.length, 'item')}`}</span>
          <span>, prices incl. GST for 24 hours</span>
        </p>
      </div>
      {setCategory && (
        <PageLink
          to={`/av-hire/${getEquipmentCategory({ category: setCategory }).slug}`}
          className="standalone-link text-warm md:-mt-4 md:mb-4 print:hidden"
        >
          What to take for your number of guests
        </PageLink>
      )}
      <p role="status" className="not-empty:mb-4 print:hidden">
        <SearchNote query={query} result={result} />
      </p>
      {found.length > 0 ? (
        <ul className="grid grid-cols-1 gap-1.5 sm:grid-cols-2 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4 print:grid-cols-2 print:gap-2">
          {found.map((item) => (
            <li key={item.id}>
              <EquipmentCard
                item={item}
                count={getCount(quote.kit, item.id)}
                onOpen={openItem}
                onCount={quote.changeCount}
              />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound
          query={query}
          otherCount={items.length}
          onClearFilter={() => handleClear(() => view.selectCategory(null))}
          onClear={() => handleClear(view.clear)}
        />
      )}
    </section>
  )
}
