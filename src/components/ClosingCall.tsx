import type { Gel } from '../content/gels'
import type { SiteHref } from '../sitemap'
import { ButtonLink } from './ui/Button'

type Props = { title: string; text: string; to?: SiteHref; label?: string; gel?: Gel }

/** The last thing on a page: one sentence and one button, in a pool of light. */
export function ClosingCall({ title, text, to = '/contact', label = 'Get Quote', gel = 'amber' }: Props) {
  return (
    <section aria-labelledby="closing-call" data-gel={gel} className="pt-breath print:hidden">
      <div className="wrap">
        <div className="relative isolate overflow-clip rounded-plate border border-line bg-raised px-6 py-14 text-center md:py-20">
          <div
            aria-hidden
            className="absolute inset-x-0 -top-2 -z-10 mx-auto h-[115%] max-w-4xl bg-linear-to-b from-gel/45 to-transparent blur-xl [clip-path:polygon(47%_0,53%_0,100%_100%,0_100%)]"
          />
          <h2 id="closing-call" className="mx-auto max-w-[22ch] text-section">
            {title}
          </h2>
          <p className="mx-auto mt-5 max-w-[52ch] text-lede">{text}</p>
          <ButtonLink to={to} look="primary" className="mt-8">
            {label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
