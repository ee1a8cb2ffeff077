import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { emptyQuote, getQuotePrice, type Quote, formatQuotePath } from '../../../src/hire/quote'
import { formatDays, getOpenStatus } from '../../../src/lib/dates/opening-hours'
import { addPrices, formatTotal } from '../../../src/lib/text/money'
import { silenceErrors } from '../../support/console'
import { defer } from '../../support/site/defer'
import { answerInstead, startFakeBackend, SUBMIT_ENQUIRY } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'

const WEBHOOK = '*/api/enquiries'
const FAILURE = `There was an error submitting your enquiry. Please try again or contact us directly at ${company.email}`

const form = () => within(screen.getByRole('form', { name: 'Enquiry' }))
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

/** Does what another tab does when it changes the stored draft, or removes it. */
function changeElsewhere(change: (text: string) => string | null) {
  const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('draft'))
  const text = change(localStorage.getItem(key) ?? '')
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })))
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
})

describe('what helps us quote', () => {
  const fold = () => form().getByText('What helps us quote').closest('details')

  it('is folded on a phone until a field of it is filled in, by the visitor or by a link', async () => {
    const { user, unmount } = await renderSite('/contact')
    expect(fold()).not.toHaveAttribute('open')
    await user.type(field(/Venue/), 'A')
    expect(fold()).toHaveAttribute('open')
    await user.clear(field(/Venue/))
    expect(fold()).toHaveAttribute('open')
    unmount()
    await renderSite('/contact?subject=A&type=wedding')
    expect(field(/Event Type/)).toHaveValue('wedding')
    expect(fold()).toHaveAttribute('open')
  })
})

describe('validation', () => {
  it("clears a field's error, and no other, when the field is edited", async () => {
    const { user } = await renderSite('/contact')
    await user.click(sendButton())
    await user.keyboard('Priya Nair')
    expect(field('Full Name')).toHaveValue('Priya Nair')
    expect(field('Full Name')).toHaveFocus()
    expect(field('Full Name')).not.toHaveAccessibleDescription()
    expect(field('Full Name')).not.toHaveAttribute('aria-invalid')
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument()
    await user.click(sendButton())
    expect(field('Email')).toHaveFocus()
  })

  it('does not cut a text that is too long, and asks to shorten it', async () => {
    const { user } = await openFilledForm()
    await user.click(field(/Venue/))
    await user.paste('Hall '.repeat(50))
    expect(field(/Venue/)).toHaveValue('Hall '.repeat(50))
    await user.click(sendButton())
    expect(field(/Venue/)).toHaveFocus()
    expect(field(/Venue/)).toHaveAccessibleDescription('Please shorten this to 200 characters')
    fireEvent.change(field('Message'), { target: { value: 'x'.repeat(10_001) } })
    expect(field('Message')).toHaveAccessibleDescription('10,001 of 10,000 characters')
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
    await user.type(field(/Venue/), 'Sutherland Hall')
    await user.click(sendButton())
    await findThanks()
    expect(received).toHaveLength(1)
  })
})

describe('a date at short notice', () => {
  const notice = () =>
    field(/Event Date/)
      .closest('div')
      ?.parentElement?.querySelector('[role=status]')

  beforeEach(() => {
    // As above, because the site asks for the time of the server once.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:00+11:00') })
    server.use(http.head('*', () => new Response(null, { headers: { Date: 'Sun, 22 Nov 2026 22:00:00 GMT' } })))
  })

  it('is announced once with what we usually need, by the clock of the server, and is not refused', async () => {
    acceptEnquiries()
    const { user } = await openFilledForm()
    expect(notice()).toBeEmptyDOMElement()
    await user.click(field(/Event Date/))
    await waitFor(() => expect(field(/Event Date/)).toHaveAttribute('min', '2026-11-23'))
    // Past by the clock of the browser.
    fireEvent.change(field(/Event Date/), { target: { value: '2026-11-24' } })
    expect(notice()).toHaveTextContent("That's tomorrow. We usually need a week")
    expect(notice()).toHaveTextContent(company.phones[0].display)
    expect(field(/Event Date/)).not.toHaveAccessibleDescription()
    await user.click(sendButton())
    expect(await findThanks()).toBeInTheDocument()
  })
})

