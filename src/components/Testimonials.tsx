import { useState } from 'react'
import { testimonials } from '../content/testimonials'
import { PlayPauseButton } from './PlayPauseButton'
import { Quote, TestimonialSection } from './TestimonialSection'
import { useAutoAdvance } from './use-auto-advance'

const ADVANCE_MS = 5000

/** What hosts said, one voice after the other. */
export function Testimonials() {
  const [current, setCurrent] = useState(0)
  const { playing, toggle, hold } = useAutoAdvance(
    () => setCurrent((index) => (index + 1) % testimonials.length),
    ADVANCE_MS,
    current,
  )

  return (
    <TestimonialSection aria-roledescription="carousel" headingId="testimonials" heading="What hosts said afterwards">
      <div className="wrap">
        {/* Only the words and their controls hold the rotation up: the pointer may rest on the picture. */}
        <div {...hold}>
          <p className="mb-5 eyebrow text-soft">After the night</p>
          {/* All voices share one cell, as high as the longest, so that nothing below them moves. */}
          <div className="grid" aria-live={playing ? 'off' : 'polite'}>
            {testimonials.map(({ quote, author, company }, index) => (
              <div
                key={author}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${testimonials.length}`}
                aria-hidden={index !== current}
                className={`col-start-1 row-start-1 transition-opacity ${
                  // The old words are gone before the new ones come: two sentences in one place cannot be read.
                  index === current ? 'delay-200 duration-400' : 'pointer-events-none opacity-0 duration-200'
                }`}
              >
                <figure>
                  <Quote quote={quote} author={author} company={company} />
                </figure>
              </div>
            ))}
          </div>
          <div className="mt-6 flex items-center gap-2">
            <PlayPauseButton playing={playing} toggle={toggle} what="testimonials" />
            {testimonials.map(({ author, company }, index) => (
              <button
                key={author}
                type="button"
                aria-label={`Testimonial ${index + 1}: ${author}, ${company}`}
                aria-current={index === current}
                onClick={() => setCurrent(index)}
                className="group/dot grid size-touch place-items-center"
              >
                {/* Forced colours drop the ground and keep the border. */}
                <span className="size-2 rounded-full border border-transparent bg-soft transition-all duration-300 group-hover/dot:bg-warm group-aria-[current=true]/dot:w-6 group-aria-[current=true]/dot:bg-amber" />
              </button>
            ))}
          </div>
        </div>
      </div>
    </TestimonialSection>
  )
}
