import { ButtonLink } from '../components/links/ButtonLink'
import { EmailLink, PhoneLink } from '../components/links/ContactLinks'
import { PageLink } from '../components/links/PageLink'
import { SocialLinks } from '../components/links/SocialLinks'
import { company } from '../content/company'
import { getPageLabel } from '../sitemap'
import { quickLinks } from './navigation'

const linkClass = 'inline-flex min-h-touch min-w-touch items-center hover:text-warm hover:underline'

/** Three columns. On a phone the links flow, so that it takes half of the screen. */
export function SiteFooter() {
  return (
    <footer className="mt-section border-t border-line bg-linear-to-b from-congo/8 to-transparent pt-6 pb-3 max-md:text-small md:pt-16 md:pb-9 print:hidden">
      <div className="wrap grid gap-x-8 gap-y-1 md:grid-cols-[1fr_1.1fr_auto] lg:grid-cols-[0.9fr_1.3fr_0.7fr]">
        <div>
          <p className="font-display text-base leading-tight font-extrabold text-warm">
            {company.name}
          </p>
          <p className="mt-1 max-w-[44ch] md:mt-4 md:max-w-[34ch]">{`${company.location}. ${company.description}`}</p>
        </div>
        <nav aria-label="Quick links">
          <h2 className="sr-only">Quick links</h2>
          <ul className="flex flex-wrap gap-x-5 md:block md:columns-2 md:gap-4">
            {quickLinks.map((link) => (
              <li key={link.to}>
                <PageLink to={link.to} className={linkClass}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap content-start items-center gap-x-5 md:grid md:grid-cols-[auto_1fr] md:justify-items-start">
          {company.phones.map((phone) => (
            <p key={phone.tel} className="md:col-span-2">
              <PhoneLink phone={phone} className={linkClass} />{' '}
              <span className="text-small text-muted">{phone.when}</span>
            </p>
          ))}
          <EmailLink className={`${linkClass} md:col-span-2`} />
          <SocialLinks className={linkClass} />
          <ButtonLink to="/contact" size="small" className="md:col-span-2">
            Get Quote
          </ButtonLink>
        </div>
      </div>
      <div className="wrap mt-3 flex flex-wrap items-center justify-between gap-x-5 border-t border-line text-small text-muted max-md:pt-1 md:mt-14 md:pt-4">
        <p>{`© ${company.copyrightYear} ${company.name}`}</p>
        <ul className="flex flex-wrap gap-x-5">
          {(['/terms', '/privacy'] as const).map((path) => (
            <li key={path}>
              <PageLink to={path} className={linkClass}>
                {getPageLabel(path)}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink to="/contact#accessibility" className={linkClass}>
              Accessibility
            </PageLink>
          </li>
        </ul>
      </div>
    </footer>
  )
}
