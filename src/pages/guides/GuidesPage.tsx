import { CallToAction } from '../../components/CallToAction'
import { LinkRow } from '../../components/links/LinkRow'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import { equipmentCategories } from '../../content/equipment'
import { categoryPages } from '../../content/equipment/category-pages'
import { guides } from '../../content/guides'
import { djHire } from '../../content/services/dj-hire'
import { formatTotal } from '../../lib/text/money'

export default function GuidesPage() {
  return (
    <Page
      path="/guides"
      title="Event, DJ & PA Hire Prices, Sydney"
      description={`What a wedding DJ, a backyard party, a school disco, conference AV and delivery cost in Sydney, added up. DJs from ${formatTotal(djHire.startingFrom)}.`}
      firstScreen={
        <PageHero
          eyebrow="Guides"
          title="Event, DJ and PA hire prices"
          intro="What an event really costs, from a backyard party to a conference, added up with GST."
          gel="teal"
        />
      }
    >
      <Section title="What an event costs">
        <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] border-b border-line md:grid-cols-2">
          {guides.map(({ slug, name, teaser }) => (
            <li key={slug} className="border-t border-line py-2">
              <PageLink to={`/guides/${slug}`} className="standalone-link text-warm">
                {name}
              </PageLink>
              <p className="pb-2">{teaser}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What gear costs">
        <LinkRow
          links={equipmentCategories.map(({ id, slug }) => ({ to: `/av-hire/${slug}`, name: categoryPages[id].title }))}
        />
      </Section>
      <CallToAction {...getClosingCall('/guides')} />
    </Page>
  )
}
