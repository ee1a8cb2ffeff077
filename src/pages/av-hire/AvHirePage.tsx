import avHirePicture from '../../../pictures/services/av-hire.webp?picture'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Dialog } from '../../components/ui/Dialog'
import { company } from '../../content/company'
import { equipment, findEquipment } from '../../content/equipment'
import { warehousePicture } from '../../content/pictures'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { formatTotal, getLowestPrice } from '../../lib/text/money'
import { BottomBar } from './BottomBar'
import { Catalogue } from './catalogue/Catalogue'
import { useCatalogueView } from './catalogue/use-catalogue-view'
import { ItemDialog } from './item/ItemDialog'
import { QuoteDialog } from './quote/QuoteDialog'
import { useVisitorQuote } from './use-visitor-quote'

const SharedQuote = lazyWithPreload(() => import('./SharedQuote'))

const lowestTotal = formatTotal(Math.min(...equipment.map(({ price24h }) => getLowestPrice(price24h))))

export default function AvHirePage() {
  const view = useCatalogueView()
  const quote = useVisitorQuote()
  const item = findEquipment(view.item)

  return (
    <>
      <Page
        path="/av-hire"
        title={`AV & DJ Equipment Hire in ${company.city}`}
        description={`Hire DJ decks, speakers, microphones, lights, stages and effects in ${company.city}, from ${lowestTotal} for 24 hours.`}
        picture={avHirePicture}
        firstScreen={
          <PageHero
            title="Professional AV Equipment Hire"
            intro="DJ decks, speakers, microphones, lights, stages and effects. Run it yourself or ask for our crew."
            gel="teal"
            image={warehousePicture}
            focus="focal-[60%_65%]"
            compact
          />
        }
      >
        <Catalogue view={view} quote={quote} />
        <LongTermNotice />
        <RelatedLinks path="/av-hire" title="What to take" />
        <ConditionLinks />
      </Page>
      <BottomBar quote={quote} className="md:hidden" />
      {item && <ItemDialog key={item.id} item={item} quote={quote} onClose={view.closeItem} />}
      {view.sharedQuote !== null && (
        <Dialog title="Quote from a link" showTitle={false} onClose={view.removeSharedQuote} className="print:hidden">
          <LazyBoundary name="The quote" loadingLabel="Loading quote...">
            <SharedQuote
              key={view.sharedQuote}
              text={view.sharedQuote}
              quote={quote}
              onClose={view.removeSharedQuote}
            />
          </LazyBoundary>
        </Dialog>
      )}
      <QuoteDialog quote={quote} />
    </>
  )
}

/** The page of each item has its conditions. */
function ConditionLinks() {
  return (
    <section aria-labelledby="conditions" className="wrap pt-8 print:hidden">
      <h2 id="conditions" className="text-card">
        Hire conditions
      </h2>
      <p className="flex flex-wrap gap-x-6">
        <PageLink to="/faq#pickup-and-return" className="standalone-link text-warm">
          Collecting and returning
        </PageLink>
        <PageLink to="/faq#delivery-and-travel" className="standalone-link text-warm">
          Delivery
        </PageLink>
        <PageLink to="/terms#hirers-liability" className="standalone-link text-warm">
          Loss and damage
        </PageLink>
      </p>
    </section>
  )
}

function LongTermNotice() {
  return (
    <section
      aria-labelledby="long-term"
      className="wrap mt-section flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-5 print:hidden"
    >
      <div>
        <h2 id="long-term" className="text-card">
          Long-Term Hire Available
        </h2>
        <p className="mt-1.5 max-w-[75ch]">A musical or a season of markets? Contact the team for custom rates.</p>
      </div>
      <ButtonLink to="/contact">Ask for custom rates</ButtonLink>
    </section>
  )
}
