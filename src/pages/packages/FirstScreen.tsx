import { ArrowDown } from 'lucide-react'
import { formatSharedPath } from '../../booking/link'
import { formatTierHours } from '../../booking/tiers/hours'
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
import { getOption, type TierChoice, toLine, useTierEnquiry } from './use-tier-enquiry'

type Props = {
  choices: readonly [TierChoice, ...TierChoice[]]
  light: TierLevel
  onLight: (light: TierLevel) => void
  /** The link that was opened names something that the package does not have. */
  hasUnknownParts: boolean
}

/** The title of a package and its room, which the visitor lights. A package without a room has its picture. */
export function FirstScreen({ choices, light, onLight, hasUnknownParts }: Props) {
  const [basic] = choices
  const { pkg } = basic
  const { scenes, title } = pkg
  const findChoice = (level: TierLevel) =>
    choices.find(({ details }) => details.tier.level === level) ?? basic

  useLampGel(pkg.gel)

  if (!scenes) return <PictureScreen choice={basic} hasUnknownParts={hasUnknownParts} />
  const faderTiers = choices.map(toFader)
  return (
    <>
      <TierFader
        scenes={scenes}
        tiers={faderTiers}
        light={light}
        onLight={onLight}
        heading={
          <h1 tabIndex={-1} className="text-base text-balance md:text-card">
            {title}
          </h1>
        }
        renderActions={(level) => (
          <>
            {hasUnknownParts && <p className="basis-full text-straw">{UNKNOWN_PARTS}</p>}
            {/* All four, so that the link of a tier shows its button before the app runs. */}
            <div className="grid max-lg:mb-1 max-lg:basis-full">
              {choices.map((choice) => (
                <TierButton
                  key={choice.details.tier.level}
                  choice={choice}
                  isLit={choice.details.tier.level === level}
                />
              ))}
            </div>
            <PageLink
              to={`/packages/${pkg.slug}#tiers`}
              className="standalone-link text-warm"
            >{`Compare all ${pkg.tiers.length}`}</PageLink>
            <ShareRoom choice={findChoice(level)} />
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

function toFader(choice: TierChoice) {
  const { description } = choice.details.tier
  return toFaderTier(
    toLine(choice),
    { description, guests: getOption(choice).tier.guests },
    choice.hours,
  )
}

function TierButton({ choice, isLit }: { choice: TierChoice; isLit: boolean }) {
  const { link } = useTierEnquiry(choice)
  const { level } = choice.details.tier
  const label = `Enquire about ${tierLabels[level]}`
  useMainAction(isLit, label, link)
  return (
    <div data-tier={level} data-lit={isLit ? '' : undefined} className="fader-text">
      <ButtonLink to={link} variant="primary" className="w-full">
        <span>{label}</span>
      </ButtonLink>
    </div>
  )
}

function ShareRoom({ choice }: { choice: TierChoice }) {
  const { pkg } = choice
  const { booking } = useTierEnquiry(choice)
  // The page is prerendered for its public address.
  const origin = useHydrated() ? window.location.origin : company.url
  return (
    <div className="print:hidden noscript:hidden">
      <ShareButton
        label="Share this room"
        looksLikeLink
        title={`${pkg.name} ${toFader(choice).text}`}
        url={origin + formatSharedPath(booking)}
      />
    </div>
  )
}

function PictureScreen({
  choice: { pkg, details },
  hasUnknownParts,
}: {
  choice: TierChoice
  hasUnknownParts: boolean
}) {
  const horizon = pkg.tiers[3]
  return (
    <PageHero title={pkg.title} intro={pkg.subtitle} gel={pkg.gel} image={pkg.image}>
      <div className="mt-4 lg:mt-5">
        <PriceTag
          price={details.tier.price}
          buys={formatTierHours(pkg)}
          crewFrom={details.crewFrom}
          withParts
          className="text-base text-warm"
        />
        <p className="mt-1 font-medium text-warm">{`For ${formatMaxGuests(details.tier.guests)} indoors, ${horizon.name} for up to ${horizon.guests}`}</p>
        {hasUnknownParts && <p className="mt-1 text-straw">{UNKNOWN_PARTS}</p>}
      </div>
      {/* On a narrow screen the button is in the first screen. */}
      <div className="flex flex-col items-start">
        <p className="mt-4 max-w-[58ch] max-lg:order-last max-lg:mt-6">{pkg.intro}</p>
        <ButtonLink
          to={`/packages/${pkg.slug}#tiers`}
          variant="primary"
          className="mt-5 lg:mt-8 print:hidden"
        >
          See the 4 tiers
          <ArrowDown aria-hidden className="size-4.5" />
        </ButtonLink>
      </div>
    </PageHero>
  )
}
