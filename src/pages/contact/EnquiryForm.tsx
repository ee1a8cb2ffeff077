import { useId, useState } from 'react'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { NoScript } from '../../components/fallbacks/NoScript'
import { Fold } from '../../components/folds/Fold'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import { SelectField, TextArea, TextField } from '../../components/ui/Field'
import { type Enquiry, isEmpty } from '../../enquiry/enquiry'
import { enquiryFields } from '../../enquiry/fields'
import { budgets, eventTypes, servicesInterested } from '../../enquiry/options'
import { getShortNotice } from '../../hire/short-notice'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { getLastDay } from '../../lib/dates/dates'
import { DraftNotes } from './DraftNotes'
import { EmailField } from './EmailField'
import { getAttempt, isDirty } from './enquiry-draft'
import { clearEnquiry, startAnotherEnquiry, switchDraft, undoClear } from './enquiry-store'
import { SendFailure } from './SendFailure'
import { ThankYouCard } from './ThankYouCard'
import { HONEYPOT_NAME, useEnquiryForm } from './use-enquiry-form'

const BudgetHint = lazyWithPreload(() => import('./BudgetHint'))

type TextName = Exclude<keyof Enquiry, 'servicesInterested'>

export function EnquiryForm() {
  const {
    draft,
    place,
    status,
    thanks,
    note,
    other,
    isStored,
    copiedReference,
    errors,
    today,
    formRef,
    ...actions
  } = useEnquiryForm()
  const { handleChange, handleSubmit, replaceEnquiry } = actions
  const { enquiry } = draft
  const attempt = getAttempt(draft)
  const busy = status === 'sending'
  // Opens the fold, and leaves it open when the visitor empties its fields.
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && (hasDetails(enquiry) || errors.eventDate)) setIsOpen(true)

  if (thanks) {
    return (
      <ThankYouCard
        reference={thanks.reference}
        onSubmitAnother={() => replaceEnquiry(startAnotherEnquiry)}
      />
    )
  }

  const field = (name: TextName) => ({
    name,
    label: enquiryFields[name].label,
    value: enquiry[name],
    error: errors[name],
    // What is typed while the enquiry is sent would not go with it.
    disabled: busy,
    onChange: (event: { target: { value: string } }) => handleChange(name, event.target.value),
  })
  return (
    <form
      ref={formRef}
      // page-loader.ts and enquiry-store.tsx find the form by this name.
      name="enquiry"
      aria-label="Enquiry"
      // Without JavaScript this method sends nothing. The default would put the fields into the URL.
      method="dialog"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-x-4.5 gap-y-6 sm:grid-cols-2"
    >
      <NoScript text="This form needs JavaScript." className="sm:col-span-2" />
      <DraftNotes
        note={note}
        onUndo={(cleared) => replaceEnquiry(() => undoClear(cleared))}
        other={other}
        onSwitch={(draft) => replaceEnquiry(() => switchDraft(draft))}
      />
      <TextField {...field('fullName')} autoComplete="name" required />
      <EmailField {...field('email')} />
      <TextArea
        {...field('message')}
        rows={6}
        hint={
          <>
            Tell us how many guests, when it starts and finishes, and if it's indoors or outdoors.
            Got photos, a program or a rider? Send this first, then email them to <EmailLink /> with
            your reference.
          </>
        }
        className="sm:col-span-2"
        required
      />
      <Fold
        onlyOnPhone
        open={isOpen}
        title={<h2 className="text-card">What helps us quote</h2>}
        className="sm:col-span-2"
      >
        <div className="grid gap-x-4.5 gap-y-6 pt-4 sm:grid-cols-2">
          <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
          <TextField {...field('company')} autoComplete="organization" optional />
          <div>
            <TextField
              {...field('eventDate')}
              type="date"
              min={today ?? undefined}
              max={today ? getLastDay(today) : undefined}
              optional
            />
            {/* Not a hint of the field, which a screen reader would read again. */}
            <p role="status" className="text-small text-muted not-empty:mt-2">
              {today &&
                getShortNotice(
                  enquiry.eventDate,
                  today,
                  enquiry.eventType === 'wedding' ? 'wedding' : 'hire',
                )}
            </p>
          </div>
          <SelectField
            {...field('eventType')}
            placeholder="Choose a type"
            options={eventTypes}
            optional
          />
          <TextField {...field('venue')} optional />
          <div>
            <SelectField
              {...field('budget')}
              placeholder="Choose a budget"
              options={budgets}
              optional
            />
            <div role="status" className="text-small text-muted not-empty:mt-2">
              {enquiry.budget && (
                <LazyBoundary name="What it buys" loadingLabel="Loading what it buys...">
                  <BudgetHint enquiry={enquiry} place={place} />
                </LazyBoundary>
              )}
            </div>
          </div>
          <ServiceChoices
            selected={enquiry.servicesInterested}
            disabled={busy}
            onChange={(services) => handleChange('servicesInterested', services)}
          />
        </div>
      </Fold>
      <Honeypot />

      <div className="flex scroll-mb-4 flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Sending Enquiry...' : 'Send Enquiry'}
        </Button>
        {!isEmpty(enquiry) && !busy && (
          <Button onClick={() => replaceEnquiry(clearEnquiry)} className="border-transparent">
            Clear form
          </Button>
        )}
        <div role="alert" className="basis-full text-rose-light empty:absolute">
          {errors.honeypot && (
            <>
              <p>{errors.honeypot}</p>
              <p className="text-soft">
                Something filled in a hidden field, maybe your browser. Change any field and send it
                again, or call <PhoneLink />.
              </p>
            </>
          )}
          {status === 'failed' && (
            <p>
              There was an error submitting your enquiry. Please try again or contact us directly at{' '}
              <EmailLink />
            </p>
          )}
        </div>
        {/* A changed enquiry is sent with another reference. */}
        {status === 'failed' && attempt && (
          <SendFailure attempt={attempt} hasCopy={attempt.reference === copiedReference} />
        )}
        <div role="status" className="basis-full text-straw empty:absolute">
          {!busy && !isStored && isDirty(draft) && <NotStored what="what you type" />}
        </div>
      </div>
    </form>
  )
}

const hasDetails = (enquiry: Enquiry): boolean =>
  !isEmpty({ ...enquiry, fullName: '', email: '', message: '' })

/** A field for bots to fill in. Visitors cannot see it, focus it or hear it. */
function Honeypot() {
  const id = useId()
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

type ServiceChoicesProps = {
  selected: readonly string[]
  disabled: boolean
  onChange: (services: string[]) => void
}

function ServiceChoices({ selected, disabled, onChange }: ServiceChoicesProps) {
  const toggle = (service: string) =>
    onChange(
      selected.includes(service)
        ? selected.filter((other) => other !== service)
        : [...selected, service],
    )
  return (
    <fieldset disabled={disabled} className="disabled:opacity-60 sm:col-span-2">
      <legend className="mb-3 text-small font-semibold text-warm">
        {enquiryFields.servicesInterested.label}
        <span className="font-normal text-muted"> optional</span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {servicesInterested.map((service) => (
          <label key={service} className="chip">
            <input
              type="checkbox"
              name="servicesInterested"
              value={service}
              checked={selected.includes(service)}
              onChange={() => toggle(service)}
              className="size-4 accent-amber"
            />
            <span>{service}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
