import { useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { usePlace } from '../../booking/place/use-suburb'
import { useSubmit } from '../../components/hooks/form-hooks'
import type { EntryState } from '../../components/hooks/use-history-entry'
import { useNow } from '../../components/hooks/use-now'
import { showSiteMessage } from '../../components/site-message'
import { type Enquiry, validateEnquiry } from '../../enquiry/enquiry'
import { findEarlyInput } from '../../lib/browser/early-input'
import { useStore } from '../../lib/browser/store'
import { sydneyToday } from '../../lib/dates/dates'
import type { FieldErrors } from '../../lib/form-schema'
import { findOtherDraft, getCurrentNote, listAsked } from './enquiry-draft'
import {
  clearEnquiry,
  enquiryStore,
  enterContactPage,
  leaveThanks,
  openEnquiry,
  sharedEnquiries,
  submitEnquiry,
  updateFields,
} from './enquiry-store'

const useEarlyInput = findEarlyInput('form', '[name=enquiry]')

/** The name of a field for bots to fill in. */
export const HONEYPOT_NAME = 'website'

/** Connects the enquiry form to the store: validation, focus, links to its page. */
export function useEnquiryForm() {
  const location = useLocation()
  const navigate = useNavigate()
  // Not a reload or Back, nor the skip link, which adds a hash. A link to the URL that is open replaces its entry in the
  // history.
  const isLink = useNavigationType() !== NavigationType.Pop && !location.hash
  const state = useStore(enquiryStore)
  const shared = useStore(sharedEnquiries)
  const isStored = useStore(sharedEnquiries.isStored)
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

  useEarlyInput(openEnquiry)

  useLayoutEffect(() => leaveThanks, [])

  useLayoutEffect(() => {
    // The skip link keeps the thank-you card.
    if (!location.hash || !enquiryStore.get().thanks) enterContactPage(location.search, isLink)
    // The form shows the outcome itself.
    showSiteMessage(null)
  }, [location, isLink])

  // After sending, but not when the thank-you card is shown again after a reload or Back.
  useEffect(() => {
    if (state.status !== 'sent') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [state.status])

  /** Where the event is. A suburb that was only looked up on another page does not count. */
  const place = usePlace(state.draft.enquiry.venue)

  // Another tab may have sent the same enquiry since.
  const isSentNow = state.status === 'failed' && shared.sent.includes(state.draft.reference)
  const status = isSentNow ? 'editing' : state.status
  const isEditing = status === 'editing'
  const asked = isEditing ? listAsked(state.draft) : []

  /** Changes the enquiry with a button that disappears. */
  function replaceEnquiry(replace: () => void) {
    updateFields(getShownTexts(formRef.current))
    flushSync(() => {
      replace()
      reset()
    })
    formRef.current?.querySelector('input')?.focus()
  }

  return {
    ...state,
    status,
    place,
    isStored,
    // After a failure, what to do is below the button.
    note: isEditing ? getCurrentNote(state.note, state.draft, shared) : null,
    other: isEditing ? findOtherDraft(state.draft, shared) : null,
    /** What the visitor asks about, if it is several things. */
    asked: asked.length > 1 ? asked : [],
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
    replaceEnquiry,
    handleClear: () => {
      replaceEnquiry(clearEnquiry)
      // Otherwise a reload would fill in the link's text again, above what was typed since.
      if (location.search)
        void navigate(location.pathname, {
          replace: true,
          state: { keepScroll: true } satisfies EntryState,
        })
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
