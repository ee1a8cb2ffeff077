import { guides } from '../../advice/guides.data'
import { CallToAction } from '../../components/CallToAction'
import { LinkGroup } from '../../components/links/LinkGroup'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { BeamHero } from '../../components/PageHero'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { categorySlugs } from '../../content/category-slugs.data'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { toLinks } from '../../public-pages'

export default function GuidesPage() {
  return (
    <Page
      path="/guides"
      title={`Event, DJ & PA Hire Prices, ${company.city}`}
      description={`What a wedding DJ, a backyard party, a school disco, conference AV and delivery cost in ${company.city}, incl. GST.`}
      firstScreen={
        <BeamHero
          title="Event, DJ and PA hire prices"
          intro="What events cost, from a backyard party to a conference, incl. GST."
          gel="teal"
          quoteLink="/contact"
        />
      }
    >
      <Section title="What an event costs">
        <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] border-b border-line lg:grid-cols-2">
          {guides.map(({ slug, name, teaser, image, gel }) => (
            <li
              key={slug}
              data-gel={gel}
              className="group relative grid grid-cols-[min(7rem,35vw)_1fr] items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[9rem_1fr]"
            >
              <Picture
                picture={image}
                alt=""
                maxWidth={480}
                sizes="144px"
                className="aspect-4/3 w-full rounded-field transition duration-300 group-hover:brightness-120"
              />
              <div>
                <h3 className="text-base leading-tight">
                  <PageLink to={`/guides/${slug}`} className="stretch">
                    {name}
                  </PageLink>
                </h3>
                <p className="mt-1.5 text-small leading-snug">{teaser}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <LinkGroup
        title="What gear costs"
        links={toLinks(categorySlugs.map((slug) => `/av-hire/${slug}` as const))}
      />
      <CallToAction {...getClosingCall('/guides')} />
    </Page>
  )
}
