import { Fragment, type ReactNode } from 'react'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { company } from '../../content/company'

const linkClass =
  'whitespace-nowrap text-paper-ink underline decoration-paper-ink/40 underline-offset-4 hover:decoration-current'

const links = new Map<string, ReactNode>([
  [company.email, <EmailLink key={company.email} className={linkClass} />],
  ...company.phones.map((phone): [string, ReactNode] => [
    phone.display,
    <PhoneLink key={phone.tel} phone={phone} className={linkClass} />,
  ]),
])
const pattern = new RegExp(
  `(${[...links.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
)

/** Turns the company's email address and phone numbers into links. */
export function withContactLinks(text: string): ReactNode {
  return text.split(pattern).map((part, index) => <Fragment key={index}>{links.get(part) ?? part}</Fragment>)
}
