import { Check } from 'lucide-react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { Button } from '../../components/ui/Button'

/** Replaces the form after the enquiry has been sent. The heading of the page says thank you. */
export function ThankYouCard({
  reference,
  onChange,
  onSubmitAnother,
}: {
  reference: string
  onChange: () => void
  onSubmitAnother: () => void
}) {
  return (
    <section
      aria-label="Your enquiry"
      data-gel="teal"
      className="footlight relative overflow-hidden rounded-card border border-teal/40 bg-raised bg-[radial-gradient(120%_90%_at_100%_0,theme(colors.teal.DEFAULT/16%),transparent_60%)] p-8 md:p-12"
    >
      <Check aria-hidden className="mb-6 size-10 text-teal" strokeWidth={2.5} />
      <p className="text-base">
        Your reference is{' '}
        <strong translate="no" className="whitespace-nowrap text-warm tabular-nums">
          {reference}
        </strong>
        .{' '}
        <button type="button" onClick={onChange} className="standalone-link text-warm">
          Change something?
        </button>
      </p>
      <p className="mt-4 max-w-[48ch]">
        If your event is soon, call <PhoneLink />.
      </p>
      <p className="mt-2 max-w-[48ch]">
        Got photos, a program or a rider? Email them to <EmailLink subject={reference} /> with your
        reference.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onSubmitAnother}>Submit Another Enquiry</Button>
        <ButtonLink to="/services">See our services</ButtonLink>
      </div>
    </section>
  )
}
