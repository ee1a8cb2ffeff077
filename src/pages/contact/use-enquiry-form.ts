import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useSubmit } from '../../components/hooks/form-hooks'
import { useNow } from '../../components/hooks/use-now'
import { showSiteMessage } from '../../components/site-message'
import { type Enquiry, validateEnquiry } from '../../enquiry/enquiry'
import { useStore } from '../../lib/browser/store'
import { sydneyToday } from '../../lib/dates/dates'
import type { FieldErrors } from '../../lib/form-schema'
import { closeThanks, enquiryStore, openEnquiry, prefillEnquiry, submitEnquiry, updateFields } from './enquiry-store'

/** The name of a field for bots to fill in. */
export const HONEYPOT_NAME = 'website'

/** Connects the enquiry form to the store: validation, focus, links to its page. */
export function useEnquiryForm() {
  const location = useLocation()
  const state = useStore(enquiryStore)
  const now = useNow()
  const { formRef, errors, handleSubmit, clearFieldError, reset } = useSubmit({
    validate(): FieldErrors<keyof Enquiry | 'honeypot'> {
      updateFields(getShownTexts(formRef.current))
      return {
        ...validateEnquiry(enquiryStore.get().draft.enquiry),
        // A date that is only partly typed has an empty value.
        ...(findInput(formRef.current, 'eventDate')?.validity.badInput && {
          eventDate: 'Please enter day, month and year',
        }),
        ...(findInput(formRef.current, HONEYPOT_NAME)?.value && { honeypot: 'Spam detected' }),
      }
    },
    async send() {
      await submitEnquiry()
      flushSync(() => undefined)
      // After a failure, what to do instead is below the button.
      formRef.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
      return null
    },
  })

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
    handleSubmit,
    handleChange: (field: keyof Enquiry, value: string | readonly string[]) => {
      updateFields({ ...getShownTexts(formRef.current), [field]: value })
      clearFieldError(field)
      // A browser extension may have filled in the honeypot.
      const honeypot = findInput(formRef.current, HONEYPOT_NAME)
      if (errors.honeypot && honeypot) honeypot.value = ''
      clearFieldError('honeypot')
    },
    /** Changes the enquiry with a button that disappears. */
    replaceEnquiry: (replace: () => void) => {
      flushSync(() => {
        replace()
        reset()
      })
      formRef.current?.querySelector('input')?.focus()
    },
  }
}

/**
 * The text fields as they are on the screen. A program, such as a browser extension, may have filled in some without an event.
 * React would empty them at its next rendering.
 */
function getShownTexts(form: HTMLFormElement | null) {
  const { servicesInterested: _, ...texts } = form ? Object.fromEntries(new FormData(form)) : {}
  return texts
}

const findInput = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)
