import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useCarousel } from '../../components/hooks/use-carousel'
import { PlayPauseButton } from '../../components/PlayPauseButton'
import { IconButton } from '../../components/ui/Button'
import { Section } from '../../components/ui/Section'
import { clients } from '../../content/about/clients'
import type { Client } from '../../content/schemas/about'

const VISIBLE_COUNT = 4
/** On a phone they are in two rows. */
const PHONE_ROW_COUNT = 2
const LAST_INDEX = clients.length - VISIBLE_COUNT

export function ClientCarousel() {
  const carousel = useCarousel({ count: LAST_INDEX + 1, delayMs: 3000 })
  const { index, goTo, dragging } = carousel

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft' && index > 0) goTo(index - 1)
    if (event.key === 'ArrowRight' && index < LAST_INDEX) goTo(index + 1)
  }

  return (
    <Section
      aria-roledescription="carousel"
      title="Venues we work with"
      gel="straw"
      {...carousel.containerProps}
      aside={
        <div className="flex flex-wrap gap-3">
          <PlayPauseButton
            playing={carousel.playing}
            label="venues"
            onToggle={carousel.togglePlaying}
          />
          <IconButton
            label="Previous venues"
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label="Next venues"
            disabled={index === LAST_INDEX}
            onClick={() => goTo(index + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      }
    >
      {/* Focusable, so that the arrow keys can move it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label="Venues"
        tabIndex={0}
        onKeyDown={handleKeyDown}
        {...carousel.dragHandlers}
        className="touch-pan-y touch-pinch-zoom overflow-hidden border-y border-line select-none"
      >
        <ul
          className={`flex [--step:50%] md:[--step:25%] ${dragging ? '' : 'transition-transform duration-500 ease-standard'}`}
          style={{
            transform: `translateX(calc(${-index} * var(--step) + ${carousel.dragOffsetPx}px))`,
          }}
        >
          {clients.map((client, position) => {
            const below = clients[position + PHONE_ROW_COUNT]
            return (
              <li
                key={client.name}
                aria-hidden={position < index || position >= index + VISIBLE_COUNT}
                className="grid w-(--step) shrink-0 auto-rows-[5.75rem] place-items-center px-3 opacity-85 md:auto-rows-[11rem] lg:px-6"
              >
                <Logo {...client} />
                {below && (
                  <div aria-hidden className="w-full md:hidden">
                    <Logo {...below} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <div className="mt-2 flex justify-center">
        {Array.from({ length: LAST_INDEX + 1 }, (_, first) => (
          <button
            key={first}
            type="button"
            aria-label={`Venues ${first + 1} to ${first + VISIBLE_COUNT} of ${clients.length}`}
            aria-current={index === first}
            onClick={() => goTo(first)}
            className="grid size-touch place-items-center"
          >
            {/* Forced colours remove the background but keep the border. */}
            <span
              className={`h-1.5 rounded-full border border-transparent transition-all duration-300 ${index === first ? 'w-6 bg-amber' : 'w-1.5 bg-control'}`}
            />
          </button>
        ))}
      </div>
    </Section>
  )
}

function Logo({ name, logo }: Client) {
  return (
    <img
      src={logo}
      alt={name}
      width={200}
      height={100}
      loading="lazy"
      // Otherwise the mouse would drag the image instead of the carousel.
      draggable={false}
      className="max-h-26 w-full object-contain print:invert forced-colors:not-dark:invert"
    />
  )
}
