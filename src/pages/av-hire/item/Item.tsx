import { CallToAction } from '../../../components/CallToAction'
import { NoScript } from '../../../components/fallbacks/NoScript'
import { SuburbFold } from '../../../components/hire/SuburbFold'
import { Breadcrumbs } from '../../../components/links/Breadcrumbs'
import { Page } from '../../../components/Page'
import { getItemClosingCall } from '../../../content/closing-calls'
import { type EquipmentItem, getEquipmentCategory } from '../../../content/equipment'
import { getLoad } from '../../../hire/delivery'
import { getCount } from '../../../hire/kit'
import { createQuoteRequest, emptyQuote } from '../../../hire/quote'
import { contactLink } from '../../../lib/contact-link'
import { createItemDescription, createItemHeading, createItemTitle } from '../../../seo/item-metadata'
import { AddButton } from '../AddButton'
import { BottomBar } from '../BottomBar'
import { HirePrice } from '../HirePrice'
import { QuoteDialog } from '../quote/QuoteDialog'
import { QuoteStatus } from '../QuoteStatus'
import { useVisitorQuote } from '../use-visitor-quote'
import { HireTerms } from './HireTerms'
import { ItemNotes } from './ItemNotes'
import { ItemPictures } from './ItemPictures'
import { RelatedItems } from './RelatedItems'
import { Specifications } from './Specifications'

/** The page of one hire item, for visitors from a search engine. Inside the site the catalogue opens a dialog. */
export function Item({ item }: { item: EquipmentItem }) {
  const quote = useVisitorQuote()
  const category = getEquipmentCategory(item)

  return (
    <>
      <article data-gel={category.gel}>
        <Page
          path={`/av-hire/${item.id}`}
          title={createItemTitle(item)}
          description={createItemDescription(item)}
          picture={item.image}
          firstScreen={
            <div className="wrap pt-24 lg:pt-32 print:pt-0">
              <Breadcrumbs path={`/av-hire/${item.id}`} />
              <div className="mt-4 grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-cols-2 print:grid-cols-[1fr_2fr]">
                <div className="overflow-hidden rounded-plate border border-line">
                  <ItemPictures item={item} priority sizes="(min-width: 1320px) 610px, (min-width: 720px) 46vw, 90vw" />
                </div>
                <div>
                  <p className="mb-5 eyebrow text-warm">{category.name}</p>
                  <h1 tabIndex={-1} className="text-section">
                    {createItemHeading(item)}
                  </h1>
                  <p className="mt-5 max-w-[52ch] text-intro">{item.description}</p>
                  <HirePrice price={item.price24h} crewFrom={item.crewFrom} withParts className="mt-6 text-price" />
                  <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
                    <AddButton
                      added={getCount(quote.kit, item.id) > 0}
                      onAdd={() => quote.add(item.id)}
                      variant="primary"
                    />
                    <div className="max-md:hidden">{quote.kit.length > 0 && <QuoteStatus quote={quote} />}</div>
                  </div>
                  <NoScript text="The quote cart needs JavaScript." className="mt-4 block" />
                  <SuburbFold load={getLoad([{ id: item.id, count: 1 }])} headingLevel={2} className="mt-6" />
                  {item.notes && <ItemNotes notes={item.notes} headingLevel={2} className="mt-6" />}
                </div>
              </div>
              <div className="mt-10 overflow-hidden rounded-plate md:mt-14 print:mt-2">
                <Specifications headingLevel={2} item={item} />
              </div>
            </div>
          }
        >
          <RelatedItems item={item} quoteKit={quote.kit} onCount={quote.changeCount} />
          <HireTerms item={item} />
          <CallToAction
            {...getItemClosingCall(item.shortName)}
            to={contactLink(createQuoteRequest({ ...emptyQuote, kit: [{ id: item.id, count: 1 }] }))}
            gel={category.gel}
          />
        </Page>
      </article>
      <BottomBar quote={quote} className="md:hidden" />
      <QuoteDialog quote={quote} />
    </>
  )
}
