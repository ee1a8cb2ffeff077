import { TestimonialQuote, TestimonialSection } from '../../components/TestimonialSection'
import { testimonials } from '../../content/testimonials'

/** One testimonial. */
export function FeaturedTestimonial() {
  return (
    <TestimonialSection heading="What a client said">
      <TestimonialQuote {...testimonials[0]} />
    </TestimonialSection>
  )
}
