import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { enquiryStore } from '../../../src/pages/contact/enquiry-store'
import { silenceErrors } from '../../support/console'
import { defer } from '../../support/site/defer'
import { answerInstead, startFakeBackend, SUBMIT_ENQUIRY } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'

const WEBHOOK = '*/api/enquiries'
const FAILURE = `There was an error submitting your enquiry. Please try again or contact us directly at ${company.email}`

// By its label, because computing the roles of the whole page is slow.
const form = () => within(screen.getByLabelText('Enquiry'))
const field = (name: string | RegExp) => form().getByLabelText(name)
const sendButton = () => form().getByRole('button', { name: 'Send Enquiry' })
const findThanks = () => screen.findByRole('heading', { name: /^Thank you/ })

/** Opens the page, and fills in what is required. */
async function openFilledForm(query = '') {
  const site = await renderSite(`/contact${query}`)
  const values = {
    'Full Name': '  Priya Nair ',
    Email: ' priya@example.com ',
    Message: `${(field('Message') as HTMLTextAreaElement).value}A fortieth in Kirrawee.`,
  }
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
  return site
}

/** Makes the webhook accept enquiries. Returns the list that they are added to. */
function acceptEnquiries() {
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
function holdEnquiries(respond: () => Response = () => new HttpResponse(null, { status: 201 })) {
  const { promise, resolve } = defer()
  server.use(http.post(WEBHOOK, () => promise.then(respond)))
  return resolve
}

beforeEach(() => {
  silenceErrors()
  startFakeBackend()
  enquiryStore.set(enquiryStore.initial)
})

describe('validation', () => {
  it("clears a field's error, and no other, when the field is edited", async () => {
    const { user } = await renderSite('/contact')
    await user.click(sendButton())
    await user.keyboard('Priya Nair')
    expect(field('Full Name')).toHaveValue('Priya Nair')
    expect(field('Full Name')).not.toHaveAccessibleDescription()
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
    await user.click(sendButton())
    expect(field('Email')).toHaveFocus()
  })

  it('does not cut a text that is too long, and asks to shorten it', async () => {
    const { user } = await openFilledForm()
    fireEvent.change(field(/Venue/), { target: { value: 'Hall '.repeat(50) } })
    await user.click(sendButton())
    expect(field(/Venue/)).toHaveFocus()
    expect(field(/Venue/)).toHaveValue('Hall '.repeat(50))
    expect(field(/Venue/)).toHaveAccessibleDescription('Please shorten this to 200 characters')
  })

  it('offers to call if a browser extension filled in the honeypot, which the next edit empties', async () => {
    const received = acceptEnquiries()
    const { user } = await openFilledForm()
    fireEvent.change(field('Leave this field empty'), { target: { value: 'https://extension.example' } })
    await user.click(sendButton())
    const alert = form()
      .getByText(/Spam detected/)
      .closest('[role=alert]')
    expect(within(alert as HTMLElement).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await user.type(field(/Venue/), 'A')
    await user.click(sendButton())
    await findThanks()
    expect(received).toHaveLength(1)
  })

  it('takes a date at short notice, and says what we usually need', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00+11:00') })
    acceptEnquiries()
    const { user } = await openFilledForm()
    expect(field(/Event Date/)).toHaveAttribute('min', '2026-11-23')
    fireEvent.change(field(/Event Date/), { target: { value: '2026-11-24' } })
    expect(form().getByText(/^That's tomorrow\. We usually need a week/)).toBeVisible()
    await user.click(sendButton())
    expect(await findThanks()).toBeInTheDocument()
  })
})

describe('sending', () => {
  it('posts every field', async () => {
    const received = acceptEnquiries()
    const eventDate = `${new Date().getFullYear() + 1}-01-31`
    const { user } = await openFilledForm()
    for (const [name, value] of [
      [/Phone/, '0491 570 157'],
      [/Company or ABN/, 'Bowls Club'],
      [/Event Date/, eventDate],
      [/Event Type/, 'school'],
      [/Venue/, 'School hall'],
      [/Budget/, '2500-5000'],
    ] as const) {
      fireEvent.change(field(name), { target: { value } })
    }
    for (const name of ['Lighting', 'Karaoke', 'Videography', 'Lighting']) await user.click(field(name))
    await user.click(sendButton())
    await screen.findByRole('heading', { name: 'Thank you, Priya' })
    expect(received).toEqual([
      {
        fullName: 'Priya Nair',
        email: 'priya@example.com',
        phone: '0491 570 157',
        company: 'Bowls Club',
        eventDate,
        eventType: 'school',
        venue: 'School hall',
        budget: '2500-5000',
        servicesInterested: ['Karaoke', 'Videography'],
        message: 'A fortieth in Kirrawee.',
        submissionDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])
  })

  it('sends what a program has filled in without an event, and does not empty it while the visitor types', async () => {
    const received = acceptEnquiries()
    const { user } = await renderSite('/contact')
    const fillIn = (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) (field(name) as HTMLInputElement).value = value
    }
    fillIn({ 'Full Name': 'Priya Nair', Email: 'priya@example.com' })
    fireEvent.change(field('Message'), { target: { value: 'A fortieth.' } })
    expect(field('Full Name')).toHaveValue('Priya Nair')
    ;(field(/Phone/) as HTMLInputElement).value = '0491 570 157'
    await user.click(sendButton())
    await findThanks()
    expect(received).toMatchObject([{ fullName: 'Priya Nair', phone: '0491 570 157', message: 'A fortieth.' }])
  })

  it('sends once, however often the form is submitted', async () => {
    const received = acceptEnquiries()
    await openFilledForm()
    for (let press = 0; press < 3; press++) fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }))
    // What is typed now would not be sent.
    for (const name of ['Message', 'Lighting']) expect(field(name)).toBeDisabled()
    await findThanks()
    expect(received).toHaveLength(1)
  })

  it('sends the enquiry as it was, although the visitor follows a link to the form meanwhile', async () => {
    const release = holdEnquiries()
    const { user, follow } = await openFilledForm()
    await user.click(sendButton())
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    release()
    await findThanks()
    await user.click(screen.getByRole('button', { name: 'Submit Another Enquiry' }))
    expect(field('Message')).toHaveValue('')
  })

  it('shows a new form when the visitor follows a link to the page, but not the skip link, after sending', async () => {
    acceptEnquiries()
    const { user, follow } = await openFilledForm()
    await user.click(sendButton())
    await findThanks()
    // The skip link is a plain link, which a memory router cannot observe.
    await follow('#main')
    expect(await findThanks()).toBeInTheDocument()
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    expect(field('Full Name')).toHaveValue('')
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke')
  })
})

