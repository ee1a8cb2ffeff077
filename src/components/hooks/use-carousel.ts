import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { REDUCED_MOTION_QUERY } from '../../lib/browser/reduced-motion'
import { useStore } from '../../lib/browser/store'
import { menuOpenStore } from '../menu-open'
import { useMediaQuery } from './use-media-query'

/** A release after a longer drag moves the carousel by one position. */
const SWIPE_THRESHOLD_PX = 50

type Drag = {
  /** Another finger, or a palm beside a pen, changes nothing. */
  pointerId: number
  pointerType: string
  startX: number
  distance: number
}

/**
 * The state of a carousel with `count` positions. It advances every `delayMs` milliseconds and wraps, except while the
 * mouse or the focus is inside, it is dragged, or it cannot be seen, as under the menu of a phone. With reduced motion it advances only after a press
 * on Play, and so with `autoplay={false}`.
 */
export function useCarousel({
  count,
  delayMs,
  autoplay = true,
}: {
  count: number
  delayMs: number
  autoplay?: boolean
}) {
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION_QUERY)
  const isCovered = useStore(menuOpenStore)
  const container = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** True after a press on Play, false after a press on Pause. */
  const [choice, setChoice] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [drag, setDrag] = useState<Drag | null>(null)

  const playing = choice ?? (autoplay && !prefersReducedMotion)
  const rotating = playing && !isCovered && !hovered && !focused && !drag

  useEffect(() => {
    if (!rotating) return undefined
    // Called once the carousel is on the screen. Never while the page is hidden.
    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several changes at once.
      if (entries.at(-1)?.isIntersecting) setIndex((index + 1) % count)
    })
    const timer = setTimeout(() => {
      if (container.current) observer.observe(container.current)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [rotating, index, count, delayMs])

  useEffect(() => {
    const endDrag = () => setDrag(null)
    window.addEventListener('pagehide', endDrag)
    return () => window.removeEventListener('pagehide', endDrag)
  }, [])

  const togglePlaying = () => {
    setChoice(!playing)
    // Start even though the mouse and the focus are on the button. They pause the carousel again when they return to it.
    setHovered(false)
    setFocused(false)
  }

  const distance = drag?.distance ?? 0
  const getDragTarget = (px: number) => Math.min(Math.max(index - Math.sign(px), 0), count - 1)

  function handlePointerDown(event: PointerEvent) {
    // The other buttons, and Ctrl-click on a Mac, open the context menu, which receives the release.
    if (event.button !== 0 || event.ctrlKey || !event.isPrimary) return
    // As in Desk.tsx: a second primary pointer of the same type proves that the first is gone.
    if (drag && drag.pointerType !== event.pointerType) return
    // The element receives the pointer's events even when the pointer leaves it. jsdom lacks the method.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const { pointerId, pointerType, clientX } = event
    setDrag({ pointerId, pointerType, startX: clientX, distance: 0 })
  }

  function handlePointerMove(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    setDrag({ ...drag, distance: event.clientX - drag.startX })
  }

  function handlePointerUp(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    // Not `distance`: React may not have rendered the last move yet.
    const released = event.clientX - drag.startX
    setDrag(null)
    if (Math.abs(released) > SWIPE_THRESHOLD_PX) setIndex(getDragTarget(released))
  }

  return {
    index,
    /** Wraps past both ends. */
    goTo: (target: number) => setIndex((target + count) % count),
    /** False after a press on Pause. Even while this is true, the mouse or the focus may pause the carousel. */
    playing,
    togglePlaying,
    /** Until a press on Play. */
    pause: () => setChoice(false),
    /** For the element that contains the slides and all controls. */
    containerProps: {
      ref: container,
      // Not mouseenter: a tap sends it too, without a mouseleave.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A navigation moves the focus to a heading, which the visitor cannot reach with the Tab key.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.tabIndex >= 0),
      onBlur: () => setFocused(false),
    },
    /** For the element that contains the slides: announces changes that the visitor makes. */
    ariaLive: rotating ? ('off' as const) : ('polite' as const),
    getSlideProps: (slide: number) => ({
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': `${slide + 1} of ${count}`,
      'aria-hidden': slide !== index,
    }),
    dragging: drag !== null,
    /** Less than the pointer has moved at both ends. */
    dragOffsetPx: getDragTarget(distance) === index ? distance / 4 : distance,
    dragHandlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent) =>
        setDrag((current) => (current?.pointerId === pointerId ? null : current)),
    },
  }
}
