import { company } from '../content/company'

/** The company and the address of the page, at the top of its printout, which has no header and no footer. */
export function PrintedHeader({ path = '' }: { path?: string | undefined }) {
  return (
    <p className="wrap hidden wrap-anywhere print:mb-4 print:block print:border-b print:pb-2 print:text-small">
      <strong>{company.name}</strong>{' '}
      <span>{`${company.phones[0].display} ${company.email} ${company.url.replace('https://', '')}${path}`}</span>
    </p>
  )
}
