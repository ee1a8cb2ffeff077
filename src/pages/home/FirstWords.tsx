import { Picture } from '../../components/ui/Picture'
import { testimonials } from '../../content/testimonials'

/** One full-bleed breath: a picture, and what a host said. */
export function FirstWords() {
  const { quote, author, company } = testimonials[0]
  return (
    <section
      aria-labelledby="first-words"
      data-gel="rose"
      className="relative isolate mt-breath grid min-h-[clamp(26rem,60vh,38rem)] items-center overflow-clip"
    >
      <h2 id="first-words" className="sr-only">
        What a host said afterwards
      </h2>
      <Picture
        picture="slides/envision-the-future"
        alt=""
        sizes="100vw"
        className="absolute inset-0 -z-10 size-full object-[58%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-night/90 via-night/50 via-42% to-transparent to-70%" />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-night via-transparent via-30% to-night to-100%" />
      <figure className="wrap py-24">
        <p className="mb-5 cue text-soft">After the night</p>
        <blockquote className="max-w-[20em] font-display text-quote font-extrabold text-balance text-warm">
          “{quote}”
        </blockquote>
        <figcaption className="mt-6 font-medium text-warm">
          {author}, {company}
        </figcaption>
      </figure>
    </section>
  )
}
