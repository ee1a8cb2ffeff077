import { CallToAction } from '../../../components/CallToAction'
import { AnswerList } from '../../../components/folds/AnswerList'
import { Breadcrumbs } from '../../../components/links/Breadcrumbs'
import { RelatedLinks } from '../../../components/links/RelatedLinks'
import { Page } from '../../../components/Page'
import { PageHero } from '../../../components/PageHero'
import { Section } from '../../../components/ui/Section'
import { getClosingCall } from '../../../content/closing-calls'
import type { HireCategory } from '../../../content/equipment'
import { categoryPages } from '../../../content/equipment/category-pages'
import { addToQuote } from '../../../hire/quote'
import { contactLink } from '../../../lib/contact-link'
import { BottomBar } from '../BottomBar'
import { QuoteDialog } from '../quote/QuoteDialog'
import { useVisitorQuote } from '../use-visitor-quote'
import { CategoryItems } from './CategoryItems'
import { CategoryLinks } from './CategoryLinks'
import { CategoryPackages } from './CategoryPackages'
import { HireFacts } from './HireFacts'
import { Setups } from './Setups'

/** The page of a hire category: the items, what to take, the packages that have them, and answers. */
export function Category({ category }: { category: HireCategory }) {
  const quote = useVisitorQuote()
  const { name, slug, gel, items } = category
  const { title, intro, image, setups, questions, seo } = categoryPages[category.id]

  return (
    <>
      <article data-gel={gel} className="md:[&_h1]:max-w-[10.5em]">
        <Page
          path={`/av-hire/${slug}`}
          {...seo}
          picture={image}
          firstScreen={
            <PageHero
              breadcrumbs={<Breadcrumbs path={`/av-hire/${slug}`} />}
              title={title}
              intro={intro}
              gel={gel}
              image={image}
              compact
            />
          }
        >
          <CategoryLinks current={slug} />
          <CategoryItems category={category} quoteKit={quote.kit} onCount={quote.changeCount} />
          <Setups
            setups={setups}
            quoteKit={quote.kit}
            onAdd={(kit) => quote.update((current) => addToQuote(current, kit))}
          />
          <HireFacts items={items} />
          <CategoryPackages category={category} />
          <Section title="Common questions" gel={gel}>
            <AnswerList answers={questions} headingLevel={3} />
          </Section>
          <RelatedLinks path={`/av-hire/${slug}`} />
          <CallToAction
            {...getClosingCall(`/av-hire/${slug}`)}
            to={contactLink({ subject: `AV Hire: ${name}` })}
            gel={gel}
          />
        </Page>
      </article>
      <BottomBar quote={quote} />
      <QuoteDialog quote={quote} />
    </>
  )
}
