import { TestimonialQuote, TestimonialSection } from '../../components/TestimonialSection'
import { testimonials } from '../../content/testimonials'

/** One testimonial. */
export function FeaturedTestimonial() {
  return (
    <TestimonialSection headingId="first-words" heading="What a host said afterwards">
      <figure className="wrap">
        <p className="mb-5 eyebrow text-soft">After the night</p>
        <TestimonialQuote {...testimonials[0]} />
      </figure>
    </TestimonialSection>
  )
}
