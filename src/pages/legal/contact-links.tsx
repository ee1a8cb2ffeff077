import { Fragment, type ReactNode } from 'react'
import { company } from '../../content/company'

const hrefs = new Map<string, string>([
  [company.email, `mailto:${company.email}`],
  ...company.phones.map(({ display, tel }): [string, string] => [display, `tel:${tel}`]),
])
const pattern = new RegExp(
  `(${[...hrefs.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
)

/** Turns the company's email address and phone numbers into links. */
export function withContactLinks(text: string): ReactNode {
  return text.split(pattern).map((part, index) => {
    const href = hrefs.get(part)
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
