import { type CSSProperties, type ReactNode, useState } from 'react'
import { tierLabels, type TierLevel } from '../../content/tier-levels'
import type { DescribedPicture } from '../../lib/pictures'
import type { FaderTier } from '../../packages/tier-prices'
import { Picture } from '../ui/Picture'
import { PriceTag } from '../ui/PriceTag'
import { Desk } from './Desk'

/** The tier that the room is lit for until the visitor moves the fader: bright enough to see the room, with more to come. */
export const FIRST_LIGHT: TierLevel = 'premium'

const SIZES = '(min-width: 1080px) 58vw, (min-width: 720px) 100vw, 160vw'

type Props = {
  /** The same room in the light of each tier. */
  scenes: readonly DescribedPicture[]
  tiers: readonly FaderTier[]
  /** The tier that the room is lit for. */
  light: TierLevel
  onLight: (light: TierLevel) => void
  heading: ReactNode
  actions: ReactNode
  /** In a corner of the room. */
  control?: ReactNode
  isFirstScreen?: boolean
}

/**
 * One room in the light of a tier, a fader that chooses the tier, and what the tier costs. On a wide screen the words are
 * beside the room. Without JavaScript it is the picture and the price of `FIRST_LIGHT`.
 */
export function TierFader({ scenes, tiers, light, onLight, heading, actions, control, isFirstScreen = false }: Props) {
  /** Where the fader is while it is dragged. */
  const [dragged, setDragged] = useState<number | null>(null)
  const [isTouched, setIsTouched] = useState(false)
  const findIndex = (level: TierLevel) => tiers.findIndex((tier) => tier.level === level)
  const level = dragged ?? findIndex(light)
  const stop = Math.round(level)
  /** The scene that is in the prerendered page. */
  const first = findIndex(FIRST_LIGHT)

  function handleStop(index: number) {
    setDragged(null)
    const next = tiers[index]?.level
    if (next && next !== light) onLight(next)
  }

  return (
    <div
      className={`fader-frame ${isFirstScreen ? 'lg:pt-19' : ''}`}
      style={{ '--level': level / (tiers.length - 1) } as CSSProperties}
      onPointerEnter={() => setIsTouched(true)}
      onFocus={() => setIsTouched(true)}
    >
      <div className="px-gutter pt-4 [grid-area:heading] lg:p-0 lg:pr-[3vw] lg:pb-6">{heading}</div>
      <div
        className={`fader-room ${isFirstScreen ? '' : 'max-lg:h-[34svh]!'}`}
        style={{ backgroundColor: scenes[0]?.colour }}
      >
        {scenes.map((scene, index) =>
          // The other scenes load when the visitor comes near.
          isTouched || stop !== first || index === first ? (
            <div
              key={scene.name}
              aria-hidden={index !== stop}
              className="absolute inset-0 transition-opacity duration-300 ease-out"
              // A picture is above those of the smaller tiers, so only the highest visible one is transparent.
              style={{ opacity: Math.min(Math.max(level - index + 1, 0), 1) }}
            >
              <Picture
                picture={scene}
                // Of pictures that could not be loaded, only one shows its text.
                alt={index === stop ? scene.alt : ''}
                priority={isFirstScreen && index === first}
                tall
                sizes={SIZES}
                // Until it has loaded, the picture below it stays visible. A low window shows the guests, not the ceiling.
                className="size-full bg-transparent! short:focal-[50%_75%]"
              />
            </div>
          ) : null,
        )}
        {control}
      </div>
      <div className="relative px-2 pt-3 pb-1 [grid-area:desk] lg:px-0 lg:pt-5 lg:pb-0 print:hidden noscript:hidden">
        <Desk
          stops={tiers.map((tier) => tierLabels[tier.level])}
          level={level}
          valueText={tiers[stop]?.text ?? ''}
          hasHint={isFirstScreen && !isTouched}
          onSlide={setDragged}
          onStop={handleStop}
        />
      </div>
      <div className="px-gutter pt-3 [grid-area:tier] lg:p-0 lg:pr-[3vw] print:hidden">
        <div className="grid">
          {tiers.map((tier, index) => (
            // All in one place, so that the height stays the same.
            <div
              key={tier.level}
              className={`col-start-1 row-start-1 transition-opacity duration-150 ${index === stop ? '' : 'invisible opacity-0'}`}
            >
              <p translate="no" className="font-display text-card font-extrabold text-warm lg:text-block">
                {tier.name}
              </p>
              <PriceTag
                price={tier.price}
                buys={tier.buys}
                crewFrom={tier.crewFrom}
                className="text-small text-warm lg:mt-1"
              />
              <p className="font-medium text-warm">{`For up to ${tier.guests} guests indoors`}</p>
              <p className={`text-small lg:mt-1 ${isFirstScreen ? '' : 'max-lg:hidden'}`}>{tier.description}</p>
            </div>
          ))}
        </div>
        {actions}
      </div>
    </div>
  )
}
