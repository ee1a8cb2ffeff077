import { type CSSProperties, type ReactNode, useState } from 'react'
import { FIRST_LIGHT } from '../../booking/light'
import { tierLabels, type TierLevel } from '../../content/tier-levels'
import type { DescribedPicture } from '../../lib/pictures'
import { capitalize } from '../../lib/text/capitalize'
import { formatPrice, getTotal, withGst } from '../../lib/text/money'
import { formatMaxGuests } from '../../lib/text/quantities'
import { useHydrated } from '../hooks/use-hydrated'
import { useLampLevel } from '../lamp'
import { Picture } from '../ui/Picture'
import { Desk } from './Desk'
import type { FaderTier } from './fader-tier'
import { HeadlinePrice } from './HeadlinePrice'

const SIZES = '(min-width: 1080px) 58vw, (min-width: 720px) 100vw, 160vw'

type Props = {
  /** The same room in the light of each tier. */
  scenes: readonly DescribedPicture[]
  tiers: readonly FaderTier[]
  /** The tier that the room is lit for. */
  light: TierLevel
  onLight: (light: TierLevel) => void
  heading: ReactNode
  /** What to do about the tier that the price is of. */
  renderActions: (tier: TierLevel) => ReactNode
  isFirstScreen?: boolean
}

/**
 * One room in the light of a tier, a fader that chooses the tier, and what the tier costs. On a wide screen the words are
 * beside the room. Without JavaScript it is the picture and the price of `FIRST_LIGHT`. With a link to another tier,
 * page-loader.ts shows that one in the prerendered page.
 */
export function TierFader(props: Props) {
  const { scenes, tiers, light, onLight, heading, renderActions, isFirstScreen = false } = props
  const isHydrated = useHydrated()
  /** Where the fader is while it is dragged. */
  const [dragged, setDragged] = useState<number | null>(null)
  const [isTouched, setIsTouched] = useState(false)
  const level = dragged ?? tiers.findIndex((tier) => tier.level === light)
  const stop = Math.round(level)
  const last = tiers.length - 1
  useLampLevel(stop / last)
  const hasHint = isFirstScreen && isHydrated && !isTouched

  function handleStop(index: number) {
    setDragged(null)
    const next = tiers[index]?.level
    if (next && next !== light) onLight(next)
  }

  return (
    <div
      className={`fader-frame ${hasHint ? 'fader-hint' : ''}`}
      style={
        {
          '--target': level / last,
          // The light follows the hand.
          '--cap-level': dragged === null ? undefined : dragged / last,
          '--hint-level': hasHint ? (level + (stop === last ? -0.3 : 0.3)) / last : undefined,
        } as CSSProperties
      }
      onPointerEnter={() => setIsTouched(true)}
      // Not the title, which gets the focus after a link to the page.
      onFocus={({ target }) => target.tabIndex >= 0 && setIsTouched(true)}
    >
      <div className="px-gutter pt-4 [grid-area:heading] lg:p-0">{heading}</div>
      <div
        className={`fader-room ${isFirstScreen ? '' : 'max-lg:not-short:h-[34svh]!'}`}
        style={{ backgroundColor: scenes[0]?.colour }}
      >
        {scenes.map((scene, index) =>
          // Hidden in the prerendered first screen, so that a link can show it. Elsewhere it loads when the visitor comes near.
          isFirstScreen || isTouched || index === stop ? (
            <div
              key={scene.name}
              data-tier={isFirstScreen ? tiers[index]?.level : undefined}
              data-lit={isTouched || index === stop ? '' : undefined}
              aria-hidden={index !== stop}
              className="fader-scene"
              style={{ '--stop': index / last } as CSSProperties}
            >
              <Picture
                picture={scene}
                // Pictures that fail show their texts, in the same place.
                alt={index === stop ? scene.alt : ''}
                priority={isFirstScreen && tiers[index]?.level === FIRST_LIGHT}
                tall
                sizes={SIZES}
                // Until it has loaded, the picture below it stays visible. A low window shows the guests, not the ceiling.
                className="size-full bg-transparent! short:focal-[50%_75%]"
              />
            </div>
          ) : null,
        )}
      </div>
      <div className="relative px-6 pt-3 pb-1 [grid-area:desk] lg:px-0 lg:pt-5 lg:pb-0 print:hidden noscript:hidden">
        <Desk
          stops={tiers.map(({ level: tier, price, crewFrom }) => ({
            name: tierLabels[tier],
            price: formatPrice(withGst(getTotal({ price, crewFrom }))),
          }))}
          scope={`incl. GST${tiers.some(({ crewFrom }) => crewFrom > 0) ? ' with crew' : ''}, ${tiers[0]?.buys}`}
          level={level}
          valueText={tiers[stop]?.text ?? ''}
          onSlide={setDragged}
          onStop={handleStop}
          onCancel={() => setDragged(null)}
        />
      </div>
      <div className="px-gutter pt-2 [grid-area:tier] lg:p-0 lg:pr-8 print:hidden">
        <div className="grid">
          {tiers.map((tier, index) => (
            <div
              key={tier.level}
              data-tier={isFirstScreen ? tier.level : undefined}
              data-lit={index === stop ? '' : undefined}
              className="fader-text"
            >
              <HeadlinePrice price={tier.price} crewFrom={tier.crewFrom} />
              <p className="mt-2 font-medium text-warm md:text-card lg:mt-3">
                <span translate="no" className="font-bold">
                  {tier.name}
                </span>{' '}
                <span className="block">{`${capitalize(tier.buys)}, ${formatMaxGuests(tier.guests)} indoors`}</span>
              </p>
              <p
                className={`mt-1 text-small lg:mt-2 lg:text-base ${isFirstScreen ? 'max-lg:short:hidden' : 'max-lg:hidden'}`}
              >
                {tier.description}
              </p>
            </div>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-6">
          {renderActions(tiers[stop]?.level ?? light)}
        </div>
      </div>
    </div>
  )
}
