import { ArrowDown } from 'lucide-react'
import { formatSharedPath } from '../../booking/link'
import { priceBooking } from '../../booking/price'
import { UNKNOWN_PARTS } from '../../booking/words'
import { toFaderTier } from '../../components/fader/fader-tier'
import { TierFader } from '../../components/fader/TierFader'
import { useHydrated } from '../../components/hooks/use-hydrated'
import { useLampGel } from '../../components/lamp'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PageLink } from '../../components/links/PageLink'
import { useMainAction } from '../../components/main-action'
import { PageHero } from '../../components/PageHero'
import { ShareButton } from '../../components/ShareButton'
import { PriceTag } from '../../components/ui/PriceTag'
import { company } from '../../content/company'
import { tierLabels, type TierLevel } from '../../content/tier-levels'
import { formatMaxGuests } from '../../lib/text/quantities'
import { type TierBooking, useTierEnquiry } from './use-tier-enquiry'

type Props = {
  bookings: readonly [TierBooking, ...TierBooking[]]
  light: TierLevel
  onLight: (light: TierLevel) => void
  /** The link that was opened names something that the package does not have. */
  hasUnknownParts: boolean
}

/** The title of a package and its room, which the visitor lights. A package without a room has its picture. */
export function FirstScreen({ bookings, light, onLight, hasUnknownParts }: Props) {
  const [basic] = bookings
  const [{ pkg }] = basic.lines
  const { scenes, title } = pkg
  const findBooking = (level: TierLevel) =>
    bookings.find(({ lines: [{ tier }] }) => tier.level === level) ?? basic

  useLampGel(pkg.gel)

  if (!scenes) return <PictureScreen bookings={bookings} hasUnknownParts={hasUnknownParts} />
  const faderTiers = bookings.map(toFaderTier)
  return (
    <>
      <TierFader
        scenes={scenes}
        tiers={faderTiers}
        light={light}
        onLight={onLight}
        heading={
          <h1 tabIndex={-1} className="text-base leading-tight text-balance md:text-card">
            {title}
          </h1>
        }
        renderActions={(level) => (
          <>
            {hasUnknownParts && <p className="basis-full text-straw">{UNKNOWN_PARTS}</p>}
            {/* All four, so that the link of a tier shows its button before the app runs. */}
            <div className="grid max-lg:mb-1 max-lg:basis-full">
              {bookings.map((booking) => (
                <TierButton key={booking.lines[0].tier.level} booking={booking} light={level} />
              ))}
            </div>
            <PageLink
              to={`/packages/${pkg.slug}#tiers`}
              className="standalone-link text-warm"
            >{`Compare all ${pkg.tiers.length}`}</PageLink>
            <ShareRoom booking={findBooking(level)} />
          </>
        )}
      />
      <div className="wrap pt-6 lg:pt-8">
        {faderTiers.map(({ level, text }) => (
          <p
            key={level}
            data-tier={level}
            data-lit={level === light ? '' : undefined}
            className="hidden font-bold data-lit:print:block"
          >{`${pkg.name} ${text}`}</p>
        ))}
        <p className="max-w-[62ch]">
          <span className="font-medium text-warm">{`${pkg.subtitle}.`}</span>{' '}
          <span>{pkg.intro}</span>
        </p>
      </div>
    </>
  )
}

function TierButton({ booking, light }: { booking: TierBooking; light: TierLevel }) {
  const { link } = useTierEnquiry(booking)
  const { level } = booking.lines[0].tier
  const isLit = level === light
  const label = `Enquire about ${tierLabels[level]}`
  useMainAction(isLit, label, link)
  return (
    <div data-tier={level} data-lit={isLit ? '' : undefined} className="fader-text">
      <ButtonLink
        to={link}
        variant="primary"
        className="w-full max-lg:short:px-3 max-lg:short:text-small"
      >
        <span>{label}</span>
      </ButtonLink>
    </div>
  )
}

function ShareRoom({ booking }: { booking: TierBooking }) {
  // The page is prerendered for its public address.
  const origin = useHydrated() ? window.location.origin : company.url
  return (
    <div className="print:hidden noscript:hidden">
      <ShareButton
        label="Share this room"
        looksLikeLink
        title={`${booking.lines[0].pkg.name} ${toFaderTier(booking).text}`}
        url={origin + formatSharedPath(booking)}
      />
    </div>
  )
}

function PictureScreen({ bookings, hasUnknownParts }: Omit<Props, 'light' | 'onLight'>) {
  const [basic] = bookings
  const [{ pkg, withAddOns }] = basic.lines
  const { price, crewFrom, total } = priceBooking(basic)
  const { buys, extras } = toFaderTier(basic)
  const [largest] = bookings.at(-1)?.lines ?? basic.lines
  return (
    <PageHero title={pkg.title} intro={pkg.subtitle} gel={pkg.gel} image={pkg.image}>
      <div className="mt-4 lg:mt-5">
        <PriceTag
          total={total}
          buys={buys + extras}
          crewFrom={crewFrom}
          // Add-ons may be more than gear.
          price={extras ? undefined : price}
          className="text-base text-warm"
        />
        <p className="mt-1 font-medium text-balance text-warm">{`For ${formatMaxGuests(withAddOns.tier.guests)} indoors, ${largest.tier.name} for up to ${largest.withAddOns.tier.guests}`}</p>
        {hasUnknownParts && <p className="mt-1 text-straw">{UNKNOWN_PARTS}</p>}
      </div>
      {/* Before the words, so that it is in a phone's first screen. */}
      <ButtonLink
        to={`/packages/${pkg.slug}#tiers`}
        variant="primary"
        className="mt-5 lg:mt-6 print:hidden"
      >
        <span>{`See the ${pkg.tiers.length} tiers`}</span>
        <ArrowDown aria-hidden className="size-4.5" />
      </ButtonLink>
      <p className="mt-6 max-w-[58ch]">{pkg.intro}</p>
    </PageHero>
  )
}
