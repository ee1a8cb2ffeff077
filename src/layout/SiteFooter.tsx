import { ButtonLink } from '../components/links/ButtonLink'
import { EmailLink, PhoneLink } from '../components/links/ContactLinks'
import { PageLink } from '../components/links/PageLink'
import { SocialLinks } from '../components/links/SocialLinks'
import { company } from '../content/company'
import { getPageLabel } from '../sitemap'
import { Brand } from './Brand'
import { QUICK_LINKS_ID, quickLinks } from './navigation'

const linkClass = 'inline-flex min-h-touch min-w-touch items-center hover:text-warm hover:underline'

export function SiteFooter() {
  return (
    <footer className="mt-section border-t border-line bg-linear-to-b from-congo/8 to-transparent pt-16 pb-9 print:hidden">
      <div className="wrap grid gap-8 md:grid-cols-[0.9fr_1.3fr_0.7fr]">
        <div>
          <Brand />
          <p className="mt-4 max-w-[34ch]">{`${company.location}. ${company.description}`}</p>
        </div>
        <nav id={QUICK_LINKS_ID} aria-label="Quick links">
          <h2 className="sr-only">Quick links</h2>
          <ul className="columns-2 gap-4">
            {quickLinks.map((link) => (
              <li key={link.to}>
                <PageLink to={link.to} className={linkClass}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap content-start items-center gap-x-6">
          <PhoneLink className={linkClass} />
          <EmailLink className={linkClass} />
          <SocialLinks className={linkClass} />
          <ButtonLink to="/contact" variant="primary">
            Get Quote
          </ButtonLink>
        </div>
      </div>
      <div className="wrap mt-14 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-4 text-small text-muted">
        <p>{`© ${company.copyrightYear} ${company.name}`}</p>
        <ul className="flex flex-wrap gap-x-6">
          {(['/terms', '/privacy'] as const).map((path) => (
            <li key={path}>
              <PageLink to={path} className={linkClass}>
                {getPageLabel(path)}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
