import { sydneyToday } from '../lib/dates'
import { BUILT_IN_INBOX, env } from './env'

/** The enquiry form as it is typed. Empty texts stand for what was left out. */
export type EnquiryForm = {
  fullName: string
  email: string
  phone: string
  company: string
  /** YYYY-MM-DD. */
  eventDate: string
  eventType: string
  venue: string
  budget: string
  servicesInterested: readonly string[]
  message: string
  /** No person sees this field. */
  honeypot: string
}

export type EnquiryErrors = Partial<Record<keyof EnquiryForm, string>>

/** What the webhook gets. */
export type EnquiryPayload = Omit<EnquiryForm, 'honeypot'> & {
  /** ISO 8601, UTC. */
  submissionDate: string
}

export const emptyEnquiry: EnquiryForm = {
  fullName: '',
  email: '',
  phone: '',
  company: '',
  eventDate: '',
  eventType: '',
  venue: '',
  budget: '',
  servicesInterested: [],
  message: '',
  honeypot: '',
}

const TIMEOUT_MS = 15_000
const NOT_SPECIFIED = 'Not Specified'

/** Text, at sign, text, dot, text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with a form, field by field, in words to show. Nothing is wrong where the result is empty. */
export function validateEnquiry(form: EnquiryForm, now: Date): EnquiryErrors {
  const errors: EnquiryErrors = {}
  const email = form.email.trim()
  if (!form.fullName.trim()) errors.fullName = 'Full name is required'
  if (!email) errors.email = 'Email is required'
  else if (!EMAIL.test(email)) errors.email = 'Please enter a valid email address'
  if (form.eventDate && form.eventDate < sydneyToday(now)) errors.eventDate = 'Event date cannot be earlier than today'
  if (!form.message.trim()) errors.message = 'Message is required'
  if (form.honeypot) errors.honeypot = 'Spam detected'
  return errors
}

/** What is sent for a form: trimmed, with 'Not Specified' for what was left out, and without the honeypot. */
export function buildEnquiryPayload(form: EnquiryForm, now: Date): EnquiryPayload {
  const optional = (text: string) => text.trim() || NOT_SPECIFIED
  return {
    fullName: form.fullName.trim(),
    email: form.email.trim(),
    phone: optional(form.phone),
    company: optional(form.company),
    eventDate: optional(form.eventDate),
    eventType: optional(form.eventType),
    venue: optional(form.venue),
    budget: optional(form.budget),
    servicesInterested: form.servicesInterested.length > 0 ? form.servicesInterested : [NOT_SPECIFIED],
    message: form.message.trim(),
    submissionDate: now.toISOString(),
  }
}

/**
 * Posts an enquiry to the webhook. Rejects where there is no network, no answer within 15 seconds, or an answer that is
 * not a success; the failure is logged. The answer's body is not read.
 */
export async function sendEnquiry(payload: EnquiryPayload): Promise<void> {
  try {
    const response = await fetch(env.enquiryWebhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // A static host without the inbox may answer 200 with a page. That must not pass for a delivery.
    const isDelivered = env.enquiryWebhookUrl === BUILT_IN_INBOX ? response.status === 201 : response.ok
    if (!isDelivered) throw new Error(`The enquiry was answered with status ${response.status}`)
  } catch (error) {
    console.error('The enquiry was not sent.', error)
    throw error
  }
}
