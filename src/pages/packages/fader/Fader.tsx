import { type PointerEvent, useId, useState } from 'react'
import { useMediaQuery } from '../../../components/hooks/use-media-query'
import { PageLink } from '../../../components/links/PageLink'
import { Picture } from '../../../components/ui/Picture'
import { PriceTag } from '../../../components/ui/PriceTag'
import type { Package } from '../../../content/packages'
import { tierLabels } from '../../../content/tier-levels'
import { REDUCED_MOTION_QUERY } from '../../../lib/browser/reduced-motion'
import { formatTierInBrief } from '../../../packages/tier-in-brief'
import { formatAddition, formatTierHours, type TierDetails } from '../../../packages/tiers'

export type FaderProps = { pkg: Package; details: readonly TierDetails[]; scenes: NonNullable<Package['scenes']> }

/**
 * The cells of the frame of `TierFader`: picture, desk, and the tier beside or below them. Between two stops the pictures
 * are blended; on release the fader moves to the nearest stop.
 */
export default function Fader({ pkg, details, scenes }: FaderProps) {
  const inputId = useId()
  const isStill = useMediaQuery(REDUCED_MOTION_QUERY)
  /** 0 for the first tier, 1 for the second, and the values between while the fader is dragged. */
  const [level, setLevel] = useState(0)
  const [isHeld, setIsHeld] = useState(false)

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
    <>
      <div className="relative col-start-1 row-start-1" style={{ backgroundColor: scenes[0].colour }}>
        {scenes.map((scene, index) => (
          <div
            key={scene.name}
            aria-hidden={index !== stop}
            className="absolute inset-0 transition-opacity duration-300 ease-out"
            // A picture is above those of the smaller tiers, so only the highest visible one is transparent.
            style={{ opacity: Math.min(Math.max(level - index + 1, 0), 1) }}
          >
            <Picture
              picture={scene}
              sizes="(min-width: 1320px) 940px, (min-width: 1080px) 60vw, 92vw"
              // Until it has loaded, the picture below it stays visible.
              className="size-full bg-transparent!"
            />
          </div>
        ))}
      </div>

      <div className="relative col-start-1 row-start-2 grid content-center px-3 lg:col-span-2 lg:px-6">
        {/* The light of the room on the desk. */}
        <div
          aria-hidden
          className="fader-spill absolute inset-0 transition-opacity duration-300 ease-out"
          style={{ opacity: 0.15 + 0.85 * share }}
        />
        <label htmlFor={inputId} className="mb-1 px-2 text-small">
          Slide through the tiers
        </label>
        <div className="fader relative">
          <input
            id={inputId}
            type="range"
            min={0}
            max={last}
            step={isHeld ? 'any' : 1}
            value={level}
            aria-valuetext={details[stop] && formatTierInBrief(details[stop])}
            onChange={({ target }) => setLevel(target.valueAsNumber)}
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
            {/* As wide as the way of the cap, so that its left end is where the cap's is. */}
            <div
              className={`absolute inset-y-0 right-14 left-0 ${isHeld ? '' : 'transition-[translate] duration-300 ease-standard'}`}
              style={{ translate: `${100 * share}%` }}
            >
              <div className="fader-cap h-full w-14" />
            </div>
          </div>
          <ol aria-hidden className="flex justify-between px-7 pt-2 text-small">
            {details.map(({ tier: { level: name } }, index) => (
              <li
                key={name}
                className={`flex w-0 justify-center ${index <= stop ? 'text-warm' : 'text-muted'} ${index === stop ? 'font-bold' : ''}`}
              >
                {tierLabels[name]}
              </li>
            ))}
          </ol>
        </div>
      </div>

      <div className="col-start-1 row-start-3 grid content-start px-5 pt-1 pb-5 lg:col-start-2 lg:row-start-1 lg:p-8">
        {details.map(({ tier, crewFrom, additions }, index) => (
          // All in one place, so that the height stays the same.
          <div
            key={tier.level}
            className={`col-start-1 row-start-1 transition-opacity duration-150 ${index === stop ? '' : 'invisible opacity-0'}`}
          >
            <p className="font-display text-block font-extrabold text-warm">{tier.name}</p>
            <PriceTag
              price={tier.price}
              buys={formatTierHours(pkg)}
              crewFrom={crewFrom}
              className="mt-2 text-small text-warm lg:mt-3"
            />
            <p className="font-medium text-warm">For up to {tier.guests} guests indoors</p>
            <ul className="mt-4 grid gap-1.5 border-t border-dashed border-line pt-4 text-small leading-snug max-xl:hidden">
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
    </>
  )
}
