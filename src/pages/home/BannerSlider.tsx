import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCarousel } from '../../components/hooks/use-carousel'
import { useHydrated } from '../../components/hooks/use-hydrated'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PlayPauseButton } from '../../components/PlayPauseButton'
import { IconButton } from '../../components/ui/Button'
import { Picture } from '../../components/ui/Picture'
import { slides } from '../../content/about/slides'
import { company } from '../../content/company'
import { djHire } from '../../content/services/dj-hire'
import { formatTotal } from '../../lib/text/money'

/** Keeps the subject of each slide in view where its picture is cropped. */
const objectPositions: Record<(typeof slides)[number]['id'], string> = {
  'ideas-to-life': 'focal-[58%_30%] md:focal-[60%_40%]',
  'envision-the-future': 'focal-[52%_55%]',
  'your-canvas': 'focal-[50%_42%]',
}

/** With a mouse, the arrows are in sight when they can be used. */
const SHOWN_ON_HOVER =
  'transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover/banner:opacity-100 pointer-fine:group-focus-within/banner:opacity-100'

const { yearsOfExperience, eventsDelivered } = company.claims
const PROOF = `${yearsOfExperience} years · ${eventsDelivered} events · DJs from ${formatTotal(djHire.startingFrom)}`

/** Half as high as the window; on a phone its picture is, and the words are below it. Fades from slide to slide. */
export function BannerSlider() {
  // The other pictures would load together with the first one, which is the largest paint of the page.
  const renderedPictures = useHydrated() ? slides : slides.slice(0, 1)
  const carousel = useCarousel({ count: slides.length, delayMs: 5000 })

  return (
    <>
      <section
        aria-roledescription="carousel"
        aria-label="What we do"
        className="group/banner relative isolate overflow-clip md:flex md:min-h-[max(22.5rem,50svh)] md:items-end"
        {...carousel.containerProps}
      >
        <div className="relative -z-10 h-[50svh] overflow-clip md:absolute md:inset-y-0 md:right-0 md:left-5/12 md:h-auto md:fade-left">
          {renderedPictures.map((slide, index) => (
            <Picture
              key={slide.id}
              picture={slide.image}
              alt={index === carousel.index ? slide.image.alt : ''}
              priority={index === 0}
              tall
              sizes="(min-width: 720px) 60vw, 100vw"
              // The new picture fades in over the last one. Two that are half transparent would be darker than either.
              className={`absolute inset-0 size-full transition-opacity ${objectPositions[slide.id]} ${index === carousel.index ? 'z-10 duration-600' : 'opacity-0 delay-600 duration-0'}`}
            />
          ))}
        </div>
        <div className="wrap pt-5 pb-5 md:pt-24 md:short:pt-16">
          <h1 tabIndex={-1} className="mb-2 font-text text-base font-semibold tracking-normal">
            {`DJs, AV hire and event crews in ${company.city}`}
          </h1>
          <div className="grid md:max-w-[38%]" aria-live={carousel.ariaLive}>
            {slides.map((slide, index) => (
              // One after the other: two texts in one place could not be read.
              <div
                key={slide.id}
                {...carousel.getSlideProps(index)}
                className={`col-start-1 row-start-1 transition-opacity duration-300 ${index === carousel.index ? 'motion-safe:delay-300' : 'pointer-events-none opacity-0'}`}
              >
                <h2 className="max-w-[10em] text-title short:text-section!">{slide.title}</h2>
                <p className="mt-3 max-w-[46ch] leading-snug text-warm">{slide.description}</p>
              </div>
            ))}
          </div>
          <div className="mt-3 grid items-center gap-x-3 gap-y-2 xs:grid-cols-[1fr_auto] md:max-w-[38%] lg:grid-cols-[auto_1fr_auto] print:hidden">
            <ol className="flex gap-2 xs:max-lg:col-span-2">
              {slides.map((slide, index) => (
                <li key={slide.id} className="min-w-0 flex-1">
                  <button
                    type="button"
                    aria-current={index === carousel.index}
                    onClick={() => carousel.goTo(index)}
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
            <ButtonLink
              to="/contact"
              variant="primary"
              className="whitespace-nowrap max-lg:px-4 lg:order-first"
            >
              Get Quote
            </ButtonLink>
            <div className="flex flex-wrap gap-2 md:max-lg:flex-nowrap md:max-lg:gap-1">
              <PlayPauseButton
                playing={carousel.playing}
                label="slides"
                onToggle={carousel.togglePlaying}
              />
              <IconButton
                label="Previous slide"
                onClick={() => carousel.goTo(carousel.index - 1)}
                className={SHOWN_ON_HOVER}
              >
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton
                label="Next slide"
                onClick={() => carousel.goTo(carousel.index + 1)}
                className={SHOWN_ON_HOVER}
              >
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
          </div>
          <p className="mt-2 text-small text-warm max-md:hidden">{PROOF}</p>
        </div>
      </section>
    </>
  )
}
