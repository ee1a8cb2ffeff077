import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../lib/browser/reduced-motion'
import { IconButton } from './Button'
import { scrollFocusedIntoView } from './CardStrip'

const SCROLL_STEP_PX = 320
/** Scroll positions are fractional on some screens, so positions this close to an end count as the end. */
const EDGE_TOLERANCE_PX = 2

type StripState = ReturnType<typeof useScrollStrip>

/** Connects a ScrollStrip to its StripButtons, which can be elsewhere on the page. */
export function useScrollStrip() {
  const list = useRef<HTMLDivElement>(null)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(false)

  const update = useCallback(() => {
    const element = list.current
    if (!element) return
    setAtStart(element.scrollLeft <= EDGE_TOLERANCE_PX)
    setAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - EDGE_TOLERANCE_PX)
  }, [])

  return { list, atStart, atEnd, update }
}

type ButtonsProps = {
  strip: StripState
  /** The noun for its contents: 'weekly events'. */
  label: string
  className?: string
}

/** Previous and next buttons for a ScrollStrip. Not rendered if all its items fit into the view. */
export function StripButtons({ strip, label, className = '' }: ButtonsProps) {
  const step = (direction: 1 | -1) => {
    strip.list.current?.scrollBy({
      left: direction * SCROLL_STEP_PX,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  }
  if (strip.atStart && strip.atEnd) return null
  return (
    <div className={`flex gap-3 ${className} print:hidden`}>
      <IconButton
        label={`Previous ${label}`}
        disabled={strip.atStart}
        onClick={() => step(-1)}
        className="bg-night!"
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        label={`Next ${label}`}
        disabled={strip.atEnd}
        onClick={() => step(1)}
        className="bg-night!"
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}

type Props = {
  strip: StripState
  label: string
  /** List items with a fixed width. */
  children: ReactNode
}

/**
 * A list that scrolls sideways. It starts at the left edge of the page's container and extends to the edges of its
 * section, which needs the class `@container`. (`100vw` would include the scrollbar.)
 */
export function ScrollStrip({ strip, label, children }: Props) {
  const { list, update } = strip

  // After every render, because new items move the end.
  useEffect(update)
  useEffect(() => {
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [update])

  return (
    // Focusable, so that the arrow keys scroll it.
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={update}
      onFocus={scrollFocusedIntoView}
      className="scroll-strip focus-visible:-outline-offset-3 print:mx-0 print:overflow-visible print:px-0"
    >
      <ul className="flex w-max gap-4.5 print:w-auto print:flex-wrap">{children}</ul>
    </div>
  )
}