describe('sending', () => {
  it('posts every field', async () => {
    const received = acceptEnquiries()
    const eventDate = `${new Date().getFullYear() + 1}-01-31`
    const { user } = await openFilledForm()
    await user.type(field(/Phone/), '0491 570 157')
    await user.type(field(/Company or ABN/), 'Bowls Club')
    fireEvent.change(field(/Event Date/), { target: { value: eventDate } })
    await user.selectOptions(field(/Event Type/), 'school')
    await user.type(field(/Venue/), 'School hall')
    await user.selectOptions(field(/Budget/), '2500-5000')
    await user.click(field('Lighting'))
    await user.click(field('Karaoke'))
    await user.click(field('Videography'))
    await user.click(field('Lighting'))
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
    await user.type(field('Message'), 'A fortieth.')
    expect(field('Full Name')).toHaveValue('Priya Nair')
    ;(field(/Phone/) as HTMLInputElement).value = '0491 570 157'
    await user.click(sendButton())
    await findThanks()
    expect(received).toEqual([
      expect.objectContaining({
        fullName: 'Priya Nair',
        email: 'priya@example.com',
        phone: '0491 570 157',
        message: 'A fortieth.',
      }),
    ])
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

  it('keeps an enquiry that a link starts meanwhile, without what was sent', async () => {
    const release = holdEnquiries()
    const { user, follow } = await openFilledForm()
    await user.click(sendButton())
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke\n\nA fortieth in Kirrawee.')
    release()
    await findThanks()
    await user.click(screen.getByRole('button', { name: 'Submit Another Enquiry' }))
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke')
    expect(form().getByText(/the enquiry you started earlier/)).toBeInTheDocument()
  })

  it('shows a new form when the visitor follows a link to the page, but not the skip link, after sending', async () => {
    acceptEnquiries()
    const { user, follow } = await openFilledForm('?subject=Enquiry%3A%20Karaoke')
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
  it('keeps what was typed, and the focus on the button', async () => {
    const release = holdEnquiries(() => HttpResponse.error())
    const { user } = await openFilledForm()
    await user.click(sendButton())
    expect(field('Message')).toBeDisabled()
    release()
    expect(await form().findByText(/^There was an error/)).toHaveTextContent(FAILURE)
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    expect(field('Full Name')).toHaveValue('  Priya Nair ')
    expect(sendButton()).toHaveFocus()
  })

  it.each([
    { failure: 'a status', respond: () => new HttpResponse(null, { status: 500 }), mayHaveArrived: false },
    { failure: 'no response', respond: () => HttpResponse.error(), mayHaveArrived: true },
  ])(
    'with $failure, says whether the enquiry may have arrived: $mayHaveArrived',
    async ({ respond, mayHaveArrived }) => {
      const release = holdEnquiries(respond)
      // With a copy, the form says instead that the office has it.
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
      expect(form().queryByText(/hasn't been sent yet/) !== null).toBe(!mayHaveArrived)
      expect(form().queryByText(/may already have it/) !== null).toBe(mayHaveArrived)
    },
  )

  it('offers to copy the enquiry, to open it in the email program, or to call', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const { user } = await openFilledForm()
    await user.click(field('Karaoke'))
    await user.click(sendButton())
    const reference = (await form().findByText(/^ENQ-/)).textContent
    await user.click(form().getByRole('button', { name: 'Copy as text' }))
    expect(await navigator.clipboard.readText()).toBe(
      `Reference: ${reference}\nFull Name: Priya Nair\nEmail: priya@example.com\nServices Interested In: Karaoke\n\nA fortieth in Kirrawee.\n`,
    )
    const [call, mail] = [/^[(\d ]+/, 'Open in email program'].map((name) => form().getAllByRole('link', { name })[0])
    expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    expect(mail).toHaveAttribute('href', expect.stringMatching(`^mailto:.*${reference}.*Priya%20Nair`))
  })

  it('copies an enquiry that is too long for an email link', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const { user } = await openFilledForm()
    fireEvent.change(field('Message'), { target: { value: 'A long story. '.repeat(200) } })
    await user.click(sendButton())
    const mailLink = await form().findByRole('link', { name: 'Open in email program' })
    expect(mailLink.getAttribute('href')?.length).toBeLessThan(500)
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(mailLink)
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('A long story. '.repeat(199)))
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

  it('follows what is typed in another tab, says that it was sent or cleared there, and can be brought back', async () => {
    const { user } = await openFilledForm()
    changeElsewhere((text) => text.replace('Kirrawee', 'Engadine'))
    expect(field('Message')).toHaveValue('A fortieth in Engadine.')
    changeElsewhere(() => null)
    expect(field('Message')).toHaveValue('')
    expect(screen.getByText(/sent or cleared in another tab/)).toBeInTheDocument()
    await user.click(form().getByRole('button', { name: 'Bring it back' }))
    expect(field('Message')).toHaveValue('A fortieth in Engadine.')
    expect(field('Full Name')).toHaveFocus()
  })

  it('keeps every word that another tab adds while it is sent, and says that the changes were not sent', async () => {
    const release = holdEnquiries()
    const { user } = await openFilledForm()
    await user.click(sendButton())
    changeElsewhere((text) => text.replace('A fortieth', 'Sorry, A fortieth in Kirrawee. Not a fortieth'))
    release()
    await findThanks()
    const reference = screen.getByText(/^ENQ-/).textContent
    await user.click(screen.getByRole('button', { name: 'Submit Another Enquiry' }))
    expect(field('Message')).toHaveValue('Sorry, A fortieth in Kirrawee. Not a fortieth in Kirrawee.')
    expect(screen.getByText(/Your changes here haven't been sent/).parentElement).toHaveTextContent(reference)
  })

  it('stays on the screen if a person clears the storage of the browser, and is stored again only with the next key', async () => {
    const { user } = await openFilledForm()
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    expect(screen.queryByText(/sent or cleared in another tab/)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
    await user.type(field('Message'), ' Outdoors.')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee. Outdoors.')
    expect(field('Full Name')).toHaveValue('  Priya Nair ')
  })

  it('comes back if another tab clears it while it is sent and sending fails', async () => {
    const release = holdEnquiries(() => HttpResponse.error())
    const { user } = await openFilledForm()
    await user.click(sendButton())
    changeElsewhere(() => null)
    release()
    await form().findByText(/^There was an error/)
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    expect(form().getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    changeElsewhere(() => null)
    expect(form().queryByText(/^There was an error/)).not.toBeInTheDocument()
    expect(form().getByRole('button', { name: 'Bring it back' })).toBeInTheDocument()
  })

  it('can be brought back after it was cleared even if a link has written all of it', async () => {
    const { user } = await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await user.click(form().getByRole('button', { name: 'Clear form' }))
    expect(field('Message')).toHaveValue('')
    await user.click(form().getByRole('button', { name: 'Undo clear' }))
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke')
    expect(field('Full Name')).toHaveFocus()
    expect(form().queryByRole('button', { name: 'Undo clear' })).not.toBeInTheDocument()
  })

  it('is not stored if the message is only prefilled', async () => {
    await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await waitFor(() => expect(field('Message')).not.toHaveValue(''))
    expect(localStorage).toHaveLength(0)
  })
})

describe('contact details', () => {
  it('shows phones and when each is answered, email, place, radius and hours, and whether the office is open now', async () => {
    const now = new Date('2026-11-20T02:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now })
    await renderSite('/contact')
    expect(await screen.findByText(getOpenStatus(company.hours, now).text)).toBeInTheDocument()
    const panel = within(screen.getByRole('complementary', { name: 'Contact details' }))
    for (const { display, when } of company.phones)
      expect(panel.getByText(when).parentElement).toHaveTextContent(display)
    expect(panel.getByRole('link', { name: company.email })).toBeInTheDocument()
    expect(panel.getByText(new RegExp(`^${company.location}.* ${company.serviceRadiusKm} km: `))).toBeInTheDocument()
    for (const { days } of company.hours)
      expect(panel.getByText(new RegExp(`^${formatDays(days)} `))).toBeInTheDocument()
  })
})

describe('the quote that the form was reached from', () => {
  const KIT = [
    { id: 'powered-speaker-12', count: 4 },
    { id: 'stage-deck', count: 1 },
  ] as const
  const DATES = { from: '2026-12-04', to: '2026-12-08' }
  const summary = () => screen.queryByRole('region', { name: 'Your quote' })
  const request = (quote: Quote) => `/contact?message=Hello&link=${encodeURIComponent(formatQuotePath(quote))}`

  beforeEach(() => void vi.setSystemTime('2026-11-23T12:00:00+11:00'))

  it('is above the fields with its items, dates and total, and opens again, until the form is cleared', async () => {
    const quote = { ...emptyQuote, kit: KIT, dates: DATES }
    localStorage.setItem('site.quote', JSON.stringify(quote))
    const { user, location } = await renderSite(request(quote))
    const { price, crewFrom } = getQuotePrice(quote, 3)
    const total = formatTotal(addPrices([price, crewFrom]))
    expect(summary()).toHaveTextContent(
      `Your quote: 5 items, Friday 4 to Tuesday 8 December 2026, from ${total} with crew`,
    )
    expect(summary()?.compareDocumentPosition(field('Full Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(form().getByRole('button', { name: 'Clear form' }))
    expect(summary()).not.toBeInTheDocument()
    await user.click(form().getByRole('button', { name: 'Undo clear' }))
    await user.click(form().getByRole('link', { name: 'Change the list' }))
    const panel = await screen.findByRole('dialog', { name: 'Quote cart' })
    // Closing it stays on the page of the list.
    await user.click(within(panel).getByRole('button', { name: 'Close quote cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location()).toBe('/av-hire')
  })

  it('is offered from the link if the own quote was cleared', async () => {
    const quote = { ...emptyQuote, kit: KIT }
    await renderSite(request(quote))
    expect(summary()).toHaveTextContent('5 items, 24 hours, from ')
    expect(form().getByRole('link', { name: 'Change the list' })).toHaveAttribute('href', formatQuotePath(quote))
  })
})
