import { Quote, TestimonialSection } from '../../components/TestimonialSection'
import { testimonials } from '../../content/testimonials'

/** What one host said. */
export function FeaturedTestimonial() {
  return (
    <TestimonialSection headingId="first-words" heading="What a host said afterwards">
      <figure className="wrap">
        <p className="mb-5 eyebrow text-soft">After the night</p>
        <Quote {...testimonials[0]} />
      </figure>
    </TestimonialSection>
  )
}