describe('after a failure', () => {
  it.each([
    { failure: 'a status', respond: () => new HttpResponse(null, { status: 500 }), mayHaveArrived: false },
    { failure: 'no response', respond: () => HttpResponse.error(), mayHaveArrived: true },
  ])(
    'with $failure, says whether the enquiry may have arrived: $mayHaveArrived',
    async ({ respond, mayHaveArrived }) => {
      const release = holdEnquiries(respond)
      // With a copy, the form would say instead that the office has it.
      answerInstead('post', SUBMIT_ENQUIRY, () => new HttpResponse(null, { status: 503 }))
      const { user, follow } = await openFilledForm()
      await user.click(sendButton())
      await follow('/faq')
      await waitFor(() => expect(screen.queryByRole('form', { name: 'Enquiry' })).not.toBeInTheDocument())
      // A link to an email address has this event, too.
      window.dispatchEvent(new Event('beforeunload'))
      release()
      const link = await screen.findByRole('link', { name: 'go back and try again' })
      expect(link.closest('p')?.textContent.includes('may already have it')).toBe(mayHaveArrived)
      await user.click(link)
      expect(await form().findByText(FAILURE.slice(0, 40), { exact: false })).toBeInTheDocument()
      expect(form().queryByText(/may already have this/) !== null).toBe(mayHaveArrived)
    },
  )

  it('offers to copy the enquiry, or to call', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const { user } = await openFilledForm()
    await user.click(sendButton())
    const reference = (await form().findByText(/^ENQ-/)).textContent
    await user.click(form().getByRole('button', { name: 'Copy as text' }))
    expect(await navigator.clipboard.readText()).toBe(
      `Reference: ${reference}\nFull Name: Priya Nair\nEmail: priya@example.com\n\nA fortieth in Kirrawee.\n`,
    )
    const [call] = form().getAllByRole('link', { name: /^[(\d ]+/ })
    expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })
})

describe('the draft', () => {
  it('stays on other pages if the browser cannot store it, which the form says, and is sent', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const received = acceptEnquiries()
    const { user, follow } = await openFilledForm()
    expect(screen.getByText(/^This browser can't store what you type/)).toBeInTheDocument()
    await follow('/faq')
    await follow('/contact')
    expect(field('Full Name')).toHaveValue('  Priya Nair ')
    await user.click(sendButton())
    await findThanks()
    expect(received).toHaveLength(1)
  })

  it('stays as it is when another tab stores its own', async () => {
    const { follow } = await openFilledForm()
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, localStorage.getItem(key)?.replace('A fortieth', 'A wedding') ?? '')
    await follow('/faq')
    await follow('/contact')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
  })

  it('is sent with the reference of another tab that sends the same', async () => {
    acceptEnquiries()
    const { user } = await openFilledForm()
    const draft = JSON.parse(localStorage.getItem('site.enquiry-draft') ?? '') as { enquiry: object }
    const attempt = { enquiry: draft.enquiry, reference: 'ENQ-OTHER-TAB', outcome: 'unknown' }
    localStorage.setItem('site.enquiry-draft', JSON.stringify({ ...draft, attempt }))
    await user.click(sendButton())
    await findThanks()
    expect(screen.getByText('ENQ-OTHER-TAB')).toBeInTheDocument()
  })

  it('of another tab that is typed while this one is sent stays stored', async () => {
    const release = holdEnquiries()
    const { user } = await openFilledForm()
    await user.click(sendButton())
    const theirs = JSON.stringify({ enquiry: { message: 'A wedding in Engadine.' } })
    localStorage.setItem('site.enquiry-draft', theirs)
    release()
    await findThanks()
    expect(localStorage.getItem('site.enquiry-draft')).toBe(theirs)
  })

  it('of another tab stays stored while nothing is typed here', async () => {
    const theirs = JSON.stringify({ enquiry: { message: 'A wedding in Engadine.' } })
    const { follow } = await renderSite('/contact')
    localStorage.setItem('site.enquiry-draft', theirs)
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    expect(localStorage.getItem('site.enquiry-draft')).toBe(theirs)
  })

  it('can be brought back after it was cleared even if a link has written all of it', async () => {
    const { user } = await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await user.click(form().getByRole('button', { name: 'Clear form' }))
    expect(field('Message')).toHaveValue('')
    await user.click(form().getByRole('button', { name: 'Undo clear' }))
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke')
  })

  it('is not stored if the message is only prefilled', async () => {
    await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await waitFor(() => expect(field('Message')).not.toHaveValue(''))
    expect(localStorage).toHaveLength(0)
  })
})
