import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { NoScript } from '../../../components/fallbacks/NoScript'
import { PageLink } from '../../../components/links/PageLink'
import { Button } from '../../../components/ui/Button'
import { Section } from '../../../components/ui/Section'
import { equipment, type EquipmentId, getEquipmentCategory } from '../../../content/equipment'
import { countItems, getCount } from '../../../hire/kit'
import { searchEquipment } from '../../../hire/search'
import { formatCount } from '../../../lib/text/quantities'
import type { VisitorQuote } from '../use-visitor-quote'
import { CategoryFilter } from './CategoryFilter'
import { EquipmentCard } from './EquipmentCard'
import { SearchBox } from './SearchBox'
import { ClosestMatchNote, NothingFound } from './SearchMessages'
import type { useCatalogueView } from './use-catalogue-view'

type Props = {
  view: ReturnType<typeof useCatalogueView>
  quote: VisitorQuote
}

/** The search box, the category filter and the cards of the items found. */
export function Catalogue({ view, quote }: Props) {
  const searchInput = useRef<HTMLInputElement>(null)
  // Deferred, so that rendering the cards does not block typing.
  const query = useDeferredValue(view.query)
  const category = useDeferredValue(view.category)
  const { items, match } = useMemo(() => searchEquipment(query), [query])
  const found = items.filter((item) => category === null || item.category === category)
  // The cards are memoized, so they get the same function in every render.
  const latestView = useRef(view)
  useLayoutEffect(() => {
    latestView.current = view
  })
  const openItem = useCallback((id: EquipmentId) => latestView.current.openItem(id), [])

  function handleClear() {
    view.clear()
    // The button that had the focus is removed.
    searchInput.current?.focus()
  }

  function handleShowAll() {
    view.selectCategory(null)
    searchInput.current?.focus()
  }

  return (
    <Section
      id="catalogue"
      title="Hire catalogue"
      intro="Prices are for 24 hours. Add what you need to your quote cart and send it to us."
      gel="teal"
      className="pt-[clamp(3rem,5vw,4.5rem)]! print:pt-4!"
    >
      <NoScript text="The search, the quote cart and shared quotes need JavaScript." />
      <div className="z-20 -mt-3 flex items-center gap-4 md:sticky md:top-14 md:-mx-4 md:bg-night md:px-4 md:py-3 print:hidden">
        <SearchBox
          query={view.query}
          onSearch={view.search}
          onCommit={view.flushSearch}
          inputRef={searchInput}
          className="min-w-0 flex-1"
        />
        <Button aria-haspopup="dialog" onClick={quote.open} className="shrink-0 max-md:hidden">
          Quote cart · {quote.kit.length > 0 ? formatCount(countItems(quote.kit), 'item') : 'empty'}
        </Button>
      </div>
      <div className="mt-3 mb-4 flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-center lg:justify-between print:hidden">
        <CategoryFilter selected={view.category} onSelect={view.selectCategory} />
        <p role="status" className="font-mono text-spec text-muted">
          {found.length < equipment.length && `${found.length} of `}
          {formatCount(equipment.length, 'item')}
        </p>
      </div>
      {category && (
        <PageLink
          to={`/av-hire/${getEquipmentCategory({ category }).slug}`}
          className="-mt-4 mb-4 standalone-link text-warm print:hidden"
        >
          What to take for your number of guests
        </PageLink>
      )}
      <p role="status" className="mb-4 text-small empty:hidden print:hidden">
        {match !== 'exact' && found.length > 0 && <ClosestMatchNote query={query} />}
      </p>
      {found.length > 0 ? (
        <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4">
          {found.map((item) => (
            <li key={item.id}>
              <EquipmentCard item={item} added={getCount(quote.kit, item.id) > 0} onOpen={openItem} onAdd={quote.add} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound query={query} countElsewhere={items.length} onShowAll={handleShowAll} onClear={handleClear} />
      )}
    </Section>
  )
}
