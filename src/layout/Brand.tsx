import { useId } from 'react'
import { PageLink } from '../components/links/PageLink'
import { company } from '../content/company'

/** The logo, a lamp with its beam, and the company's name. Links to the home page. */
export function Brand({ small = false }: { small?: boolean }) {
  const gradientId = useId()
  return (
    <PageLink
      to="/"
      className="inline-flex min-h-touch items-center gap-3 font-display leading-none font-extrabold tracking-tight text-warm"
    >
      <svg
        viewBox="0 0 32 32"
        aria-hidden
        className={`transition-all duration-300 ease-standard ${small ? 'size-6.5' : 'size-8'}`}
      >
        <defs>
          <linearGradient id={gradientId} x2="0" y2="1">
            <stop className="text-amber" stopColor="currentColor" />
            <stop offset="1" className="text-congo" stopColor="currentColor" stopOpacity="0.12" />
          </linearGradient>
        </defs>
        <path d="M16 3 29 29H3z" fill={`url(#${gradientId})`} />
        <circle cx="16" cy="5" r="4" className="fill-straw" />
      </svg>
      {company.name}
    </PageLink>
  )
}
