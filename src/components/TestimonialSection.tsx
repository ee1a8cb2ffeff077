import { type ComponentProps, useId } from 'react'
import { envisionTheFuturePicture } from '../content/pictures'
import type { Testimonial } from '../content/schemas/about'
import type { PictureSource } from '../lib/pictures'
import { Picture } from './ui/Picture'

type Props = Omit<ComponentProps<'section'>, 'className'> & { heading: string; picture?: PictureSource }

/** A section as wide as the window: a picture, and testimonials below it or, on a wide screen, beside it. */
export function TestimonialSection({ heading, picture = envisionTheFuturePicture, children, ...section }: Props) {
  const headingId = useId()
  return (
    <section
      {...section}
      aria-labelledby={headingId}
      data-gel="rose"
      className="relative isolate mt-section grid items-center overflow-clip pt-[min(44vw,37rem)] lg:min-h-[clamp(26rem,60vh,38rem)] lg:py-20"
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
        <p className="mb-5 eyebrow text-soft max-md:hidden">Testimonials</p>
        {children}
      </div>
    </section>
  )
}

/** A testimonial and its author. */
export function TestimonialQuote({ quote, author, company }: Testimonial) {
  return (
    <figure>
      <blockquote className="max-w-[13em] font-display text-block font-extrabold text-balance text-warm md:text-section">
        {`“${quote}”`}
      </blockquote>
      <figcaption className="mt-6 font-medium text-warm">{`${author}, ${company}`}</figcaption>
    </figure>
  )
}
