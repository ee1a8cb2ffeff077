import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { TierLevel } from '../../content/tier-levels'
import { REDUCED_MOTION_QUERY } from '../../lib/browser/reduced-motion'
import { formatDifference, formatPrice, type Price } from '../../lib/text/money'
import { useHydrated } from '../hooks/use-hydrated'
import { useMediaQuery } from '../hooks/use-media-query'

/** A finger that moves this far sideways drags the cap. Before, it may be about to scroll the page. */
const DRAG_THRESHOLD_PX = 6

/** A finger that moves less is a tap. */
const TAP_TOLERANCE_PX = 10

/** The cap snaps to a stop within this fraction of the gap between two. */
const DETENT = 0.06

const VIBRATION_MS = 8

type Props = {
  /** From left to right. A phone has no room for the prices. */
  stops: readonly { tier: TierLevel; name: string; price: Price }[]
  /** What the prices include. */
  scope: string
  /** 0 for the first stop, 1 for the second, and the values between while the fader is dragged. */
  level: number
  valueText: string
  onSlide: (level: number) => void
  /** Called when the fader has come to a stop. */
  onStop: (stop: number) => void
  /** Called when the browser has taken the gesture, for example to scroll the page. */
  onCancel: () => void
}

type Press = {
  /** Another finger, or a palm beside a pen, changes nothing. */
  pointerId: number
  pointerType: string
  startX: number
  startY: number
  /** The distance of the pointer from the middle of the cap, in pixels. */
  grip: number
  isDragging: boolean
  /** Where the cap has been drawn to. Null between two stops. */
  stop: number | null
}

