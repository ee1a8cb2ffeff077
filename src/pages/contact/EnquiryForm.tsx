import { useId } from 'react'
import { LazyBoundary } from '../../components/LazyBoundary'
import { NoScript } from '../../components/NoScript'
import { Button } from '../../components/ui/Button'
import { SelectField, TextArea, TextField } from '../../components/ui/Field'
import { useNow } from '../../components/use-now'
import { company } from '../../content/company'
import { budgets, eventTypes, servicesInterested } from '../../content/enquiry-options'
import { sydneyToday } from '../../lib/dates'
import { type Enquiry, isEmpty, MAX_MESSAGE_LENGTH } from './enquiry'
import { ConnectionNote, DraftNote } from './FormNotes'
import { SendFailure } from './lazy-send-failure'
import { ThankYouCard } from './ThankYouCard'
import { useEnquiryForm } from './use-enquiry-form'

type TextName = Exclude<keyof Enquiry, 'servicesInterested' | 'honeypot'>

export function EnquiryForm() {
  const { enquiry, delivery, errors, draftStatus, formRef, sendButtonRef, ...actions } = useEnquiryForm()
  const { updateField, handleSubmit, submitAgain, continueDraft, clear } = actions
  const now = useNow()
  const busy = delivery.status === 'sending'

  if (delivery.status === 'sent') {
    return (
      <ThankYouCard
        name={delivery.enquiry.fullName}
        reference={delivery.reference}
        onSubmitAnother={clear}
        onContinue={draftStatus.isDirty ? continueDraft : undefined}
      />
    )
  }

  const field = (name: TextName) => ({
    name,
    value: enquiry[name],
    error: errors[name],
    // The message has its own limit, with a count.
    maxLength: name === 'message' ? undefined : 200,
    onChange: (event: { target: { value: string } }) => updateField(name, event.target.value),
  })
  return (
    <form
      ref={formRef}
      aria-label="Enquiry"
      // Without JavaScript this method sends nothing. The default would put the fields into the URL.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      className="grid gap-x-4.5 gap-y-6 sm:grid-cols-2"
    >
      <NoScript text="This form needs JavaScript." className="sm:col-span-2" />
      <DraftNote origin={draftStatus.origin} onDiscard={clear} />
      <TextField label="Full Name" {...field('fullName')} autoComplete="name" required />
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" optional />
      <TextField label="Company or ABN" {...field('company')} autoComplete="organization" optional />
      <TextField
        label="Event Date"
        {...field('eventDate')}
        type="date"
        min={now ? sydneyToday(now) : undefined}
        // Without it, browsers accept years with five digits.
        max="9999-12-31"
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
      <TextArea
        label="Message"
        {...field('message')}
        rows={6}
        hint={getLengthHint(enquiry.message)}
        className="sm:col-span-2"
        required
      />
      <Honeypot value={enquiry.honeypot} onChange={(value) => updateField('honeypot', value)} />

      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button ref={sendButtonRef} type="submit" variant="primary" disabled={busy}>
          {busy ? 'Sending Enquiry...' : 'Send Enquiry'}
        </Button>
        {!isEmpty(enquiry) && !busy && (
          <Button onClick={clear} className="border-transparent">
            Clear form
          </Button>
        )}
        <div role="alert" className="basis-full text-rose-light empty:hidden">
          {errors.honeypot && <SpamNote message={errors.honeypot} />}
          {delivery.status === 'failed' && (
            <p>
              There was an error submitting your enquiry. Please try again or contact us directly at{' '}
              <a href={`mailto:${company.email}`} className="underline underline-offset-4">
                {company.email}
              </a>
            </p>
          )}
        </div>
        {delivery.status === 'failed' && (
          <div className="basis-full">
            <LazyBoundary name="More ways to send" loadingLabel="Loading..." errorFallback={<></>}>
              <SendFailure enquiry={enquiry} reference={delivery.reference} onRetry={submitAgain} />
            </LazyBoundary>
          </div>
        )}
        {!busy && <ConnectionNote hasText={draftStatus.isDirty} isKept={draftStatus.isKept} onSend={submitAgain} />}
      </div>
    </form>
  )
}

/** Counts the characters when the limit is near. */
function getLengthHint(message: string): string | undefined {
  if (message.length < MAX_MESSAGE_LENGTH * 0.9) return undefined
  const format = (count: number) => count.toLocaleString('en-AU')
  return `${format(message.length)} of ${format(MAX_MESSAGE_LENGTH)} characters`
}

function SpamNote({ message }: { message: string }) {
  const [phone] = company.phones
  return (
    <>
      <p>{message}</p>
      <p className="text-soft">
        A hidden field was filled in, perhaps by your browser. Change any field and send again, call{' '}
        <a href={`tel:${phone.tel}`} className="underline underline-offset-4">
          {phone.display}
        </a>{' '}
        or email{' '}
        <a href={`mailto:${company.email}`} className="underline underline-offset-4">
          {company.email}
        </a>
        .
      </p>
    </>
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
