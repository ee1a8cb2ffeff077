import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { PlayPauseButton } from '../../components/PlayPauseButton'
import { IconButton } from '../../components/ui/Button'
import { Section } from '../../components/ui/Section'
import { useAutoAdvance } from '../../components/use-auto-advance'
import { useSwipe } from '../../components/use-swipe'
import { clients } from '../../content/clients'
import { WordMark } from './WordMark'

const VISIBLE = 4
const ADVANCE_MS = 3000
const SWIPE_PX = 50
const LAST = clients.length - VISIBLE

/** The venues' word-marks, four at a time: a row, on a phone two by two. Advances by itself and wraps. */
export function ClientCarousel() {
  const [index, setIndex] = useState(0)
  const goTo = (target: number) => setIndex(Math.min(Math.max(target, 0), LAST))
  const { dragging, handlers } = useSwipe((direction) => goTo(index - direction), SWIPE_PX)
  const advance = () => setIndex(index === LAST ? 0 : index + 1)
  const { playing, toggle, hold } = useAutoAdvance(advance, ADVANCE_MS, index, dragging)

  const onArrow = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') goTo(index - 1)
    if (event.key === 'ArrowRight') goTo(index + 1)
  }

  return (
    <Section
      eyebrow="Rooms we know"
      title="Venues we work with"
      gel="straw"
      aside={
        <div className="flex gap-3">
          <PlayPauseButton playing={playing} toggle={toggle} what="venues" />
          <IconButton label="Previous venues" disabled={index === 0} onClick={() => goTo(index - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label="Next venues" disabled={index === LAST} onClick={() => goTo(index + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      }
    >
      {/* The whole strip takes the focus, so that the arrow keys have somewhere to work. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label="Venues"
        tabIndex={0}
        onKeyDown={onArrow}
        {...hold}
        {...handlers}
        className="touch-pan-y overflow-hidden border-y border-line select-none"
      >
        <ul
          className="flex transition-transform duration-500 ease-standard max-md:transform-none! max-md:flex-wrap"
          style={{ transform: `translateX(${(-100 / VISIBLE) * index}%)` }}
        >
          {clients.map((client, position) => (
            <li
              key={client.name}
              aria-hidden={position < index || position >= index + VISIBLE}
              className="grid h-32 w-1/2 shrink-0 place-items-center px-3 text-warm opacity-85 aria-hidden:max-md:hidden md:h-44 md:w-1/4 lg:px-6"
            >
              <WordMark name={client.name} logo={client.logo} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-2 flex justify-center">
        {Array.from({ length: LAST + 1 }, (_, group) => (
          <button
            key={group}
            type="button"
            aria-label={`Venues ${group + 1} to ${group + VISIBLE} of ${clients.length}`}
            aria-current={index === group}
            onClick={() => goTo(group)}
            className="grid size-touch place-items-center"
          >
            {/* Forced colours drop the ground and keep the border. */}
            <span
              className={`h-1.5 rounded-full border border-transparent transition-all duration-300 ${index === group ? 'w-6 bg-amber' : 'w-1.5 bg-control'}`}
            />
          </button>
        ))}
      </div>
    </Section>
  )
}
