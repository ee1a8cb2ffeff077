import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import type { SiteHref } from '../sitemap'
import { ButtonLink } from './links/ButtonLink'
import { Picture } from './ui/Picture'

type Props = {
  title: string
  text: string
  to?: SiteHref
  label?: string
  gel?: Gel
  /** A picture of what the question is about, in place of the light beam. */
  picture?: DescribedPicture | undefined
}

/** The last section of a page: a question of its visitors, a sentence and a button. */
export function CallToAction({
  title,
  text,
  to = '/contact',
  label = 'Get Quote',
  gel = 'amber',
  picture,
}: Props) {
  if (picture) {
    return (
      <section aria-labelledby="call-to-action" className="relative isolate mt-break print:hidden">
        <div className="hero-picture aspect-3/2">
          <Picture
            picture={picture}
            maxWidth={1280}
            sizes="(min-width: 1080px) 58vw, 100vw"
            className="size-full"
          />
        </div>
        <div className="wrap hero-words pt-2 beside:grid beside:min-h-[36vw] beside:content-center">
          <div>
            <h2 id="call-to-action" className="text-section">
              {title}
            </h2>
            <p className="mt-3 max-w-[40ch] text-base md:mt-4">{text}</p>
            <ButtonLink to={to} variant="primary" className="mt-5 md:mt-6">
              {label}
            </ButtonLink>
          </div>
        </div>
      </section>
    )
  }
  return (
    <section aria-labelledby="call-to-action" data-gel={gel} className="pt-section print:hidden">
      <div className="wrap">
        <div className="relative isolate overflow-clip rounded-card border border-line bg-raised px-6 py-7 text-center md:py-20">
          <div
            aria-hidden
            className="absolute inset-x-0 -top-72 bottom-0 -z-10 light-beam opacity-70"
          />
          <h2 id="call-to-action" className="mx-auto max-w-[16.5em] text-section">
            {title}
          </h2>
          <p className="mx-auto mt-3 max-w-[52ch] text-base text-balance md:mt-4">{text}</p>
          <ButtonLink to={to} variant="primary" className="mt-5 md:mt-6">
            {label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
