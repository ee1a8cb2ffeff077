import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { company } from '../../../src/content/company'
import { enquiryStore } from '../../../src/pages/contact/enquiry-store'
import { silenceErrors } from '../console'
import { defer } from './defer'
import { startFakeBackend } from './fake-backend'
import { renderSite } from './render-site'
import { server } from './server'

// The contact page with its form, and the webhook that gets its enquiries.

/** A visit, and a backend that takes the copies of enquiries. */
export function startVisit() {
  silenceErrors()
  startFakeBackend()
}

export const WEBHOOK = '*/api/enquiries'
export const FAILURE = `There was an error submitting your enquiry. Please try again or contact us directly at ${company.email}`

// Not by its role or label, because computing those of the whole page is slow.
function getForm(): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>('form[aria-label="Enquiry"]')
  if (!form) throw new Error('The page has no form "Enquiry"')
  return form
}
export const form = () => within(getForm())

/** The field with this label. Not with `getByLabelText`: jsdom reads the page again for each label of each field. */
export function field(name: string | RegExp): HTMLElement {
  const isName = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const labels = [...getForm().getElementsByTagName('label')]
  const [label, other] = labels.filter(({ textContent }) => isName(textContent.trim()))
  if (!label?.control || other) throw new Error(`The form has not one field ${name}`)
  return label.control
}
export const sendButton = () => form().getByRole('button', { name: 'Send Enquiry' })
export const findThanks = () => screen.findByRole('heading', { name: /^Thank you/ })
export const findReference = async () => (await screen.findByText(/^ENQ-/)).textContent
export const submitAnother = () => screen.getByRole('button', { name: 'Submit Another Enquiry' })

/** Opens the page, and fills in what is required. */
export async function openFilledForm(query = '') {
  const site = await renderSite(`/contact${query}`)
  const values = {
    'Full Name': '  Priya Nair ',
    Email: ' priya@example.com ',
    Message: `${(field('Message') as HTMLTextAreaElement).value}A fortieth in Kirrawee.`,
  }
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name), { target: { value } })
  return site
}

/** Makes the webhook accept enquiries. Returns the list that they are added to. */
export function acceptEnquiries() {
  const received: unknown[] = []
  server.use(
    http.post(WEBHOOK, async ({ request }) => {
      received.push(await request.json())
      return new HttpResponse(null, { status: 201 })
    }),
  )
  return received
}

/** Makes the webhook wait. It then responds, or fails without a status. */
export function holdEnquiries(
  respond: () => Response = () => new HttpResponse(null, { status: 201 }),
) {
  const { promise, resolve } = defer()
  server.use(http.post(WEBHOOK, () => promise.then(respond)))
  return resolve
}

export function reload() {
  cleanup()
  enquiryStore.set(enquiryStore.initial)
  return renderSite(window.location.pathname + window.location.search)
}

/** Returns a function that opens the form in a tab, or comes back to it or reloads it. Each tab has its own session. */
export function startTabs() {
  const tabs = new Map<
    string,
    { session: [string, string][]; state: ReturnType<typeof enquiryStore.get> }
  >()
  let current = 'first'
  return (name: string, isReloaded = false) => {
    tabs.set(current, { session: Object.entries(sessionStorage), state: enquiryStore.get() })
    cleanup()
    sessionStorage.clear()
    const tab = tabs.get(name)
    for (const [key, value] of tab?.session ?? []) sessionStorage.setItem(key, value)
    enquiryStore.set((!isReloaded && tab?.state) || enquiryStore.initial)
    current = name
    return renderSite('/contact')
  }
}

export const typeMessage = (value: string) =>
  fireEvent.change(field('Message'), { target: { value } })
