import { useId } from 'react'
import { PhoneLink } from '../../components/links/ContactLinks'

export const HONEYPOT_NAME = 'website'

/** A field for bots to fill in. Visitors cannot see it, focus it or hear it. */
export function Honeypot() {
  const id = useId()
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Instructions for a visitor whose browser extension filled in the honeypot. */
export function SpamNote({ message }: { message: string }) {
  return (
    <>
      <p>{message}</p>
      <p className="text-soft">
        Something filled in a hidden field, maybe your browser. Change any field and send it again, or call{' '}
        <PhoneLink />.
      </p>
    </>
  )
}
