import { useId } from 'react'
import { formatTierChoices, limitTierChoices, parseTierChoices } from '../../booking/link'
import { useSuburb } from '../../booking/place/use-suburb'
import { priceBooking } from '../../booking/price'
import { formatTierHours } from '../../booking/tiers/hours'
import { CallToAction } from '../../components/CallToAction'
import { StoryCards } from '../../components/cards/StoryCards'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { Fold } from '../../components/folds/Fold'
import { FoldSection } from '../../components/folds/FoldSection'
import { useLinkedSuburb } from '../../components/hooks/use-linked-suburb'
import { useUrlState } from '../../components/hooks/use-url-state'
import { LinkGroup } from '../../components/links/LinkGroup'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { Section } from '../../components/ui/Section'
import { contactLink } from '../../enquiry/contact-link'
import { formatTotal } from '../../lib/text/money'
import { definePage, type PageProps } from '../../sitemap'
import { AddOns } from './AddOns'
import { FirstScreen } from './FirstScreen'
import { packageContents, type PackageContent } from './package-contents.data'
import { TierCards, TierHours } from './TierCards'
import { createTierBookings } from './use-tier-enquiry'

export default definePage(packageContents, PackagePage)

function PackagePage({ content }: PageProps & { content: PackageContent | undefined }) {
  // In the URL, so that Back from the contact page restores them.
  const { state, update } = useUrlState({ parse: parseTierChoices, format: formatTierChoices })
  useLinkedSuburb()
  const { place } = useSuburb()
  if (!content) {
    return (
      <NotFoundView
        title="Package Not Found"
        text="The package you're looking for doesn't exist or is no longer available."
        link={{ label: 'View Available Packages', to: '/packages' }}
      />
    )
  }
  const { pkg, addOns } = content
  const path = `/packages/${pkg.slug}` as const
  const ticked = addOns.filter(({ id }) => state.addOnIds.includes(id))
  const { hours, addOns: booked, hasUnknownParts } = limitTierChoices(pkg, addOns, state)
  const bookings = createTierBookings(content, { addOns: booked, hours, place })
  const [basic] = bookings
  // Not of what is chosen, because the page has one address for search engines.
  const { total } = priceBooking({ lines: [{ ...basic.lines[0], addOns: [] }] })
  return (
    <article data-gel={pkg.gel}>
      <Page
        title={pkg.seo.title}
        description={`${pkg.seo.description} From ${formatTotal(total)} ${formatTierHours(pkg)}.`}
        path={path}
        picture={pkg.scenes?.[3] ?? pkg.image}
        firstScreen={
          <FirstScreen
            bookings={bookings}
            light={state.light}
            onLight={(light) => update({ light })}
            hasUnknownParts={hasUnknownParts}
          />
        }
      >
        <ImportantInformation rules={content.rules} />

        <Section id="tiers" title="Choose your tier" gel={pkg.gel} className="print:pt-3">
          {pkg.crewed && <TierHours booking={basic} onChange={(next) => update({ hours: next })} />}
          <TierCards pkg={pkg} bookings={bookings} featured={state.light} />
        </Section>
        <AddOns
          content={content}
          ticked={ticked}
          bookedCount={booked.length}
          onChange={(next) => update({ addOnIds: next.map(({ id }) => id) })}
        />
        <StoryCards path={path} />
        <FoldSection
          title="Check before you book"
          gel={pkg.gel}
          className="print:break-inside-avoid"
        >
          <ul className="grid max-w-[62ch] gap-3">
            {pkg.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-10 gap-y-1 print:hidden">
            {pkg.answerLinks.map(({ text, to }) => (
              <PageLink key={to} to={to} className="standalone-link text-warm">
                {text}
              </PageLink>
            ))}
          </p>
        </FoldSection>
        <LinkGroup title="Other packages and services" links={content.relatedLinks} />

        <CallToAction
          {...content.closingCall}
          label="Enquire About Packages"
          to={contactLink({ subject: pkg.slug })}
          gel={pkg.gel}
          picture={pkg.closingPicture}
        />
      </Page>
    </article>
  )
}

/** The rules that apply to every tier of a package. A phone folds them to the first one. */
function ImportantInformation({ rules }: Pick<PackageContent, 'rules'>) {
  const headingId = useId()
  const [first, ...others] = rules
  return (
    <section aria-labelledby={headingId} className="pt-6 lg:pt-10 print:pt-4">
      <div className="wrap">
        <Fold
          onlyOnPhone
          title={
            <hgroup className="grid gap-1.5 md:gap-3">
              <h2 id={headingId} className="text-card">
                Important Package Information
              </h2>
              <p className="text-warm">{first}</p>
            </hgroup>
          }
          className="rounded-card border border-line bg-raised glow px-5 py-2 sm:px-7 md:py-4 print:border-current"
        >
          <ul className="grid gap-x-10 gap-y-2 pt-1 pb-3 lg:grid-cols-2">
            {others.map((rule) => (
              <li key={rule} className="grid grid-cols-[1.25rem_1fr] text-warm">
                <span
                  aria-hidden
                  className="mt-2.5 size-1.5 rounded-full border-3 border-gel print:border-current"
                />
                <span>{rule}</span>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  )
}
