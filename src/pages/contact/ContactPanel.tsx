import type { ReactNode } from 'react'
import { useNow } from '../../components/hooks/use-now'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { SocialLinks } from '../../components/links/SocialLinks'
import { company } from '../../content/company'
import { publicHolidays } from '../../content/terms/public-holidays'
import { formatTime } from '../../lib/dates/dates'
import { formatDays, getOpenStatus } from '../../lib/dates/opening-hours'

const linkClass =
  'inline-flex min-h-touch items-center wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-current'

/** Contact details of the company, and whether the office is open now. */
export function ContactPanel() {
  return (
    <aside
      aria-label="Contact details"
      data-gel="teal"
      className="rounded-plate border border-line bg-raised bg-[radial-gradient(120%_90%_at_100%_0,theme(colors.teal.DEFAULT/16%),transparent_60%)] p-7 lg:sticky lg:top-24"
    >
      <OpeningStatus />
      <dl className="grid gap-5 font-medium text-warm sm:max-lg:grid-cols-2">
        <Row label="Call">
          <ul>
            {company.phones.map((phone) => (
              <li key={phone.tel} className="flex flex-wrap items-baseline gap-x-3">
                <PhoneLink phone={phone} className={linkClass} />
                <span className="text-small font-normal">{phone.when}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row label="Email">
          <EmailLink className={linkClass} />
        </Row>
        <Row label="Where">
          {company.location}. We work within about {company.serviceRadiusKm} km: {company.area}.
        </Row>
        <Row label="Hours">
          <ul>
            {company.hours.map((hours) => (
              <li key={formatDays(hours.days)} className="tabular-nums">
                {formatDays(hours.days)}{' '}
                {hours.opens ? `${formatTime(hours.opens)} to ${formatTime(hours.closes)}` : 'by appointment'}
              </li>
            ))}
            <li>Closed on public holidays</li>
          </ul>
        </Row>
        <Row label="Follow">
          <span className="flex flex-wrap gap-3 pt-1">
            <SocialLinks />
          </span>
        </Row>
      </dl>
    </aside>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-mono text-label font-normal text-muted uppercase">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Filled in after mount, because it depends on the time. The minimum height prevents a layout shift. */
function OpeningStatus() {
  const now = useNow()
  const status = now && getOpenStatus(company.hours, now, publicHolidays)
  return (
    <p
      className={`mb-6 flex min-h-6 items-center gap-2.5 text-small font-semibold ${status?.open ? 'text-teal' : 'text-straw'}`}
    >
      {status && (
        <>
          <span aria-hidden className="size-2 rounded-full bg-current shadow-[0_0_14px_currentColor]" />
          {status.text}
        </>
      )}
    </p>
  )
}
