import avHirePicture from '../../../pictures/services/av-hire.webp?picture'
import { showLinkedSuburb } from '../../booking/place/use-suburb'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { useCloseOnce } from '../../components/hooks/use-history-dialog'
import { useLinkedSuburb } from '../../components/hooks/use-linked-suburb'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { Dialog } from '../../components/ui/Dialog'
import { company } from '../../content/company'
import {
  equipment,
  type EquipmentItem,
  findEquipment,
  getEquipmentCategory,
} from '../../content/equipment'
import { openCasePicture } from '../../content/pictures'
import { getItemPrice } from '../../hire/item-price'
import { getCount } from '../../hire/kit-totals'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { formatTotal, getLowestPrice } from '../../lib/text/money'
import { Catalogue } from './catalogue/Catalogue'
import { useCatalogueView } from './catalogue/use-catalogue-view'
import { HireHero } from './HireHero'
import { HirePrice } from './HirePrice'
import { ItemNotes, ItemPictures, Specifications } from './item/ItemDetails'
import { AddButton } from './quote/AddButton'
import { QuoteBar } from './quote/QuoteBar'
import { useVisitorQuote, type VisitorQuote } from './quote/use-visitor-quote'

const SharedQuote = lazyWithPreload(() => import('./SharedQuote'))

const lowestTotal = formatTotal(
  Math.min(...equipment.map(({ price24h }) => getLowestPrice(price24h))),
)

export default function AvHirePage() {
  const view = useCatalogueView()
  useLinkedSuburb()
  const quote = useVisitorQuote()
  const item = findEquipment(view.item)

  function declineSharedQuote() {
    showLinkedSuburb('')
    view.removeSharedQuote()
  }

  return (
    <>
      <Page
        path="/av-hire"
        title={`AV Hire in ${company.city}, with Prices`}
        description={`AV hire in ${company.city}: speakers, microphones, lights, screens, stages and effects from ${lowestTotal} for 24 hours.`}
        picture={avHirePicture}
        firstScreen={
          <HireHero
            title="Professional AV Equipment Hire"
            gel="teal"
            image={openCasePicture}
            focus="focal-[50%_68%]"
          />
        }
      >
        <Catalogue view={view} quote={quote} />
        <LongTermNotice />
        <RelatedLinks path="/av-hire" title="What to take" />
        <ConditionLinks />
      </Page>
      <QuoteBar quote={quote} className="md:hidden" />
      {item && <ItemDialog key={item.id} item={item} quote={quote} onClose={view.closeItem} />}
      {view.sharedQuote !== null && (
        <Dialog title="Quote from a link" onClose={declineSharedQuote} className="print:hidden">
          <LazyBoundary name="The quote" loadingLabel="Loading quote...">
            <SharedQuote
              key={view.sharedQuote}
              text={view.sharedQuote}
              quote={quote}
              onClose={view.removeSharedQuote}
              onDecline={declineSharedQuote}
            />
          </LazyBoundary>
        </Dialog>
      )}
    </>
  )
}

type ItemDialogProps = { item: EquipmentItem; quote: VisitorQuote; onClose: () => void }

/** An item's pictures, description, specifications and price. */
function ItemDialog({ item, quote, onClose }: ItemDialogProps) {
  const category = getEquipmentCategory(item)
  const isAdded = getCount(quote.kit, item.id) > 0
  const close = useCloseOnce(onClose, item.id)

  return (
    <Dialog
      title={item.name}
      showTitle={false}
      size="wide"
      onClose={close}
      className="print:hidden"
    >
      <div data-gel={category.gel} className="grid md:grid-cols-2 beside:grid-cols-2">
        <ItemPictures
          item={item}
          sizes="(min-width: 1100px) 512px, (min-width: 720px) 48vw, 96vw"
        />
        <div className="flex flex-col justify-center gap-4 px-6 py-7 md:px-9">
          <p className="eyebrow">{category.name}</p>
          <p
            translate="no"
            aria-hidden
            className="font-display text-card font-extrabold text-warm md:pr-8"
          >
            {item.name}
          </p>
          <p>{item.description}</p>
          {item.notes && <ItemNotes notes={item.notes} className="mt-1" />}
        </div>
      </div>
      <Specifications item={item} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-1.5 bg-raised px-5 py-4 md:px-9">
        <HirePrice {...getItemPrice(item)} withParts className="mr-auto text-small sm:text-card" />
        <p aria-live="polite" className="sr-only">
          {isAdded && 'Added to your quote'}
        </p>
        {isAdded && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={quote.open}
            className="min-h-touch text-small font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
          >
            View quote
          </button>
        )}
        <AddButton
          added={isAdded}
          onAdd={() => quote.changeCount(item.id, 1)}
          variant="primary"
          className="max-sm:grow max-sm:px-4 max-sm:text-small"
        />
      </div>
    </Dialog>
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
        <p className="mt-1.5 max-w-[75ch]">
          A musical or a season of markets? Contact the team for custom rates.
        </p>
      </div>
      <ButtonLink to="/contact">Ask for custom rates</ButtonLink>
    </section>
  )
}
