import { testimonials } from '../content/about/testimonials'
import type { PictureSource } from '../lib/pictures'
import { useCarousel } from './hooks/use-carousel'
import { PlayPauseButton } from './PlayPauseButton'
import { TestimonialQuote, TestimonialSection } from './TestimonialSection'

/** The testimonials, one at a time. */
export function Testimonials({ picture }: { picture: PictureSource }) {
  const carousel = useCarousel({ count: testimonials.length, delayMs: 5000 })

  return (
    <TestimonialSection picture={picture} aria-roledescription="carousel" heading="What clients say">
      {/* Not on the section: the mouse over its picture does not pause the rotation. */}
      <div {...carousel.containerProps}>
        {/* All share one grid cell, as high as the longest, so that nothing below them moves. */}
        <div className="grid" aria-live={carousel.ariaLive}>
          {testimonials.map((testimonial, index) => (
            <div
              key={testimonial.author}
              {...carousel.getSlideProps(index)}
              className={`col-start-1 row-start-1 transition-opacity ${
                // One fades out before the next fades in, because text on top of text cannot be read.
                index === carousel.index ? 'delay-200 duration-400' : 'pointer-events-none opacity-0 duration-200'
              }`}
            >
              <TestimonialQuote {...testimonial} />
            </div>
          ))}
        </div>
        <div className="mt-6 flex items-center gap-2">
          <PlayPauseButton playing={carousel.playing} label="testimonials" onToggle={carousel.togglePlaying} />
          {testimonials.map(({ author, company }, index) => (
            <button
              key={author}
              type="button"
              aria-label={`Testimonial ${index + 1}: ${author}, ${company}`}
              aria-current={index === carousel.index}
              onClick={() => carousel.goTo(index)}
              className="group/dot grid size-touch place-items-center"
            >
              {/* Forced colours remove the background but keep the border. */}
              <span className="size-2 rounded-full border border-transparent bg-soft transition-all duration-300 group-hover/dot:bg-warm group-aria-[current=true]/dot:w-6 group-aria-[current=true]/dot:bg-amber" />
            </button>
          ))}
        </div>
      </div>
    </TestimonialSection>
  )
}
