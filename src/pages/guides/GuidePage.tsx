import { guides } from '../../advice/guides.data'
import { CallToAction } from '../../components/CallToAction'
import { PriceRows } from '../../components/cards/PriceRows'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { OpenAnswerList } from '../../components/folds/AnswerList'
import { FoldSection } from '../../components/folds/FoldSection'
import { SuburbPrice } from '../../components/hire/SuburbField'
import { Breadcrumbs } from '../../components/links/Breadcrumbs'
import { PageLink } from '../../components/links/PageLink'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import { contactLink } from '../../enquiry/contact-link'
import type { PageProps } from '../../sitemap'

export default function GuidePage(props: PageProps) {
  const guide = guides.find(({ slug }) => slug === props.slug)
  if (!guide) {
    return (
      <NotFoundView
        title="Guide Not Found"
        text="The guide you're looking for doesn't exist."
        link={{ label: 'All guides', to: '/guides' }}
      />
    )
  }
  const {
    slug,
    name,
    title,
    intro,
    gel,
    image,
    prices,
    points,
    examples,
    answers,
    seo,
    asksForSuburb,
  } = guide
  const enquiry = contactLink({ subject: `Enquiry: ${name}` })
  return (
    <article data-gel={gel} className="md:[&_h1]:max-w-[10.5em]">
      <Page
        path={`/guides/${slug}`}
        {...seo}
        picture={image}
        firstScreen={
          <PageHero
            breadcrumbs={<Breadcrumbs path={`/guides/${slug}`} />}
            title={title}
            intro={intro}
            gel={gel}
            image={image}
            quoteLink={enquiry}
          />
        }
      >
        {asksForSuburb ? (
          <>
            <Section title="What does the trip to you cost?">
              <SuburbPrice className="max-w-xl" />
            </Section>
            <FoldSection title={prices.title} background="paper">
              <p className="mb-6 max-w-[62ch]">{prices.intro}</p>
              <PriceRows rows={prices.rows} />
            </FoldSection>
          </>
        ) : (
          <Section title={prices.title} intro={prices.intro} background="paper">
            <PriceRows rows={prices.rows} />
          </Section>
        )}
        <FoldSection title={points.title} gel={gel}>
          <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2">
            {points.list.map((point) => (
              <li key={point.title} className="border-t border-line py-4 md:py-6">
                <h3 className="mb-2 text-card">{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </FoldSection>
        {examples && (
          <Section title={examples.title} intro={examples.intro} background="paper">
            <PriceRows rows={examples.rows} />
          </Section>
        )}
        <FoldSection title={answers.title} gel={gel}>
          <OpenAnswerList answers={answers.list} headingLevel={3} />
          <p className="flex flex-wrap gap-x-10 gap-y-1 print:hidden">
            {answers.links.map(({ text, to }) => (
              <PageLink key={to} to={to} className="standalone-link text-warm">
                {text}
              </PageLink>
            ))}
          </p>
        </FoldSection>
        <RelatedLinks path={`/guides/${slug}`} />
        <CallToAction {...getClosingCall(`/guides/${slug}`)} to={enquiry} gel={gel} />
      </Page>
    </article>
  )
}
