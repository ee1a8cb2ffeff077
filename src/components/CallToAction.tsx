import type { Gel } from '../lib/gels'
import type { SiteHref } from '../sitemap'
import { ButtonLink } from './links/ButtonLink'

type Props = { title: string; text: string; to?: SiteHref; label?: string; gel?: Gel }

/** The last section of a page: a question of its visitors, a sentence and a button under a light beam. */
export function CallToAction({
  title,
  text,
  to = '/contact',
  label = 'Get Quote',
  gel = 'amber',
}: Props) {
  return (
    <section aria-labelledby="call-to-action" data-gel={gel} className="pt-section print:hidden">
      <div className="wrap">
        <div className="relative isolate overflow-clip rounded-card border border-line bg-raised px-6 py-7 text-center md:py-20">
          <div aria-hidden className="beam" />
          <h2 id="call-to-action" className="mx-auto max-w-[16.5em] text-section">
            {title}
          </h2>
          <p className="mx-auto mt-3 max-w-[52ch] text-intro text-balance md:mt-4">{text}</p>
          <ButtonLink to={to} variant="primary" className="mt-5 md:mt-6">
            {label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
