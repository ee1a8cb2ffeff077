import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { PhoneLink } from '../../components/links/ContactLinks'
import { Button } from '../../components/ui/Button'
import { company } from '../../content/company'

type Props = { name: string; reference: string; onSubmitAnother: () => void }

/** Replaces the form after the enquiry has been sent. */
export function ThankYouCard({ name, reference, onSubmitAnother }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [firstName] = name.trim().split(/\s+/)

  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <section
      aria-labelledby="thank-you"
      data-gel="teal"
      className="footlight relative overflow-hidden rounded-plate border border-teal/40 bg-raised bg-[radial-gradient(120%_90%_at_100%_0,theme(colors.teal.DEFAULT/16%),transparent_60%)] p-8 md:p-12"
    >
      <Check aria-hidden className="mb-6 size-10 text-teal" strokeWidth={2.5} />
      <h2 id="thank-you" ref={headingRef} tabIndex={-1} className="text-section focus:outline-none">
        Thank you{firstName && `, ${firstName}`}
      </h2>
      <p className="mt-5 max-w-[48ch] text-intro">
        We've got your enquiry, and we'll reply within {company.replyTime}. If your event is soon, call <PhoneLink />.
      </p>
      <p className="mt-4">
        Your reference is <strong className="whitespace-nowrap text-warm tabular-nums">{reference}</strong>.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onSubmitAnother}>Submit Another Enquiry</Button>
        <ButtonLink to="/services">See our services</ButtonLink>
      </div>
    </section>
  )
}