/** The fader of a lighting desk. While it is held it can be between two stops. On release it moves to the nearest one. */
export function Desk({ stops, scope, level, valueText, onSlide, onStop, onCancel }: Props) {
  const inputId = useId()
  const isHydrated = useHydrated()
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION_QUERY)
  /** From the middle of the cap at the first stop to its middle at the last. */
  const scale = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const press = useRef<Press | null>(null)
  const [isHeld, setIsHeld] = useState(false)
  /** The stop that the cap has snapped to. Each snap has its own id, so that its mark flashes again. */
  const [snap, setSnap] = useState({ id: 0, stop: 0 })
  const last = stops.length - 1
  const nearest = stops[Math.round(level)]

  /** The level at a position in the window. */
  function getLevel(clientX: number): number {
    const { left = 0, width = 1 } = scale.current?.getBoundingClientRect() ?? {}
    return Math.min(Math.max((clientX - left) / width, 0), 1) * last
  }

  function drag(clientX: number) {
    if (!press.current) return
    const next = getLevel(clientX - press.current.grip)
    const nearest = Math.round(next)
    const isStop = prefersReducedMotion || Math.abs(next - nearest) <= DETENT
    const stop = isStop ? nearest : null
    if (stop !== null && stop !== press.current.stop) showStop(stop)
    press.current.stop = stop
    onSlide(stop ?? next)
  }

  function showStop(stop: number) {
    // Chrome warns about a vibration before the first tap on a page. Safari has none.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
    if (!prefersReducedMotion) setSnap(({ id }) => ({ id: id + 1, stop }))
  }

  function endPress() {
    press.current = null
    setIsHeld(false)
  }

  function handlePointerDown(event: PointerEvent<HTMLDivElement>) {
    const { clientX, clientY, pointerType, currentTarget, pointerId } = event
    if (event.button !== 0 || !event.isPrimary || !scale.current) return
    // A second primary pointer of the same type proves that the first is gone. Some browsers inside apps do not report it.
    if (press.current && press.current.pointerType !== pointerType) return
    // The release is received even outside the fader. jsdom lacks the method.
    currentTarget.setPointerCapture?.(pointerId)
    const { left, width } = scale.current.getBoundingClientRect()
    const distance = clientX - (left + (width * level) / last)
    // The cap is as wide as the margins of the scale together.
    const isOnCap = Math.abs(distance) < (currentTarget.clientWidth - width) / 2
    const isMouse = pointerType === 'mouse'
    press.current = {
      pointerId,
      pointerType,
      startX: clientX,
      startY: clientY,
      grip: isOnCap ? distance : 0,
      isDragging: isMouse,
      stop: Number.isInteger(level) ? level : null,
    }
    if (isMouse) {
      setIsHeld(true)
      drag(clientX)
    }
  }

  function handlePointerMove({ clientX, clientY, pointerId }: PointerEvent) {
    if (press.current?.pointerId !== pointerId) return
    const dx = Math.abs(clientX - press.current.startX)
    const dy = Math.abs(clientY - press.current.startY)
    if (!press.current.isDragging && dx >= DRAG_THRESHOLD_PX && dx > dy) {
      press.current.isDragging = true
      setIsHeld(true)
    }
    if (press.current.isDragging) drag(clientX)
  }

  function handlePointerUp({ clientX, clientY, pointerId }: PointerEvent) {
    if (press.current?.pointerId !== pointerId) return
    const { isDragging, startX, startY, grip } = press.current
    const isTap = Math.hypot(clientX - startX, clientY - startY) < TAP_TOLERANCE_PX
    endPress()
    if (!isDragging && !isTap) return
    // For the arrow keys.
    input.current?.focus({ preventScroll: true })
    onStop(Math.round(getLevel(clientX - grip)))
  }

  function cancelPress() {
    endPress()
    onCancel()
  }

  function handleCancel({ pointerId }: PointerEvent) {
    if (press.current?.pointerId === pointerId) cancelPress()
  }

  // The release may happen on the next page, and this one come back with Back.
  const handlePageHide = useEffectEvent(() => {
    if (press.current) cancelPress()
  })
  useEffect(() => {
    window.addEventListener('pagehide', handlePageHide)
    return () => window.removeEventListener('pagehide', handlePageHide)
  }, [])

  return (
    // Not on the field, which is for keys and screen readers: browsers move its thumb as soon as a finger touches it, and
    // two fingers on it do not zoom.
    <div
      dir="ltr"
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={handleCancel}
      onLostPointerCapture={handleCancel}
      className="fader relative select-none"
    >
      <label htmlFor={inputId} className="sr-only">
        Room lighting
      </label>
      <input
        ref={input}
        id={inputId}
        type="range"
        min={0}
        max={last}
        step={isHeld ? 'any' : 1}
        value={level}
        disabled={!isHydrated}
        aria-valuetext={valueText}
        onChange={({ target }) => onStop(target.valueAsNumber)}
        // The desk is drawn after the first paint.
        className="pointer-events-none absolute inset-0 z-10 size-full disabled:invisible"
      />
      <div aria-hidden className="relative h-16">
        <div ref={scale} className="fader-scale absolute inset-x-8 inset-y-0">
          {snap.id > 0 && (
            <div
              key={snap.id}
              className="fader-flash"
              style={{ left: `${(100 * snap.stop) / last}%` }}
            />
          )}
        </div>
        <div className="fader-lit fader-scale absolute inset-x-8 inset-y-0" />
        {/* As wide as the distance that the cap moves, so that `translate` in percent is the position of the cap. */}
        <div className="fader-track absolute inset-y-0 right-16 left-0">
          <div className="fader-cap size-16" />
        </div>
      </div>
      {/* Columns, so that none moves when the next one arrives. */}
      <ol aria-hidden className="grid grid-cols-[1fr_1fr_1fr_0] px-8 pt-2 text-small md:text-base">
        {stops.map(({ tier, name, price }, index) => (
          <li
            key={tier}
            // The link of a tier lights its name before the app runs.
            data-tier={tier}
            data-lit={index === Math.round(level) ? '' : undefined}
            className="flex w-0 flex-col items-center leading-tight whitespace-nowrap text-muted data-lit:visible data-lit:font-bold data-lit:text-warm max-xs:invisible"
          >
            <span>{name}</span>
            <span translate="no" className="tabular-nums max-md:hidden">
              {/* While the cap is held, the others say how far away they are. */}
              {isHeld && nearest && nearest !== stops[index]
                ? formatDifference(price, nearest.price)
                : formatPrice(price)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-small text-muted">
        <span aria-hidden className="max-md:hidden">{`Prices ${scope}`}</span>
        Our rendering of each tier in one room
      </p>
    </div>
  )
}
