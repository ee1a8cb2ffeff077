import { company } from '../../content/company'

const [phone] = company.phones

export function PhoneLink() {
  return (
    <a href={`tel:${phone.tel}`} className="whitespace-nowrap text-warm underline underline-offset-4">
      {phone.display}
    </a>
  )
}

export function EmailLink() {
  return (
    <a href={`mailto:${company.email}`} className="text-warm underline underline-offset-4">
      {company.email}
    </a>
  )
}
