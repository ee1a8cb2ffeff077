import { useId } from 'react'
import { Button } from '../../components/ui/Button'
import { SelectField, TextArea, TextField } from '../../components/ui/Field'
import { useNow } from '../../components/use-now'
import { company } from '../../content/company'
import { budgets, eventTypes, servicesInterested } from '../../content/enquiry-options'
import type { EnquiryForm as Enquiry } from '../../data/enquiries'
import { sydneyToday } from '../../lib/dates'
import { ThankYouCard } from './ThankYouCard'
import { useEnquiryForm } from './use-enquiry-form'
import { useOnline } from './use-online'

type TextName = Exclude<keyof Enquiry, 'servicesInterested' | 'honeypot'>

export function EnquiryForm() {
  const { form, errors, status, failed, formElement, change, submit, clear } = useEnquiryForm()
  const now = useNow()
  const online = useOnline()
  const busy = status === 'submitting'

  if (status === 'sent') return <ThankYouCard name={form.fullName} onAnother={clear} />

  const field = (name: TextName) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  const isEmpty = Object.values(form).every((value) => value.length === 0)
  return (
    <form
      ref={formElement}
      aria-label="Enquiry"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-x-4.5 gap-y-6 sm:grid-cols-2"
    >
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
        chosen={form.servicesInterested}
        onChange={(services) => change('servicesInterested', services)}
      />
      <TextArea label="Message" {...field('message')} rows={6} className="sm:col-span-2" required />
      <Honeypot value={form.honeypot} onChange={(value) => change('honeypot', value)} />

      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Sending Enquiry...' : 'Send Enquiry'}
        </Button>
        {!isEmpty && !busy && (
          <Button onClick={clear} className="border-transparent">
            Clear form
          </Button>
        )}
        <div role="alert" className="basis-full text-rose-light empty:hidden">
          {errors.honeypot && <p>{errors.honeypot}</p>}
          {failed && (
            <p>
              There was an error submitting your enquiry. Please try again or contact us directly at{' '}
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

function ServiceChoices({ chosen, onChange }: { chosen: readonly string[]; onChange: (services: string[]) => void }) {
  const toggle = (service: string) =>
    onChange(chosen.includes(service) ? chosen.filter((other) => other !== service) : [...chosen, service])
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
              checked={chosen.includes(service)}
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

/** A field that no person sees, reaches or hears of, and that programs cannot resist. */
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
