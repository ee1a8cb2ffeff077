import { QuoteStage } from '../../components/QuoteStage'
import { testimonials } from '../../content/testimonials'

/** What one host said. */
export function FirstWords() {
  const { quote, author, company } = testimonials[0]
  return (
    <QuoteStage headingId="first-words" heading="What a host said afterwards">
      <figure className="wrap">
        <p className="mb-5 cue text-soft">After the night</p>
        <blockquote className="max-w-[13em] font-display text-quote font-extrabold text-balance text-warm">
          “{quote}”
        </blockquote>
        <figcaption className="mt-6 font-medium text-warm">
          {author}, {company}
        </figcaption>
      </figure>
    </QuoteStage>
  )
}
