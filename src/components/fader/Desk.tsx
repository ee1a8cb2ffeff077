import { type PointerEvent, useId, useState } from 'react'
import { REDUCED_MOTION_QUERY } from '../../lib/browser/reduced-motion'
import { useHydrated } from '../hooks/use-hydrated'
import { useMediaQuery } from '../hooks/use-media-query'

type Props = {
  stops: readonly string[]
  /** 0 for the first stop, 1 for the second, and the values between while the fader is dragged. */
  level: number
  valueText: string
  /** The cap moves once, to show that it can be held. */
  hasHint: boolean
  onSlide: (level: number) => void
  /** Called when the fader has come to a stop. */
  onStop: (stop: number) => void
}

/** The fader of a lighting desk. While it is held it can be between two stops. On release it moves to the nearest one. */
export function Desk({ stops, level, valueText, hasHint, onSlide, onStop }: Props) {
  const inputId = useId()
  const isHydrated = useHydrated()
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION_QUERY)
  const [isHeld, setIsHeld] = useState(false)

  const last = stops.length - 1
  /** 0 at the first stop, 1 at the last. */
  const position = level / last

  function handlePointerDown({ currentTarget, pointerId }: PointerEvent<HTMLInputElement>) {
    // The release is received even outside the fader. jsdom lacks the method.
    currentTarget.setPointerCapture?.(pointerId)
    setIsHeld(!prefersReducedMotion)
  }

  function handleRelease() {
    setIsHeld(false)
    onStop(Math.round(level))
  }

  return (
    <div className="fader relative">
      <label htmlFor={inputId} className="sr-only">
        Light of the room
      </label>
      <input
        id={inputId}
        type="range"
        min={0}
        max={last}
        step={isHeld ? 'any' : 1}
        value={level}
        disabled={!isHydrated}
        aria-valuetext={valueText}
        onChange={({ target }) => (isHeld ? onSlide : onStop)(target.valueAsNumber)}
        onPointerDown={handlePointerDown}
        onLostPointerCapture={handleRelease}
        // The desk is drawn after the first paint.
        className="absolute inset-0 z-10 size-full disabled:invisible"
      />
      <div aria-hidden className="relative h-14">
        <div className="fader-scale absolute inset-x-7 inset-y-0" />
        <div
          className={`fader-lit fader-scale absolute inset-x-7 inset-y-0 ${isHeld ? '' : 'transition-[clip-path] duration-300 ease-standard'}`}
          style={{ clipPath: `inset(-2rem ${100 * (1 - position)}% -2rem -2rem)` }}
        />
        {/* As wide as the distance that the cap moves, so that `translate` in percent is the position of the cap. */}
        <div
          className={`absolute inset-y-0 right-14 left-0 ${isHeld ? '' : 'transition-[translate] duration-300 ease-standard'}`}
          style={{ translate: `${100 * position}%` }}
        >
          <div className={`fader-cap h-full w-14 ${hasHint ? 'fader-hint' : ''}`} />
        </div>
      </div>
      <ol aria-hidden className="flex justify-between px-7 pt-2 text-small">
        {stops.map((name, index) => (
          <li
            key={name}
            className={`flex w-0 justify-center whitespace-nowrap ${index <= level ? 'text-warm' : 'text-muted'} ${index === Math.round(level) ? 'font-bold' : 'max-xs:invisible'}`}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
