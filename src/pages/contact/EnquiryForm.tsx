import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { NoScript } from '../../components/fallbacks/NoScript'
import { Fold } from '../../components/folds/Fold'
import { FullDayNote } from '../../components/FullDayNote'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import { FormField } from '../../components/ui/Field'
import { describeDayPrice } from '../../enquiry/day-price'
import { type Enquiry, isEmpty, mayBePast } from '../../enquiry/enquiry'
import { enquiryFields, type FieldName, fieldNames } from '../../enquiry/fields'
import { servicesInterested } from '../../enquiry/options'
import { getShortNotice } from '../../hire/short-notice'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { getLastDay } from '../../lib/dates/dates'
import type { FieldRow } from '../../lib/form-fields'
import { DraftNotes } from './DraftNotes'
import { EmailField } from './EmailField'
import { getAttempt, isDirty } from './enquiry-draft'
import {
  changeSentEnquiry,
  leaveOutOfEnquiry,
  startAnotherEnquiry,
  switchDraft,
  undoChange,
} from './enquiry-store'
import { SendFailure } from './SendFailure'
import { ThankYouCard } from './ThankYouCard'
import { HONEYPOT_NAME, useEnquiryForm } from './use-enquiry-form'

const BudgetHint = lazyWithPreload(() => import('./BudgetHint'))

type Details = Pick<ComponentProps<typeof FormField>, 'hint' | 'min' | 'max'> & {
  children?: ReactNode
}

const getRow = (name: FieldName): FieldRow => enquiryFields[name]
const requiredNames = fieldNames.filter((name) => getRow(name).required)
const optionalNames = fieldNames.filter((name) => !getRow(name).required)

export function EnquiryForm() {
  const {
    draft,
    place,
    status,
    thanks,
    note,
    other,
    asked,
    isStored,
    copiedReference,
    errors,
    today,
    formRef,
    ...actions
  } = useEnquiryForm()
  const { handleChange, handleSubmit, handleClear, replaceEnquiry } = actions
  const { enquiry } = draft
  const attempt = getAttempt(draft)
  const busy = status === 'sending'
  // Opens the fold, and leaves it open when the visitor empties its fields.
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && (hasDetails(enquiry) || errors.eventDate)) setIsOpen(true)

  if (thanks) {
    return (
      <ThankYouCard
        reference={thanks.draft.reference}
        onChange={() => replaceEnquiry(changeSentEnquiry)}
        onSubmitAnother={() => replaceEnquiry(startAnotherEnquiry)}
      />
    )
  }

  /** What a field has besides its row. A screen reader reads the hint with its field, and not the children, which are below it. */
  const details: Partial<Record<FieldName, Details>> = {
    message: {
      hint: (
        <>
          Tell us how many guests, when it starts and finishes, and if it's indoors or outdoors. Got
          photos, a program or a rider? Send this first, then email them to <EmailLink /> with your
          reference.
        </>
      ),
    },
    eventDate: {
      min: today ?? undefined,
      max: today ? getLastDay(today) : undefined,
      children: (
        <>
          <FullDayNote
            hasDays={enquiry.eventDate !== ''}
            isVisited={(day) => day === enquiry.eventDate}
          />
          <p role="status" className="text-small text-muted not-empty:mt-2">
            {today && mayBePast(enquiry.eventDate, today)
              ? 'That day has passed. Is the date right?'
              : today &&
                getShortNotice(
                  enquiry.eventDate,
                  today,
                  enquiry.eventType === 'wedding' ? 'wedding' : 'hire',
                )}
          </p>
          <p role="status" className="text-small text-warm not-empty:mt-2">
            {describeDayPrice(enquiry.eventDate)}
          </p>
        </>
      ),
    },
    budget: {
      children: (
        <div role="status" className="text-small text-muted not-empty:mt-2">
          {enquiry.budget && (
            <LazyBoundary name="What it buys" loadingLabel="Loading what it buys...">
              <BudgetHint enquiry={enquiry} place={place} />
            </LazyBoundary>
          )}
        </div>
      ),
    },
  }

  function renderField(name: FieldName) {
    if (name === 'servicesInterested') {
      return (
        <ServiceChoices
          key={name}
          selected={enquiry.servicesInterested}
          disabled={busy}
          onChange={(services) => handleChange(name, services)}
        />
      )
    }
    const row = getRow(name)
    const { children, ...control } = details[name] ?? {}
    const field = {
      name,
      value: enquiry[name],
      error: errors[name],
      // What is typed while the enquiry is sent would not go with it.
      disabled: busy,
      onChange: (event: { target: { value: string } }) => handleChange(name, event.target.value),
    }
    return (
      <div key={name} className={row.isWide ? 'sm:col-span-2' : ''}>
        {name === 'email' ? (
          <EmailField {...field} />
        ) : (
          <FormField {...field} {...control} row={row} />
        )}
        {children}
      </div>
    )
  }

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
        onUndo={(undo) => replaceEnquiry(() => undoChange(undo))}
        asked={asked}
        onLeaveOut={(prefill) => replaceEnquiry(() => leaveOutOfEnquiry(prefill))}
        other={other}
        onSwitch={(draft) => replaceEnquiry(() => switchDraft(draft))}
      />
      {requiredNames.map((name) => renderField(name))}
      <Fold
        onlyOnPhone
        open={isOpen}
        title={<h2 className="text-card">What helps us quote</h2>}
        className="sm:col-span-2"
      >
        <div className="grid gap-x-4.5 gap-y-6 pt-4 sm:grid-cols-2">
          {optionalNames.map((name) => renderField(name))}
        </div>
      </Fold>
      <Honeypot />

      <div className="flex scroll-mb-4 flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Sending Enquiry...' : 'Send Enquiry'}
        </Button>
        {!isEmpty(enquiry) && !busy && (
          <Button onClick={handleClear} className="border-transparent">
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
