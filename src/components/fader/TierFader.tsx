import { type CSSProperties, type ReactNode, useState } from 'react'
import { FIRST_LIGHT } from '../../booking/light'
import { tierLabels, type TierLevel } from '../../content/tier-levels'
import type { DescribedPicture } from '../../lib/pictures'
import { capitalize } from '../../lib/text/capitalize'
import { getTotal, withGst } from '../../lib/text/money'
import { formatMaxGuests } from '../../lib/text/quantities'
import { useHydrated } from '../hooks/use-hydrated'
import { useLampLevel } from '../lamp'
import { Picture } from '../ui/Picture'
import { Desk } from './Desk'
import type { FaderTier } from './fader-tier'
import { HeadlinePrice } from './HeadlinePrice'
import { litRoomStore } from './lit-room'

const SIZES = '(min-width: 1080px) 58vw, (min-width: 720px) 100vw, 160vw'

type Props = {
  /** The same room in the light of each tier. */
  scenes: readonly DescribedPicture[]
  tiers: readonly FaderTier[]
  /** The tier that the room is lit for. */
  light: TierLevel
  /** Called with the tier of the stop that the visitor has chosen, even if the room is lit for it. */
  onLight: (light: TierLevel) => void
  /** The light in the prerendered page. */
  firstLight?: TierLevel
  heading: ReactNode
  /** What to do about the tier that the price is of. */
  renderActions?: (tier: TierLevel) => ReactNode
  /** Called when the visitor touches the desk, before anything changes. */
  onTouch?: () => void
  /** The heading is a banner whose slides change the light. On a phone it is between the room and the desk. */
  hasBanner?: boolean
  /** A title of the price. */
  priceHeading?: ReactNode
}

/**
 * One room in the light of a tier, a fader that chooses the tier, and what the tier costs. On a wide screen the words are
 * beside the room. Without JavaScript it is the picture and the price of `FIRST_LIGHT`. With a link to another tier,
 * page-loader.ts shows that one in the prerendered page.
 */
export function TierFader(props: Props) {
  const { scenes, tiers, light, onLight, onTouch, heading, priceHeading, renderActions } = props
  const { firstLight = FIRST_LIGHT, hasBanner = false } = props
  const isHydrated = useHydrated()
  /** Where the fader is while it is dragged. */
  const [dragged, setDragged] = useState<number | null>(null)
  const [isTouched, setIsTouched] = useState(false)
  const level = dragged ?? tiers.findIndex((tier) => tier.level === light)
  const stop = Math.round(level)
  const last = tiers.length - 1
  useLampLevel(stop / last)
  const hasHint = !hasBanner && isHydrated && !isTouched
  const loadsAll = isTouched || (hasBanner && isHydrated)
  const [{ current, replaced }, setStops] = useState({ current: stop, replaced: stop })
  if (stop !== current) setStops({ current: stop, replaced: current })

  function handleStop(index: number) {
    setDragged(null)
    const next = tiers[index]?.level
    litRoomStore.set(scenes[index] ?? null)
    if (next) onLight(next)
  }

  return (
    <div
      className={`fader-frame ${hasHint ? 'fader-hint' : ''} ${hasBanner ? 'fader-banner' : ''}`}
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
      <div className="fader-room" style={{ '--colour': scenes[0]?.colour } as CSSProperties}>
        {scenes.map((scene, index) => (
          // Hidden in the prerendered page, so that a link can show it.
          <div
            key={scene.name}
            data-tier={tiers[index]?.level}
            data-lit={loadsAll || index === stop ? '' : undefined}
            aria-hidden={index !== stop}
            className="fader-scene"
            style={{ '--stop': index / last } as CSSProperties}
          >
            <Picture
              picture={scene}
              // Pictures that fail show their texts, in the same place.
              alt={index === stop ? scene.alt : ''}
              priority={tiers[index]?.level === firstLight}
              tall
              sizes={SIZES}
              // Until it has loaded, the picture below it stays visible. A low window shows the guests, not the ceiling.
              className="size-full bg-transparent! short:focal-[50%_75%]"
            />
          </div>
        ))}
      </div>
      <div
        className="relative px-6 pt-3 pb-1 [grid-area:desk] lg:px-0 lg:pt-5 lg:pb-0 print:hidden noscript:hidden"
        onPointerDown={onTouch}
      >
        <Desk
          stops={tiers.map(({ level: tier, price, crewFrom }) => ({
            name: tierLabels[tier],
            price: withGst(getTotal({ price, crewFrom })),
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
        <div className="empty:hidden">{priceHeading}</div>
        <div className="grid">
          {tiers.map((tier, index) => (
            <div
              key={tier.level}
              data-tier={tier.level}
              data-lit={index === stop ? '' : undefined}
              className="fader-text"
            >
              <HeadlinePrice
                price={tier.price}
                crewFrom={tier.crewFrom}
                replaced={index === stop && replaced !== stop ? tiers[replaced] : undefined}
              />
              <p className="mt-2 font-medium text-warm md:text-card lg:mt-3">
                <span translate="no" className="font-bold">
                  {tier.name}
                </span>{' '}
                <span className="block">{`${capitalize(tier.buys)}, ${formatMaxGuests(tier.guests)} indoors`}</span>
              </p>
              <p
                className={`mt-1 text-small lg:mt-2 lg:text-base ${hasBanner ? 'max-lg:hidden low:hidden' : 'max-lg:short:hidden'} ${index === stop && replaced < stop ? 'added-words' : ''}`}
              >
                {tier.description}
              </p>
            </div>
          ))}
        </div>
        {renderActions && (
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-6">
            {renderActions(tiers[stop]?.level ?? light)}
          </div>
        )}
      </div>
    </div>
  )
}
