import type { ReactNode } from 'react'
import { company } from '../../content/company'

type LinkProps = {
  className?: string
  /** Replaces the number or the address as the text of the link. */
  children?: ReactNode
}

const linkClass = 'wrap-anywhere text-warm underline underline-offset-4'

/** Downloads our certificate of currency. Nothing while company.ts does not have its address. */
export const CertificateLink = ({ className }: { className: string }) =>
  company.certificateOfCurrency && (
    <a href={company.certificateOfCurrency} download className={`standalone-link ${className}`}>
      Download our certificate of currency (PDF)
    </a>
  )

type PhoneLinkProps = LinkProps & { phone?: (typeof company.phones)[number] }

/** Calls the office, or another of the company's numbers. */
export function PhoneLink({
  phone = company.phones[0],
  className = linkClass,
  children,
}: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.tel}`} className={`xs:whitespace-nowrap ${className}`}>
      {children ?? phone.display}
    </a>
  )
}

/** When the office answers, for screen readers, after a 'Call' without room for more. */
export const AnsweredWhen = () => <span className="sr-only">{` (${company.phones[0].when})`}</span>

export function EmailLink({
  subject,
  className = linkClass,
  children,
}: LinkProps & { subject?: string }) {
  return (
    <a
      href={`mailto:${company.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
      className={className}
    >
      {children ?? company.email}
    </a>
  )
}
