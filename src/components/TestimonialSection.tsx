import { type ComponentProps, useId } from 'react'
import { envisionTheFuturePicture } from '../content/pictures'
import type { Testimonial } from '../content/schemas/about'
import type { PictureSource } from '../lib/pictures'
import { Picture } from './ui/Picture'

type Props = Omit<ComponentProps<'section'>, 'className'> & { heading: string; picture?: PictureSource }

/** A section as wide as the window: a picture, with testimonials on its dark side. */
export function TestimonialSection({ heading, picture = envisionTheFuturePicture, children, ...section }: Props) {
  const headingId = useId()
  return (
    <section
      {...section}
      aria-labelledby={headingId}
      data-gel="rose"
      className="relative isolate mt-section grid items-center overflow-clip pt-[min(38vw,24rem)] lg:min-h-[clamp(26rem,60vh,38rem)] lg:py-20"
    >
      <h2 id={headingId} className="sr-only">
        {heading}
      </h2>
      <div className="absolute inset-x-0 top-0 -z-10 h-[min(56vw,36rem)] lg:inset-0 lg:h-auto">
        <Picture picture={picture} alt="" sizes="100vw" className="size-full focal-[58%_50%]" />
        <div className="absolute inset-0 bg-linear-to-b from-night via-transparent via-30% to-night" />
        <div className="absolute inset-0 bg-linear-to-b from-transparent from-40% to-night to-90% lg:bg-linear-to-r lg:from-night/92 lg:from-10% lg:via-night/55 lg:to-transparent lg:to-80%" />
      </div>
      <div className="wrap">
        <p className="mb-5 eyebrow text-soft">Testimonials</p>
        {children}
      </div>
    </section>
  )
}

/** A testimonial and its author. */
export function TestimonialQuote({ quote, author, company }: Testimonial) {
  return (
    <figure>
      <blockquote className="max-w-[13em] font-display text-quote font-extrabold text-balance text-warm">
        {`“${quote}”`}
      </blockquote>
      <figcaption className="mt-6 font-medium text-warm">{`${author}, ${company}`}</figcaption>
    </figure>
  )
}
