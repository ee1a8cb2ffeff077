import { ExternalLink } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { testimonials } from '../content/about/testimonials'
import { company } from '../content/company'
import type { Testimonial } from '../content/schemas/about'
import type { PictureSource } from '../lib/pictures'
import { formatRating, formatReview } from '../lib/text/reviews'
import { useCarousel } from './hooks/use-carousel'
import { PlayPauseButton } from './PlayPauseButton'
import { Picture } from './ui/Picture'

export function Testimonials({ picture }: { picture: PictureSource }) {
  const carousel = useCarousel({ count: testimonials.length, delayMs: 5000 })

  return (
    <TestimonialSection
      picture={picture}
      aria-roledescription="carousel"
      heading="What clients say"
    >
      {/* Not on the section: the mouse over its picture does not pause the rotation. */}
      <div {...carousel.containerProps}>
        {/* All share one grid cell, as high as the longest, so that nothing below them moves. */}
        <div className="grid" aria-live={carousel.ariaLive}>
          {testimonials.map((testimonial, index) => (
            <div
              key={testimonial.quote}
              {...carousel.getSlideProps(index)}
              className={`col-start-1 row-start-1 transition-opacity ${
                // One fades out before the next fades in, because text on top of text cannot be read.
                index === carousel.index
                  ? 'delay-200 duration-400'
                  : 'pointer-events-none opacity-0 duration-200'
              }`}
            >
              <TestimonialQuote {...testimonial} />
            </div>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-2 print:hidden">
          <PlayPauseButton
            playing={carousel.playing}
            label="testimonials"
            onToggle={carousel.togglePlaying}
          />
          {testimonials.map(({ author, company: event, quote }, index) => (
            <button
              key={quote}
              type="button"
              aria-label={`Testimonial ${index + 1}: ${author}, ${event}`}
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

type SectionProps = Omit<ComponentProps<'section'>, 'className'> & {
  heading: string
  picture: PictureSource
}

/** A section as wide as the window: a picture, and testimonials below it or, on a wide screen, beside it. */
export function TestimonialSection({ heading, picture, children, ...section }: SectionProps) {
  const headingId = useId()
  return (
    <section
      {...section}
      aria-labelledby={headingId}
      data-gel="rose"
      className="relative isolate mt-break grid items-center overflow-clip pt-[min(44vw,37rem)] lg:min-h-[clamp(26rem,60vh,38rem)] lg:py-20"
    >
      <h2 id={headingId} className="sr-only">
        {heading}
      </h2>
      <div className="absolute inset-x-0 top-0 -z-10 h-[min(42vw,36rem)] lg:inset-y-0 lg:left-1/2 lg:h-auto lg:fade-left">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 1080px) 50vw, 100vw"
          className="size-full focal-[58%_50%]"
        />
      </div>
      <div className="wrap lg:*:max-w-[calc(50%-2rem)]">
        {children}
        {company.ratings.map((rating) => (
          <p key={rating.url} className="mt-4">
            <SourceLink url={rating.url} text={formatRating(rating)} />
          </p>
        ))}
      </div>
    </section>
  )
}

export function TestimonialQuote({ quote, author, company: event, review }: Testimonial) {
  return (
    <figure>
      <blockquote className="max-w-[13em] font-display text-card font-extrabold text-balance text-warm md:text-section">
        {`“${quote}”`}
      </blockquote>
      <figcaption className="mt-6 font-medium text-warm">
        <p>{`${author}, ${event}`}</p>
        {review && <SourceLink url={review.url} text={formatReview(review)} />}
      </figcaption>
    </figure>
  )
}

/** Leads to where anyone can check what the text says. */
function SourceLink({ url, text }: { url: string; text: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="standalone-link gap-2 text-small text-warm print:no-underline"
    >
      <span>
        <span>{text}</span> <span className="sr-only">(opens in a new tab)</span>
      </span>
      <ExternalLink aria-hidden className="size-4 shrink-0 print:hidden" />
    </a>
  )
}
