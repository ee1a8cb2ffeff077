import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { useCarousel } from '../../components/hooks/use-carousel'
import { PlayPauseButton } from '../../components/PlayPauseButton'
import { IconButton } from '../../components/ui/Button'
import { slides } from '../../content/about/slides'
import { company } from '../../content/company'
import { djHire } from '../../content/services/dj-hire'
import { formatTotal } from '../../lib/text/money'

/** With a mouse, the arrows are in sight when they can be used. A small window, or one with large text, has no room for them. */
const SHOWN_ON_HOVER =
  'short:max-lg:hidden transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover/frame:opacity-100 pointer-fine:group-focus-within/frame:opacity-100'

const { yearsOfExperience, eventsDelivered } = company.claims
const PROOF = `${yearsOfExperience} years · ${eventsDelivered} events · DJs from ${formatTotal(djHire.startingFrom)}`

type Props = {
  carousel: ReturnType<typeof useCarousel>
  /** Shows a slide that the visitor has chosen. */
  onChoose: (slide: number) => void
}

/** The words and the controls of the banner. The room beside them is its picture: see HomePage.tsx. */
export function BannerSlider({ carousel, onChoose }: Props) {
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What we do"
      className="flex h-full flex-col pb-1 lg:pb-3"
    >
      <h1 tabIndex={-1} className="mb-2 font-text text-base font-semibold tracking-normal">
        {`DJs, AV hire and event crews in ${company.city}`}
      </h1>
      <div className="grid" aria-live={carousel.ariaLive}>
        {slides.map((slide, index) => (
          // One after the other: two texts in one place could not be read.
          <div
            key={slide.id}
            {...carousel.getSlideProps(index)}
            className={`col-start-1 row-start-1 transition-opacity duration-300 ${index === carousel.index ? 'motion-safe:delay-300' : 'pointer-events-none opacity-0'}`}
          >
            <h2 className="text-section md:text-title lg:max-w-[7.2em] short:text-section!">
              {slide.title}
            </h2>
            <p className="mt-3 max-w-[46ch] leading-snug text-warm">{slide.description}</p>
          </div>
        ))}
      </div>
      <p className="mt-2 text-small text-warm max-md:hidden low:hidden">{PROOF}</p>
      <div className="mt-auto flex min-h-13 flex-wrap items-center gap-x-4 pt-2 print:hidden">
        {/* The buttons beside it arrive later. */}
        <ol className="flex max-w-[calc(100%-10.25rem)] min-w-24 grow gap-2 lg:max-w-40">
          {slides.map((slide, index) => (
            <li key={slide.id} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={index === carousel.index}
                onClick={() => onChoose(index)}
                className="group/dot flex min-h-touch w-full flex-col justify-center gap-2 text-left text-muted aria-[current=true]:text-warm"
              >
                <span className="h-0.5 w-full rounded-full bg-edge transition-colors duration-300 group-hover/dot:bg-warm group-aria-[current=true]/dot:bg-amber group-aria-[current=true]/dot:shadow-dot" />
                <span className="font-mono text-label">
                  <span className="sr-only">Slide </span>
                  <span>{index + 1}</span>
                  <span className="sr-only">{`: ${slide.title}`}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <PlayPauseButton
            playing={carousel.playing}
            label="slides"
            onToggle={carousel.togglePlaying}
          />
          <IconButton
            label="Previous slide"
            onClick={() => onChoose(carousel.index - 1)}
            className={SHOWN_ON_HOVER}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label="Next slide"
            onClick={() => onChoose(carousel.index + 1)}
            className={SHOWN_ON_HOVER}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
    </section>
  )
}
