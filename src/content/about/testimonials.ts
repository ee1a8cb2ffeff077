import type { Testimonial } from '../schemas/about'

/** Sample testimonials of invented clients, to be replaced by the company's own. */
export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  {
    quote: 'They asked where the sun would set, so nobody had to squint through the vows.',
    author: 'Hannah',
    company: 'garden wedding',
  },
  {
    quote:
      'Two presenters swapped places at the last minute. The microphones and slides were ready, and nobody noticed.',
    author: 'Devesh',
    company: 'staff conference',
  },
  {
    quote:
      'Our lift was out of order. They carried everything up two flights of stairs and were still ready on time.',
    author: 'Marguerite',
    company: 'theatre fundraiser',
  },
  {
    quote:
      'My nonna danced, my little cousins danced, and the crew left the hall floor cleaner than they found it.',
    author: 'Alessia',
    company: 'engagement party',
  },
]
