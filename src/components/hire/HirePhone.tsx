import { company } from '../../content/company'
import { getHirePhone } from '../../hire/hire-phone'
import { useNow } from '../hooks/use-now'
import { PhoneLink } from '../links/ContactLinks'

/** Outside opening hours, the number that is answered for gear on hire. By day it is the office's, which every page has. */
export function HirePhone({ className = '' }: { className?: string }) {
  const now = useNow()
  const phone = now ? getHirePhone(now) : company.phones[0]
  if (phone === company.phones[0]) return null
  return (
    <p className={`text-small print:hidden ${className}`}>
      Something wrong with gear you've got on hire?{' '}
      <PhoneLink phone={phone} className="standalone-link text-warm" /> <span>{phone.when}</span>
    </p>
  )
}
