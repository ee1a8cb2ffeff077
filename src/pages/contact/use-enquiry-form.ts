import { type FormEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { saveFocus, useFieldErrors } from '../../components/hooks/form-hooks'
import { useNow } from '../../components/hooks/use-now'
import { showSiteMessage } from '../../components/site-message'
import { type Enquiry, validateEnquiry } from '../../enquiry/enquiry'
import { useStore } from '../../lib/browser/store'
import { sydneyToday } from '../../lib/dates/dates'
import { closeThanks, enquiryStore, openEnquiry, prefillEnquiry, submitEnquiry, updateFields } from './enquiry-store'

/** The name of a field for bots to fill in. */
export const HONEYPOT_NAME = 'website'

/** Connects the enquiry form to the store: validation, focus, links to its page. */
export function useEnquiryForm() {
  const location = useLocation()
  const state = useStore(enquiryStore)
  const now = useNow()
  const { formRef, errors, reportValidity, clearFieldError, clearErrors } = useFieldErrors<keyof Enquiry | 'honeypot'>()

  // In layout effects, because the form may be submitted right after hydration.
  useLayoutEffect(() => {
    openEnquiry()
    return closeThanks
  }, [])

  useLayoutEffect(() => {
    // A link to this page shows the form again if the thank-you card is shown. The skip link, which adds a hash, does not.
    if (!location.hash) closeThanks()
    prefillEnquiry(location.search)
    // The form shows the outcome itself.
    showSiteMessage(null)
  }, [location])

  return {
    ...state,
    errors,
    formRef,
    today: now && sydneyToday(now),
    handleChange: (field: keyof Enquiry, value: string | readonly string[]) => {
      updateFields({ ...getSilentFields(formRef.current), [field]: value })
      clearFieldError(field)
      // A browser extension may have filled in the honeypot.
      const honeypot = findInput(formRef.current, HONEYPOT_NAME)
      if (errors.honeypot && honeypot) honeypot.value = ''
      clearFieldError('honeypot')
    },
    handleSubmit: async (event: FormEvent) => {
      event.preventDefault()
      if (enquiryStore.get().status === 'sending') return
      const silentFields = getSilentFields(formRef.current)
      if (Object.keys(silentFields).length > 0) updateFields(silentFields)
      const isValid = reportValidity({
        // Read from the store, because a form may be submitted right after hydration (see page-loader.ts).
        ...validateEnquiry(enquiryStore.get().draft.enquiry),
        // A date that is only partly typed has an empty value.
        ...(findInput(formRef.current, 'eventDate')?.validity.badInput && {
          eventDate: 'Please enter day, month and year',
        }),
        ...(findInput(formRef.current, HONEYPOT_NAME)?.value && { honeypot: 'Spam detected' }),
      })
      if (!isValid) return
      const restoreFocus = saveFocus()
      await submitEnquiry()
      // Enable the form first: what is disabled cannot be focused.
      flushSync(() => undefined)
      restoreFocus()
      // After a failure, what to do instead is below the button.
      formRef.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    },
    /** Changes the enquiry with a button that disappears. */
    replaceEnquiry: (replace: () => void) => {
      flushSync(() => {
        replace()
        clearErrors()
      })
      formRef.current?.querySelector('input')?.focus()
    },
  }
}

/**
 * The text fields whose value is not that of the draft: a program, such as a browser extension, has filled them in without an
 * event. React would empty them at its next rendering.
 */
function getSilentFields(form: HTMLFormElement | null): Partial<Enquiry> {
  const { servicesInterested: _, ...texts } = enquiryStore.get().draft.enquiry
  const fields = form ? Object.fromEntries(new FormData(form)) : {}
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => {
      const shown = fields[name]
      return typeof shown === 'string' && shown !== value ? [[name, shown]] : []
    }),
  )
}

const findInput = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)
