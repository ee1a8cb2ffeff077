import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCarousel } from '../../components/hooks/use-carousel'
import { useHydrated } from '../../components/hooks/use-hydrated'
import { PlayPauseButton } from '../../components/PlayPauseButton'
import { IconButton } from '../../components/ui/Button'
import { Picture } from '../../components/ui/Picture'
import { slides } from '../../content/about/slides'
import { company } from '../../content/company'

/** Keeps the subject of each slide in view where its picture is cropped. */
const objectPositions: Record<(typeof slides)[number]['id'], string> = {
  'ideas-to-life': 'focal-[58%_30%] md:focal-[60%_40%]',
  'envision-the-future': 'focal-[52%_55%]',
  'your-canvas': 'focal-[72%_60%]',
}

/** Half as high as the window; on a phone its picture is, and the words are below it. Fades from slide to slide. */
export function BannerSlider() {
  // The other pictures would load together with the first one, which is the largest paint of the page.
  const renderedPictures = useHydrated() ? slides : slides.slice(0, 1)
  const carousel = useCarousel({ count: slides.length, delayMs: 5000 })

  return (
    <>
      {/* Outside the carousel: navigation moves the focus here, and focus inside would pause the slides. */}
      <h1 tabIndex={-1} className="sr-only">
        {company.name}: DJ hire, AV hire and event production in {company.city}
      </h1>
      <section
        aria-roledescription="carousel"
        aria-label="What we do"
        className="relative isolate overflow-clip md:flex md:h-[max(22.5rem,50svh)] md:items-end"
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
        <div className="wrap pt-5 pb-5 md:pt-24">
          <div className="grid md:max-w-[38%]" aria-live={carousel.ariaLive}>
            {slides.map((slide, index) => (
              // One after the other: two texts in one place could not be read.
              <div
                key={slide.id}
                {...carousel.getSlideProps(index)}
                className={`col-start-1 row-start-1 transition-opacity duration-300 ${index === carousel.index ? 'motion-safe:delay-300' : 'pointer-events-none opacity-0'}`}
              >
                <h2 className="max-w-[10em] text-banner">{slide.title}</h2>
                <p className="mt-3 max-w-[46ch] leading-snug text-warm">{slide.description}</p>
              </div>
            ))}
          </div>
          <div className="mt-4 flex items-center gap-3 max-xs:flex-wrap md:mt-6 md:max-w-[38%] print:hidden">
            <ol className="flex flex-1 gap-2 max-xs:basis-full">
              {slides.map((slide, index) => (
                <li key={slide.id} className="min-w-0 flex-1">
                  <button
                    type="button"
                    aria-current={index === carousel.index}
                    onClick={() => carousel.goTo(index)}
                    className="group/dot flex min-h-touch w-full flex-col justify-center gap-3 text-left text-small leading-tight font-medium text-muted aria-[current=true]:text-warm"
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
            <PlayPauseButton playing={carousel.playing} label="slides" onToggle={carousel.togglePlaying} />
            <IconButton label="Previous slide" onClick={() => carousel.goTo(carousel.index - 1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label="Next slide" onClick={() => carousel.goTo(carousel.index + 1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        </div>
      </section>
    </>
  )
}
