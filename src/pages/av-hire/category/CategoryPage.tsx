import { Search } from 'lucide-react'
import { CallToAction } from '../../../components/CallToAction'
import { PriceRows } from '../../../components/cards/PriceRows'
import { NoScript } from '../../../components/fallbacks/NoScript'
import { AnswerList } from '../../../components/folds/AnswerList'
import { FoldSection } from '../../../components/folds/FoldSection'
import { HirePhone } from '../../../components/hire/HirePhone'
import { SuburbFold } from '../../../components/hire/SuburbField'
import { Breadcrumbs } from '../../../components/links/Breadcrumbs'
import { PageLink } from '../../../components/links/PageLink'
import { RelatedLinks } from '../../../components/links/RelatedLinks'
import { Page } from '../../../components/Page'
import { Section } from '../../../components/ui/Section'
import { getClosingCall } from '../../../content/closing-calls'
import { equipment, equipmentCategories } from '../../../content/equipment'
import type { HireItem } from '../../../content/schemas/hire-item'
import { HIRE_HOURS, hireRules, technicianOffer } from '../../../content/terms/hire-terms'
import { crewDelivery, travelFacts } from '../../../content/terms/travel'
import { contactLink } from '../../../enquiry/contact-link'
import { getCount } from '../../../hire/kit-totals'
import { formatCount } from '../../../lib/text/quantities'
import { definePage, type PageProps } from '../../../sitemap'
import { EquipmentCard } from '../catalogue/EquipmentCard'
import { HireHero } from '../HireHero'
import { QuoteBar } from '../quote/QuoteBar'
import { useVisitorQuote } from '../quote/use-visitor-quote'
import { type CategoryContent, categoryContents } from './category-contents.data'
import { Setups } from './Setups'

export default definePage(categoryContents, CategoryPage)

/** The page of a hire category: the items, what to take, the packages that have them, and answers. */
function CategoryPage({ content }: PageProps & { content: CategoryContent | undefined }) {
  const quote = useVisitorQuote()
  // The sitemap has a row for each category.
  if (!content) throw new Error('Unknown hire category')
  const { id, slug, name, title, intro, gel, image, questions, seo } = content
  const path = `/av-hire/${slug}` as const
  const items = equipment.filter(({ category }) => category === id)

  return (
    <>
      <article data-gel={gel} className="md:[&_h1]:max-w-[10.5em]">
        <Page
          path={path}
          {...seo}
          picture={image}
          firstScreen={
            <HireHero
              breadcrumbs={<Breadcrumbs path={path} />}
              title={title}
              gel={gel}
              image={image}
            />
          }
        >
          <CategoryLinks current={slug} />
          <section id="items" aria-labelledby="prices" className="wrap pt-2">
            <h2 id="prices" className="sr-only print:not-sr-only">{`Prices for ${name}`}</h2>
            <p className="mb-2 text-small text-muted md:mb-4">
              {formatCount(items.length, 'item')}
            </p>
            <NoScript />
            <ul className="grid grid-cols-1 gap-1.5 sm:grid-cols-2 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4 print:grid-cols-2 print:gap-2">
              {items.map((item) => (
                <li key={item.id}>
                  <EquipmentCard
                    item={item}
                    count={getCount(quote.kit, item.id)}
                    onCount={quote.changeCount}
                  />
                </li>
              ))}
            </ul>
            <p className="mt-8 max-w-[62ch] text-base">{intro}</p>
          </section>
          <Setups content={content} quoteKit={quote.kit} onAdd={quote.addKit} />
          <HireFacts items={items} />
          <FoldSection title="Packages with these items" background="paper">
            <PriceRows rows={content.packageRows} />
          </FoldSection>
          <Section title="Common questions" gel={gel}>
            <AnswerList answers={questions} />
          </Section>
          <RelatedLinks path={path} />
          <CallToAction
            {...getClosingCall(path)}
            to={contactLink({ subject: `AV Hire: ${name}` })}
            gel={gel}
          />
        </Page>
      </article>
      <QuoteBar quote={quote} />
    </>
  )
}

/** Links to the search of the whole catalogue and to each category. On a narrow screen the row scrolls sideways. */
function CategoryLinks({ current }: { current: string }) {
  return (
    <nav aria-label="Hire categories" className="wrap print:hidden">
      <ul className="chip-row">
        <li>
          <PageLink to="/av-hire" className="chip">
            <Search aria-hidden className="size-4.5" />
            <span>{`All ${equipment.length}`}</span>
          </PageLink>
        </li>
        {equipmentCategories.map(({ slug, name, gel }) => (
          <li key={slug} data-gel={gel}>
            <PageLink
              to={`/av-hire/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className="chip"
            >
              <span aria-hidden className="size-2 rounded-full bg-gel" />
              <span>{name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The hire period, delivery and crew, in a line each. */
function HireFacts({ items }: { items: readonly HireItem[] }) {
  const hasCrew = items.some(({ crew }) => crew)
  const facts = [
    { term: `${HIRE_HOURS} hours${hasCrew ? ', without crew' : ''}`, text: hireRules.weekend },
    travelFacts.delivery,
    ...(hasCrew
      ? [crewDelivery, { term: 'Crew', text: hireRules.crew }]
      : [{ term: 'Crew', text: `You set it up yourself. ${technicianOffer}` }]),
  ]
  return (
    <div className="wrap mt-10">
      <dl className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {facts.map(({ term, text }) => (
          <div key={term} className="border-t border-line py-4">
            <dt className="text-small text-muted">{term}</dt>
            <dd className="text-warm">{text}</dd>
          </div>
        ))}
      </dl>
      <SuburbFold className="mt-6 max-w-xl" />
      <HirePhone className="mt-6" />
    </div>
  )
}
