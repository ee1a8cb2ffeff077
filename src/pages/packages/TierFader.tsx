import { type ChangeEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useHasBeenVisible } from '../../components/hooks/use-has-been-visible'
import { useMediaQuery } from '../../components/hooks/use-media-query'
import { PageLink } from '../../components/links/PageLink'
import { Picture } from '../../components/ui/Picture'
import { PriceTag } from '../../components/ui/PriceTag'
import { Section } from '../../components/ui/Section'
import type { Package } from '../../content/packages'
import { tierLabels } from '../../content/tier-levels'
import { REDUCED_MOTION_QUERY } from '../../lib/browser/reduced-motion'
import { formatAddition, formatTierInBrief, type TierFacts } from '../../packages/tiers'

/** How far from the screen the pictures start to load. */
const LOAD_MARGIN_PX = 200

type Props = { pkg: Package; facts: readonly TierFacts[]; scenes: NonNullable<Package['scenes']> }

/**
 * One room in the light of each tier, and a fader to slide through them. Between two stops the pictures are blended; on
 * release the fader moves to the nearest stop.
 */
export function TierFader({ pkg, facts, scenes }: Props) {
  const labelId = useId()
  const container = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isNear = useHasBeenVisible(container, LOAD_MARGIN_PX)
  const isStill = useMediaQuery(REDUCED_MOTION_QUERY)
  /** 0 for the first tier, 1 for the second, and the values between while the fader is dragged. */
  const [level, setLevel] = useState(0)
  const [isHeld, setIsHeld] = useState(false)

  // The visitor may have moved the fader before hydration.
  useEffect(() => setLevel(input.current?.valueAsNumber ?? 0), [])

  const last = scenes.length - 1
  const stop = Math.round(level)
  const share = level / last

  function handlePointerDown({ currentTarget, pointerId }: PointerEvent<HTMLInputElement>) {
    // The release is received even outside the fader. jsdom lacks the method.
    currentTarget.setPointerCapture?.(pointerId)
    setIsHeld(!isStill)
  }

  function handleRelease() {
    setIsHeld(false)
    setLevel(Math.round)
  }

  return (
    <Section
      title="Light the room"
      intro="Slide from Basic to Horizon to see what each tier adds."
      gel={pkg.gel}
      className="print:hidden noscript:hidden"
    >
      <div
        ref={container}
        className="grid overflow-clip rounded-plate border border-line bg-raised lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <div className="relative" style={{ backgroundColor: scenes[0].colour }}>
          <div className="aspect-4/3 sm:aspect-3/2" />
          {isNear &&
            scenes.map((scene, index) => (
              <div
                key={scene.name}
                aria-hidden={index !== stop}
                className="absolute inset-0 transition-opacity duration-300 ease-out"
                // A picture is over those of the smaller tiers, so only the highest visible one is transparent.
                style={{ opacity: Math.min(Math.max(level - index + 1, 0), 1) }}
              >
                <Picture
                  picture={scene}
                  sizes="(min-width: 1320px) 960px, (min-width: 1080px) 64vw, 92vw"
                  // Until it has loaded, the picture below stays visible.
                  className="size-full bg-transparent!"
                />
              </div>
            ))}
        </div>

        <div className="grid px-5 pb-6 max-lg:order-last lg:p-8">
          {facts.map(({ tier, crewFrom, additions }, index) => (
            // All in one place, so that the height stays the same.
            <div
              key={tier.level}
              className={`col-start-1 row-start-1 transition-opacity duration-150 ${index === stop ? '' : 'invisible opacity-0'}`}
            >
              <p className="font-display text-block font-extrabold text-warm">{tier.name}</p>
              <PriceTag price={tier.price} crewFrom={crewFrom} className="mt-3 text-small text-warm" />
              <p className="font-medium text-warm">For up to {tier.guests} guests indoors</p>
              <p className="mt-3 lg:hidden">{tier.description}</p>
              <ul className="mt-4 grid gap-1.5 border-t border-dashed border-line pt-4 text-small leading-snug max-lg:hidden">
                {additions.map((addition) => (
                  <li key={addition.text}>{formatAddition(addition)}</li>
                ))}
              </ul>
              <PageLink to={`/packages/${pkg.slug}#${tier.level}`} className="mt-1 standalone-link text-warm">
                What {tierLabels[tier.level]} includes
              </PageLink>
            </div>
          ))}
        </div>

        <div className="relative px-3 py-4 lg:col-span-2 lg:px-6 lg:py-5">
          {/* The light of the room on the desk. */}
          <div
            aria-hidden
            className="fader-spill absolute inset-0 transition-opacity duration-300 ease-out"
            style={{ opacity: 0.15 + 0.85 * share }}
          />
          <span id={labelId} className="sr-only">
            Tier
          </span>
          <div className="fader relative">
            <input
              ref={input}
              type="range"
              min={0}
              max={last}
              step={isHeld ? 'any' : 1}
              value={level}
              aria-labelledby={labelId}
              aria-valuetext={facts[stop] && formatTierInBrief(facts[stop])}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => setLevel(target.valueAsNumber)}
              onPointerDown={handlePointerDown}
              onLostPointerCapture={handleRelease}
              className="absolute inset-0 z-10 size-full"
            />
            <div aria-hidden className="relative h-14">
              <div className="fader-scale absolute inset-x-7 inset-y-0" />
              <div
                className={`fader-scale fader-lit absolute inset-x-7 inset-y-0 ${isHeld ? '' : 'transition-[clip-path] duration-300 ease-standard'}`}
                style={{ clipPath: `inset(-2rem ${100 * (1 - share)}% -2rem -2rem)` }}
              />
              <div
                className={`absolute inset-y-0 right-14 left-0 ${isHeld ? '' : 'transition-[translate] duration-300 ease-standard'}`}
                style={{ translate: `${100 * share}%` }}
              >
                <div className="fader-cap h-full w-14" />
              </div>
            </div>
            <ol aria-hidden className="flex justify-between px-7 pt-2 text-small">
              {facts.map(({ tier }, index) => (
                <li
                  key={tier.level}
                  className={`flex w-0 justify-center ${index <= stop ? 'text-warm' : 'text-muted'} ${index === stop ? 'font-bold' : ''}`}
                >
                  {tierLabels[tier.level]}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </Section>
  )
}
