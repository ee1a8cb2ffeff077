import { useId } from 'react'
import { PhoneLink } from '../../components/links/ContactLinks'

/** A field for bots to fill in. Visitors cannot see it, focus it or hear it. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Leave this field empty</label>
      <input
        id={id}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** What to do if a browser extension filled in the honeypot. */
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
