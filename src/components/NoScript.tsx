import { company } from '../content/company'

/** What to do without JavaScript. `text` says what does not work: 'This form needs JavaScript.' */
export function NoScript({ text, className }: { text: string; className?: string }) {
  const [phone] = company.phones
  return (
    <noscript className={className}>
      <p className="mb-6 rounded-field border border-edge px-5 py-4 font-medium">
        {text} Please call <a href={`tel:${phone.tel}`}>{phone.display}</a> or email{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>.
      </p>
    </noscript>
  )
}
