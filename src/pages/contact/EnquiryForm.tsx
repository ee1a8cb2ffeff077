import { useId } from 'react'
import { NoScript } from '../../components/NoScript'
import { Button } from '../../components/ui/Button'
import { SelectField, TextArea, TextField } from '../../components/ui/Field'
import { useNow } from '../../components/use-now'
import { company } from '../../content/company'
import { budgets, eventTypes, servicesInterested } from '../../content/enquiry-options'
import { sydneyToday } from '../../lib/dates'
import { type Enquiry, isEmpty } from './enquiry'
import { ThankYouCard } from './ThankYouCard'
import { useEnquiryForm } from './use-enquiry-form'
import { useOnline } from './use-online'

type TextName = Exclude<keyof Enquiry, 'servicesInterested' | 'honeypot'>

export function EnquiryForm() {
  const { enquiry, errors, error, busy, sentName, formRef, updateField, handleSubmit, clear } = useEnquiryForm()
  const now = useNow()
  const online = useOnline()

  if (sentName !== null) return <ThankYouCard name={sentName} onSubmitAnother={clear} />

  const field = (name: TextName) => ({
    name,
    value: enquiry[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => updateField(name, event.target.value),
  })
  return (
    <form
      ref={formRef}
      aria-label="Enquiry"
      // Without JavaScript this method sends nothing. The default would put the fields into the URL.
      method="dialog"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-x-4.5 gap-y-6 sm:grid-cols-2"
    >
      <NoScript text="This form needs JavaScript." className="sm:col-span-2" />
      <TextField label="Full Name" {...field('fullName')} autoComplete="name" required />
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" optional />
      <TextField label="Company or ABN" {...field('company')} autoComplete="organization" optional />
      <TextField
        label="Event Date"
        {...field('eventDate')}
        type="date"
        min={now ? sydneyToday(now) : undefined}
        optional
      />
      <SelectField
        label="Event Type"
        {...field('eventType')}
        placeholder="Choose a type"
        options={eventTypes}
        optional
      />
      <TextField label="Venue" {...field('venue')} optional />
      <SelectField label="Budget" {...field('budget')} placeholder="Choose a budget" options={budgets} optional />
      <ServiceChoices
        selected={enquiry.servicesInterested}
        onChange={(services) => updateField('servicesInterested', services)}
      />
      <TextArea label="Message" {...field('message')} rows={6} className="sm:col-span-2" required />
      <Honeypot value={enquiry.honeypot} onChange={(value) => updateField('honeypot', value)} />

      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Sending Enquiry...' : 'Send Enquiry'}
        </Button>
        {!isEmpty(enquiry) && !busy && (
          <Button onClick={clear} className="border-transparent">
            Clear form
          </Button>
        )}
        <div role="alert" className="basis-full text-rose-light empty:hidden">
          {errors.honeypot && <p>{errors.honeypot}</p>}
          {error && (
            <p>
              {error}{' '}
              <a href={`mailto:${company.email}`} className="underline underline-offset-4">
                {company.email}
              </a>
            </p>
          )}
        </div>
        {!online && (
          <p role="status" className="basis-full text-straw">
            You are offline. What you have typed is kept in this browser: send it once you are back.
          </p>
        )}
      </div>
    </form>
  )
}

type ServiceChoicesProps = { selected: readonly string[]; onChange: (services: string[]) => void }

function ServiceChoices({ selected, onChange }: ServiceChoicesProps) {
  const toggle = (service: string) =>
    onChange(selected.includes(service) ? selected.filter((other) => other !== service) : [...selected, service])
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-3 text-small font-semibold text-warm">
        Services Interested In<span className="font-normal text-muted"> optional</span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {servicesInterested.map((service) => (
          <label
            key={service}
            className="inline-flex min-h-touch cursor-pointer items-center gap-2.5 rounded-full border border-control px-4 text-small font-medium text-soft hover:border-soft has-checked:border-amber has-checked:bg-amber/12 has-checked:text-warm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber"
          >
            <input
              type="checkbox"
              name="servicesInterested"
              value={service}
              checked={selected.includes(service)}
              onChange={() => toggle(service)}
              className="size-4 accent-amber focus-visible:outline-none"
            />
            {service}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A field for bots to fill in. Visitors cannot see it, focus it or hear it. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
