import { getTripPurpose } from '../../../booking/price'
import { NoScript } from '../../../components/fallbacks/NoScript'
import { NotFoundView } from '../../../components/fallbacks/NotFoundView'
import { HirePhone } from '../../../components/hire/HirePhone'
import { SuburbFold } from '../../../components/hire/SuburbField'
import { useLampGel } from '../../../components/lamp'
import { Breadcrumbs } from '../../../components/links/Breadcrumbs'
import { LinkGroup } from '../../../components/links/LinkGroup'
import { PageLink } from '../../../components/links/PageLink'
import { Page } from '../../../components/Page'
import {
  equipment,
  type EquipmentItem,
  findEquipment,
  getEquipmentCategory,
} from '../../../content/equipment'
import { hireRules } from '../../../content/terms/hire-terms'
import { getItemPrice } from '../../../hire/item-price'
import { getCount } from '../../../hire/kit-totals'
import {
  createItemDescription,
  createItemHeading,
  createItemTitle,
} from '../../../seo/item-metadata'
import type { PageProps } from '../../../sitemap'
import { HirePrice } from '../HirePrice'
import { AddButton } from '../quote/AddButton'
import { QuoteBar } from '../quote/QuoteBar'
import { useVisitorQuote } from '../quote/use-visitor-quote'
import { ItemNotes, ItemPictures, Specifications } from './ItemDetails'

const MAX_RELATED_ITEMS = 4

/** The page of one hire item, for visitors from a search engine. Inside the site the catalogue opens a dialog. */
export default function ItemPage({ slug }: PageProps) {
  const quote = useVisitorQuote()
  const item = findEquipment(slug)
  useLampGel(item && getEquipmentCategory(item).gel)
  if (!item) {
    return (
      <>
        <NotFoundView
          title="Item Not Found"
          text="The item you're looking for isn't in our hire catalogue."
          link={{ label: 'View Hire Catalogue', to: '/av-hire' }}
        />
        <QuoteBar quote={quote} />
      </>
    )
  }
  const category = getEquipmentCategory(item)
  // The items of the category that follow in the catalogue, then the first ones.
  const items = equipment.filter((other) => other.category === item.category)
  const next = items.indexOf(item) + 1
  const related = [...items.slice(next), ...items.slice(0, next - 1)].slice(0, MAX_RELATED_ITEMS)

  return (
    <>
      <article data-gel={category.gel}>
        <Page
          path={`/av-hire/${item.id}`}
          title={createItemTitle(item)}
          description={createItemDescription(item)}
          picture={item.image}
          firstScreen={
            <div className="wrap pt-23 print:pt-0">
              <Breadcrumbs path={`/av-hire/${item.id}`} />
              <div className="grid items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 md:grid-cols-2 print:grid-cols-[1fr_2fr]">
                <div className="overflow-hidden rounded-card border border-line">
                  <ItemPictures
                    item={item}
                    priority
                    sizes="(min-width: 1320px) 610px, (min-width: 720px) 46vw, 90vw"
                  />
                </div>
                <div>
                  <h1 translate="no" tabIndex={-1} className="text-title short:text-section">
                    {createItemHeading(item)}
                  </h1>
                  <p className="mt-5 max-w-[52ch] text-base">{item.description}</p>
                  <HirePrice {...getItemPrice(item)} withParts className="mt-6 text-price" />
                  <AddButton
                    added={getCount(quote.kit, item.id) > 0}
                    onAdd={() => quote.changeCount(item.id, 1)}
                    variant="primary"
                    className="mt-6 print:hidden"
                  />
                  <HireTerms item={item} />
                  <NoScript className="mt-4 block" />
                  <SuburbFold
                    purpose={getTripPurpose([{ kind: 'item', item, count: 1 }])}
                    headingLevel={2}
                    className="mt-6"
                  />
                  {item.notes && <ItemNotes notes={item.notes} headingLevel={2} className="mt-6" />}
                </div>
              </div>
              <div className="mt-10 overflow-hidden rounded-card md:mt-14 print:mt-2">
                <Specifications headingLevel={2} item={item} />
              </div>
            </div>
          }
        >
          <LinkGroup
            title={`More ${category.name}`}
            links={related.map(({ id, shortName }) => ({ to: `/av-hire/${id}`, name: shortName }))}
          />
          <HirePhone className="wrap pt-8" />
        </Page>
      </article>
      <QuoteBar quote={quote} />
    </>
  )
}

/** The conditions of an item, in one line. The FAQ has them in full. */
function HireTerms({ item: { crew } }: { item: EquipmentItem }) {
  return (
    <div className="mt-6 text-small">
      <p className="max-w-[52ch] text-muted">
        {crew ? hireRules.inShortWithCrew : hireRules.inShort}
      </p>
      <PageLink
        to={crew ? '/faq#on-the-day' : '/faq#pickup-and-return'}
        className="standalone-link text-warm print:hidden"
      >
        Hire conditions
      </PageLink>
    </div>
  )
}
