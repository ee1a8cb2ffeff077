import { ArrowDown } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { CallToAction } from '../../components/CallToAction'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { FoldSection } from '../../components/folds/FoldSection'
import { useUrlState } from '../../components/hooks/use-url-state'
import { ButtonLink } from '../../components/links/ButtonLink'
import { LinkGroup } from '../../components/links/LinkGroup'
import { PageLink } from '../../components/links/PageLink'
import { getRelatedLinks } from '../../components/links/related-links'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { RoomFromLink } from '../../components/room/RoomFromLink'
import { PriceTag } from '../../components/ui/PriceTag'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import { findPackage, packages } from '../../content/packages'
import { contactLink } from '../../lib/contact-link'
import { formatTotal, getTotal } from '../../lib/text/money'
import { isOfferedFor } from '../../packages/add-ons'
import { limitHours } from '../../packages/hours'
import { getTierHours } from '../../packages/tier-kit'
import { formatTierHours, getTierDetails } from '../../packages/tiers'
import { AddOns } from './AddOns'
import { TierFader } from './fader/TierFader'
import { ImportantInformation } from './ImportantInformation'
import { TierCards } from './TierCards'
import { TierHours } from './TierHours'

/** The ids of the ticked add-ons and the hours, in the URL so that Back from the contact page restores them. */
type State = { ids: readonly string[]; hours: number }
const parse = (params: URLSearchParams): State => ({
  ids: params.get('add')?.split('.') ?? [],
  hours: Number(params.get('hours')),
})
const format = ({ ids, hours }: State) => ({ add: ids.join('.'), hours: hours > 0 ? String(hours) : '' })

export default function PackagePage() {
  const pkg = findPackage(useParams().slug)
  const { state, update } = useUrlState({ parse, format })
  if (!pkg) {
    return (
      <NotFoundView
        title="Package Not Found"
        text="The package you're looking for doesn't exist or is no longer available."
        link={{ label: 'View Available Packages', to: '/packages' }}
      />
    )
  }
  const ticked = pkg.addOns.filter(({ id }) => state.ids.includes(id))
  // A package without a crew is for 24 hours.
  const hours = pkg.crewed ? limitHours(state.hours, getTierHours(pkg)) : getTierHours(pkg)
  const details = getTierDetails(pkg)
  const choices = details.map((tierDetails) => ({
    pkg,
    details: tierDetails,
    hours,
    addOns: ticked.filter((addOn) => isOfferedFor(addOn, tierDetails)),
  }))
  const [basic] = details
  const [, , , horizon] = pkg.tiers
  return (
    <article data-gel={pkg.gel}>
      <Page
        title={pkg.seo.title}
        description={`${pkg.seo.description} From ${formatTotal(getTotal({ price: basic.tier.price, crewFrom: basic.crewFrom }))} ${formatTierHours(pkg)}.`}
        path={`/packages/${pkg.slug}`}
        picture={pkg.image}
        firstScreen={
          <PageHero eyebrow="Packages" title={pkg.title} intro={pkg.subtitle} gel={pkg.gel} image={pkg.image}>
            <div className="mt-4 lg:mt-5">
              <PriceTag
                price={basic.tier.price}
                buys={formatTierHours(pkg)}
                crewFrom={basic.crewFrom}
                withParts
                className="text-base text-warm"
              />
              <p className="mt-1 font-medium text-warm">{`For up to ${basic.tier.guests} guests indoors, ${horizon.name} for up to ${horizon.guests}`}</p>
            </div>
            {/* On a narrow screen the button is in the first screen. */}
            <div className="flex flex-col items-start">
              <p className="mt-4 max-w-[58ch] max-lg:order-last max-lg:mt-6">{pkg.intro}</p>
              <ButtonLink to={`/packages/${pkg.slug}#tiers`} variant="primary" className="mt-5 lg:mt-8 print:hidden">
                See the 4 tiers
                <ArrowDown aria-hidden className="size-4.5" />
              </ButtonLink>
            </div>
          </PageHero>
        }
      >
        <ImportantInformation pkg={pkg} details={details} />
        {pkg.scenes && <TierFader pkg={pkg} details={details} scenes={pkg.scenes} />}

        <Section id="tiers" title="Choose your tier" gel={pkg.gel} className="md:pt-20">
          {pkg.crewed && <TierHours pkg={pkg} hours={hours} onChange={(next) => update({ hours: next })} />}
          <TierCards pkg={pkg} choices={choices} />
          <RoomFromLink />
        </Section>
        <AddOns
          pkg={pkg}
          choices={choices}
          ticked={ticked}
          onChange={(addOns) => update({ ids: addOns.map(({ id }) => id) })}
        />
        <FoldSection title="Check before you book" gel={pkg.gel} className="print:break-inside-avoid">
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
        <LinkGroup
          title="Other packages and services"
          links={[
            ...packages
              .filter((other) => other !== pkg)
              .map(({ slug, name }) => ({ to: `/packages/${slug}` as const, name })),
            ...getRelatedLinks(`/packages/${pkg.slug}`),
          ]}
        />

        <CallToAction
          {...getClosingCall(`/packages/${pkg.slug}`)}
          label="Enquire About Packages"
          to={contactLink({ subject: pkg.slug })}
          gel={pkg.gel}
        />
      </Page>
    </article>
  )
}
