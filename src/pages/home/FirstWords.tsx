import { Quote, QuoteStage } from '../../components/QuoteStage'
import { testimonials } from '../../content/testimonials'

/** What one host said. */
export function FirstWords() {
  return (
    <QuoteStage headingId="first-words" heading="What a host said afterwards">
      <figure className="wrap">
        <p className="mb-5 cue text-soft">After the night</p>
        <Quote {...testimonials[0]} />
      </figure>
    </QuoteStage>
  )
}
