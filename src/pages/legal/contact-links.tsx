import { Fragment, type ReactNode } from 'react'
import { company } from '../../content/company'

const addresses = new Map<string, string>([
  [company.email, `mailto:${company.email}`],
  ...company.phones.map(({ display, tel }): [string, string] => [display, `tel:${tel}`]),
])
const pattern = new RegExp(
  `(${[...addresses.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
)

/** A sentence with the company's e-mail address and phone numbers made links. */
export function withContactLinks(text: string): ReactNode {
  return text.split(pattern).map((part, index) => {
    const href = addresses.get(part)
    return href ? (
      <a
        key={index}
        href={href}
        className="whitespace-nowrap text-paper-ink underline decoration-paper-ink/40 underline-offset-4 hover:decoration-current"
      >
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    )
  })
}
