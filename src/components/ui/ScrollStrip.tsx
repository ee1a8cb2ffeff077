import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { scrollFocusedIntoView } from './scroll-focused-into-view'
import { IconButton } from './Button'

/** How far a press on a button scrolls, in pixels. */
const STEP = 320
/** Scroll positions are fractions on some screens: this near to an end is at it, in pixels. */
const SLACK = 2

type Strip = {
  list: RefObject<HTMLDivElement | null>
  atStart: boolean
  atEnd: boolean
  update: () => void
}

/** Ties a ScrollStrip to its buttons, which may stand elsewhere in the section. */
export function useScrollStrip(): Strip {
  const list = useRef<HTMLDivElement>(null)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(false)

  const update = useCallback(() => {
    const element = list.current
    if (!element) return
    setAtStart(element.scrollLeft <= SLACK)
    setAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - SLACK)
  }, [])

  return { list, atStart, atEnd, update }
}

type ButtonsProps = {
  strip: Strip
  /** What the strip holds: 'weekly events'. */
  what: string
  ground?: 'night' | 'paper'
}

/** The buttons of a strip. They go away where everything is in view. */
export function StripButtons({ strip, what, ground = 'night' }: ButtonsProps) {
  const step = (direction: 1 | -1) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.list.current?.scrollBy({ left: direction * STEP, behavior: still ? 'auto' : 'smooth' })
  }
  if (strip.atStart && strip.atEnd) return null
  const look = ground === 'paper' ? 'bg-night!' : ''
  return (
    <div className="flex gap-3 print:hidden">
      <IconButton label={`Previous ${what}`} disabled={strip.atStart} onClick={() => step(-1)} className={look}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={`Next ${what}`} disabled={strip.atEnd} onClick={() => step(1)} className={look}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}

type Props = {
  strip: Strip
  /** Names the strip for those who reach it by keyboard or screen reader. */
  label: string
  /** List items, each with a width of its own. */
  children: ReactNode
}

/**
 * A list that scrolls sideways by touch, wheel, arrow keys or its buttons. It stands in the page's one container and
 * runs on to the edges of the window.
 */
export function ScrollStrip({ strip, label, children }: Props) {
  const { list, update } = strip

  // After every render, because new items or new widths move the ends.
  useEffect(update)
  useEffect(() => {
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [update])

  return (
    // It takes the focus so that the arrow keys scroll it.
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={update}
      onFocus={scrollFocusedIntoView}
      className="relative mx-[calc((100%-100vw)/2)] scroll-px-gutter [scrollbar-width:none] overflow-x-auto overscroll-x-contain px-[calc((100vw-100%)/2)] py-3 focus-visible:-outline-offset-3 max-md:snap-x max-md:snap-mandatory print:mx-0 print:overflow-visible print:px-0"
    >
      <ul className="flex w-max gap-4.5 print:w-auto print:flex-wrap">{children}</ul>
    </div>
  )
}
