import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { enquiryFields } from '../../../src/enquiry/fields'
import { addKit } from '../../../src/hire/quote'
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
const findReference = async () => (await screen.findByText(/^ENQ-/)).textContent
const submitAnother = () => screen.getByRole('button', { name: 'Submit Another Enquiry' })

/** Opens the page, and fills in what is required. */
async function openFilledForm(query = '') {
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

function reload() {
  cleanup()
  enquiryStore.set(enquiryStore.initial)
  return renderSite(window.location.pathname + window.location.search)
}

/** Returns a function that opens the form in a tab, or comes back to it or reloads it. Each tab has its own session. */
function startTabs() {
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

const typeMessage = (value: string) => fireEvent.change(field('Message'), { target: { value } })

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
    expect(field(/Venue/)).toHaveAccessibleDescription(
      'Please shorten this to 200 characters. It has 250.',
    )
  })

  it('offers to call if a browser extension filled in the honeypot, which the next edit empties', async () => {
    const received = acceptEnquiries()
    const { user } = await openFilledForm()
    fireEvent.change(field('Leave this field empty'), {
      target: { value: 'https://extension.example' },
    })
    await user.click(sendButton())
    const alert = form()
      .getByText(/Spam detected/)
      .closest('[role=alert]')
    expect(within(alert as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    await user.type(field(/Venue/), 'A')
    await user.click(sendButton())
    await findThanks()
    expect(received).toHaveLength(1)
  })

  it('asks about an address that looks mistyped, and takes it as it is', async () => {
    const received = acceptEnquiries()
    const { user } = await openFilledForm()
    fireEvent.change(field('Full Name'), { target: { value: 'Dr. Ana Lim' } })
    fireEvent.change(field('Email'), { target: { value: 'ana@gmial.com' } })
    expect(form().queryByText('Did you mean')).not.toBeInTheDocument()
    const question = await form().findByText('Did you mean')
    expect(question.closest('[role=status]')).toHaveTextContent(/^Did you mean ana@gmail\.com\?/)
    await user.click(sendButton())
    expect(await findThanks()).toHaveTextContent(/^Thank you, Ana$/)
    expect(received).toMatchObject([{ email: 'ana@gmial.com' }])
  })

  it('corrects a mistyped address', async () => {
    const { user } = await openFilledForm()
    fireEvent.change(field('Email'), { target: { value: 'ana@gmial.com' } })
    await user.click(await form().findByRole('button', { name: 'Yes, correct it' }))
    expect(field('Email')).toHaveFocus()
    expect(field('Email')).toHaveValue('ana@gmail.com')
    expect(form().queryByText('Did you mean')).not.toBeInTheDocument()
  })

  it('takes a date at short notice, and says what we usually need', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00+11:00') })
    acceptEnquiries()
    const { user } = await openFilledForm()
    expect(field(/Event Date/)).toHaveAttribute('min', '2026-11-23')
    // Also keeps browsers from taking a year of five digits.
    expect(field(/Event Date/)).toHaveAttribute('max', '2031-11-22')
    fireEvent.change(field(/Event Date/), { target: { value: '2026-11-24' } })
    expect(form().getByText(/^That's tomorrow\. We usually need a week/)).toBeVisible()
    await user.click(sendButton())
    expect(await findThanks()).toBeInTheDocument()
  })
})

it('says what the chosen budget buys for the event, and takes an enquiry above or below it', async () => {
  await openFilledForm('?type=wedding&subject=Enquiry')
  fireEvent.change(field(/^Budget/), { target: { value: 'under-1000' } })
  expect(await screen.findByText(/^The least we have for that is Weddings Basic/)).toBeTruthy()
  fireEvent.change(field(/^Budget/), { target: { value: '1000-2500' } })
  const hint = await screen.findByText(/^\$2,500 is enough for Weddings/)
  expect(hint.closest('[role=status]')).toBeTruthy()

  fireEvent.change(field(/^Event Type/), { target: { value: '' } })
  fireEvent.click(field('Karaoke'))
  await waitFor(() => expect(hint.textContent).toMatch(/^\$2,500 covers Karaoke.*before the trip/))
  fireEvent.change(field(/^Venue/), { target: { value: 'Surf club, Cronulla' } })
  await waitFor(() => expect(hint.textContent).toMatch(/is enough for .*with travel to Cronulla/))
})

it('has every field of an enquiry', async () => {
  await openFilledForm()
  const { elements } = screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' })
  const names = Array.from(elements, (element) => element.getAttribute('name'))
  expect(names).toEqual(expect.arrayContaining(Object.keys(enquiryFields)))
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
    for (const name of ['Lighting', 'Karaoke', 'Videography', 'Lighting'])
      await user.click(field(name))
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
      for (const [name, value] of Object.entries(values))
        (field(name) as HTMLInputElement).value = value
    }
    fillIn({ 'Full Name': 'Priya Nair', Email: 'priya@example.com' })
    fireEvent.change(field('Message'), { target: { value: 'A fortieth.' } })
    expect(field('Full Name')).toHaveValue('Priya Nair')
    ;(field(/Phone/) as HTMLInputElement).value = '0491 570 157'
    await user.click(sendButton())
    await findThanks()
    expect(received).toMatchObject([
      { fullName: 'Priya Nair', phone: '0491 570 157', message: 'A fortieth.' },
    ])
  })

  it.each([
    ['', '2150 (Parramatta)', 'Parramatta 2150'],
    ['', 'Surf club, Cronulla', 'Cronulla'],
    // It was only looked up.
    ['2150', 'Bondi Pavilion', null],
    // Two places.
    ['Willow Vale', 'Willow Vale', null],
  ])('with the suburb %j and the venue %j, tells the webhook %j', async (typed, venue, name) => {
    const suburbs: (string | null)[] = []
    server.use(
      http.post(WEBHOOK, ({ request }) => {
        suburbs.push(new URL(request.url).searchParams.get('suburb'))
        return new HttpResponse(null, { status: 201 })
      }),
    )
    localStorage.setItem('site.suburb', JSON.stringify(typed))
    const { user } = await openFilledForm()
    await user.type(field(/Venue/), venue)
    // The search loads in the background.
    await import('../../../src/hire/find-area')
    await user.click(sendButton())
    await findThanks()
    expect(suburbs).toEqual([name])
  })

  it('sends once, however often the form is submitted', async () => {
    const received = acceptEnquiries()
    localStorage.setItem(
      'site.quote',
      JSON.stringify({ kit: [{ id: 'powered-speaker-12', count: 2 }] }),
    )
    await openFilledForm()
    const addQuote = await screen.findByRole('button', { name: 'Add it to the message' })
    for (let press = 0; press < 3; press++)
      fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }))
    // What is typed now would not be sent.
    for (const control of [field('Message'), field('Lighting'), addQuote])
      expect(control).toBeDisabled()
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
    await user.click(submitAnother())
    expect(field('Full Name')).toHaveValue('')
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke')
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

it('says where to email photos, before and after sending, then with the reference in the subject', async () => {
  acceptEnquiries()
  const { user } = await openFilledForm()
  expect(field('Message')).toHaveAccessibleDescription(
    expect.stringContaining(`email them to ${company.email}`),
  )
  await user.click(sendButton())
  const reference = await findReference()
  const card = within(screen.getByRole('region', { name: 'Your enquiry' }))
  const address = `mailto:${company.email}?subject=${reference}`
  expect(card.getByRole('link', { name: company.email })).toHaveAttribute('href', address)
})

describe('while the office is closed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T10:00+11:00') })
    Object.assign(company, {
      closed: [
        { from: '2026-11-02', to: '2026-11-03', why: 'stocktake' },
        { from: '2026-12-24', to: '2027-01-04', why: 'our summer break' },
      ],
    })
    return () => Object.assign(company, { closed: [] })
  })

  it('the contact page says when and why, and nothing of days that are over', async () => {
    await renderSite('/contact')
    const details = within(screen.getByLabelText('Contact details'))
    const closed = 'Closed Thursday 24 December 2026 to Monday 4 January 2027 for our summer break'
    expect(details.getByText(closed)).toBeInTheDocument()
    expect(details.queryByText(/stocktake/)).not.toBeInTheDocument()
    vi.setSystemTime('2026-12-24T10:00+11:00')
    fireEvent(document, new Event('visibilitychange'))
    expect(
      details.getByText('Closed for our summer break, opens Tuesday 5 January at 9 am'),
    ).toBeInTheDocument()
  })

  it('the thanks and the confirmation say when we reply, and the thanks say the same after a reload on another day', async () => {
    const sent: (string | null)[] = []
    server.use(
      http.post(WEBHOOK, ({ request }) => {
        sent.push(new URL(request.url).searchParams.get('answerBy'))
        return new HttpResponse(null, { status: 201 })
      }),
    )
    const { user } = await openFilledForm()
    await user.click(sendButton())
    await findThanks()
    const text = "We've got your enquiry. We'll reply by Wednesday 6 January, 6 pm."
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(sent).toEqual(['Wednesday 6 January, 6 pm'])
    vi.setSystemTime('2026-12-30T10:00+11:00')
    await reload()
    await findThanks()
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

describe('the thanks', () => {
  it.each(['', '?subject=Enquiry%3A%20DJ'])(
    'are shown again after a reload and Back, until the visitor begins another enquiry: /contact%s',
    async (query) => {
      acceptEnquiries()
      const { user } = await openFilledForm(query)
      await user.click(sendButton())
      const reference = await findReference()
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()

      const { follow, goBack } = await reload()
      expect(await findThanks()).toHaveTextContent('Thank you, Priya')
      expect(screen.getByText(reference)).toBeInTheDocument()
      expect(document.body).toHaveFocus()

      await follow('/contact?subject=Enquiry%3A%20Karaoke')
      expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke')
      await goBack()
      await findThanks()
      await user.click(submitAnother())
      expect(field('Full Name')).toHaveValue('')
      expect(field('Message')).toHaveValue('')

      await reload()
      expect(field('Message')).toHaveValue(query && 'Subject: Enquiry: DJ')
    },
  )

  it('are shown on Back to the page that the visitor left while the enquiry was sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00+11:00') })
    const release = holdEnquiries()
    const { user, follow, goBack } = await openFilledForm('?subject=Enquiry%3A%20DJ')
    await user.click(sendButton())
    await follow('/faq')
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Enquiry' })).not.toBeInTheDocument(),
    )
    release()
    const message = await screen.findByText(/^Thank you\. We've got your enquiry/)
    expect(message).toHaveTextContent(/ and we'll reply by Friday 27 November, 6 pm\.$/)
    await goBack()
    expect(await findThanks()).toBeInTheDocument()
  })

  it('give way to the form when the visitor follows a link to the same URL', async () => {
    acceptEnquiries()
    const { user } = await openFilledForm()
    await user.click(sendButton())
    await findThanks()
    await user.click(screen.getAllByRole('link', { name: 'Enquire Now' })[0] as HTMLElement)
    expect(field('Full Name')).toHaveValue('')
    await reload()
    expect(field('Full Name')).toHaveValue('')
  })

  it('give way to the form when a quote that was sent is added to the next enquiry', async () => {
    acceptEnquiries()
    localStorage.setItem(
      'site.quote',
      JSON.stringify({ kit: [{ id: 'powered-speaker-12', count: 2 }] }),
    )
    const { user, follow } = await openFilledForm()
    const add = () => screen.findByRole('button', { name: 'Add it to the message' })
    await user.click(await add())
    await user.click(sendButton())
    await findThanks()
    await follow('/faq')
    await follow('/contact')
    typeMessage('A fiftieth in Kirrawee.')
    await user.click(await add())
    expect((field('Message') as HTMLTextAreaElement).value).toMatch(
      /powered speaker[^]*A fiftieth in Kirrawee\.$/i,
    )
  })
})

describe('after a failure', () => {
  it.each([
    {
      failure: 'a status',
      respond: () => new HttpResponse(null, { status: 500 }),
      mayHaveArrived: false,
    },
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
      await waitFor(() =>
        expect(screen.queryByRole('form', { name: 'Enquiry' })).not.toBeInTheDocument(),
      )
      // A link to an email address has this event, too.
      window.dispatchEvent(new Event('beforeunload'))
      release()
      const link = await screen.findByRole('link', { name: 'go back and try again' })
      expect(link.closest('p')?.textContent.includes('may already have it')).toBe(mayHaveArrived)
      await user.click(link)
      expect(await form().findByText(FAILURE.slice(0, 40), { exact: false })).toBeInTheDocument()
      expect(form().queryByText(/may already have it/) !== null).toBe(mayHaveArrived)
      expect(form().queryByText(/^You pressed Send/)).not.toBeInTheDocument()
    },
  )

  it('says that the enquiry has not been sent if the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    answerInstead('post', SUBMIT_ENQUIRY, () => HttpResponse.error())
    const { user } = await openFilledForm()
    await user.click(sendButton())
    expect(await form().findByText(/^It hasn't been sent/)).toBeInTheDocument()
    expect(form().queryByText(/may already have it/)).not.toBeInTheDocument()
  })

  it('offers to copy the enquiry, or to call', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const { user } = await openFilledForm()
    await user.click(sendButton())
    const reference = await findReference()
    await user.click(form().getByRole('button', { name: 'Copy as text' }))
    expect(await navigator.clipboard.readText()).toBe(
      `Reference: ${reference}\nFull Name: Priya Nair\nEmail: priya@example.com\n\nA fortieth in Kirrawee.\n`,
    )
    const [call] = form().getAllByRole('link', { name: /^[(\d ]+/ })
    expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })
})

it('puts a changed quote in place of the one that was added to the message, above the own words', async () => {
  addKit([{ id: 'xdj-xz', count: 1 }])
  const { user } = await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
  const add = () => screen.findByRole('button', { name: 'Add it to the message' })
  await user.click(await add())
  act(() => addKit([{ id: 'led-par', count: 3 }]))
  await user.click(await add())
  const { value } = field('Message') as HTMLTextAreaElement
  expect(value).toMatch(
    /^I'd like a quote[^]*\n- 3 x LED Par Pair[^]*\n\nSubject: Enquiry: Karaoke$/,
  )
  expect(value.match(/The total on your website/g)).toHaveLength(1)
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
    // What could not be stored is kept until it can, also for the next test.
    vi.restoreAllMocks()
    await user.click(submitAnother())
    typeMessage('A wedding.')
  })

  it('is not stored again when the visitor comes back to the page after the storage was cleared', async () => {
    const { follow } = await openFilledForm()
    localStorage.clear()
    await follow('/faq')
    await follow('/contact')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    expect(localStorage).toHaveLength(0)
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

describe('the drafts of two tabs', () => {
  const switchButton = () => form().queryByRole('button', { name: 'Switch to it' })

  /** The first tab has an enquiry, and the second has changed it to another one. Ends in the first. */
  async function openTwoTabs(isReloaded = false) {
    const openTab = startTabs()
    await openFilledForm()
    await openTab('second')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    expect(switchButton()).not.toBeInTheDocument()
    typeMessage('A wedding in Engadine.')
    return { openTab, ...(await openTab('first', isReloaded)) }
  }

  it('stay in their tabs after a reload, and a later visit gets the one that was changed last', async () => {
    const { openTab } = await openTwoTabs(true)
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    await openTab('second', true)
    expect(field('Message')).toHaveValue('A wedding in Engadine.')
    await openTab('later')
    expect(field('Message')).toHaveValue('A wedding in Engadine.')
  })

  it.each(['sent', 'cleared'])('stay when the other is %s', async (end) => {
    acceptEnquiries()
    const { openTab, user } = await openTwoTabs()
    await user.click(
      end === 'sent' ? sendButton() : form().getByRole('button', { name: 'Clear form' }),
    )
    if (end === 'sent')
      await user.click(await screen.findByRole('button', { name: 'Submit Another Enquiry' }))
    expect(field('Message')).toHaveValue('')
    expect(switchButton()).toBeInTheDocument()
    await reload()
    expect(field('Message')).toHaveValue('')
    expect(switchButton()).toBeInTheDocument()
    await openTab('later')
    expect(field('Message')).toHaveValue('A wedding in Engadine.')
    expect(switchButton()).not.toBeInTheDocument()
  })

  it('stay when the other could not be sent, and the visitor can switch between them', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const { openTab, user } = await openTwoTabs()
    await user.click(sendButton())
    await form().findByText(/^There was an error/)
    expect(switchButton()).not.toBeInTheDocument()
    await openTab('later')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    for (const message of ['A wedding in Engadine.', 'A fortieth in Kirrawee.']) {
      await user.click(switchButton() as HTMLElement)
      expect(field('Message')).toHaveValue(message)
    }
  })

  it('stay when the other is switched to, also what only a link has filled in', async () => {
    const openTab = startTabs()
    await renderSite('/contact')
    await openTab('second')
    typeMessage('A wedding in Engadine.')
    const { user, follow } = await openTab('first')
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    for (const message of ['A wedding in Engadine.', 'Subject: Enquiry: Karaoke']) {
      await user.click(switchButton() as HTMLElement)
      expect(field('Message')).toHaveValue(message)
    }
    // A program fills in a field without an event.
    ;(field('Full Name') as HTMLInputElement).value = 'Priya Nair'
    for (const name of ['', 'Priya Nair']) {
      await user.click(switchButton() as HTMLElement)
      expect(field('Full Name')).toHaveValue(name)
    }
  })

  it.each(['back in the tab', 'after a reload'])(
    'are one enquiry if they are the same, which the second tab says after the first has sent it: %s',
    async (when) => {
      acceptEnquiries()
      const openTab = startTabs()
      const { user } = await openFilledForm()
      await openTab('second')
      expect(form().getByText(/It hasn't been sent yet/)).toBeInTheDocument()
      await openTab('first')
      await user.click(sendButton())
      const reference = await findReference()
      await openTab('second', when === 'after a reload')
      expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
      const isSent = () => form().queryByText(/^You've already sent this enquiry/) !== null
      expect(isSent()).toBe(true)
      typeMessage('A fiftieth in Kirrawee.')
      expect(isSent()).toBe(false)
      typeMessage('A fortieth in Kirrawee.')
      expect(isSent()).toBe(true)
      await user.click(sendButton())
      expect(await findReference()).toBe(reference)
      expect(JSON.stringify(localStorage)).not.toMatch(/Priya|fortieth/)
    },
  )

  it('have the same reference if one of them could not be confirmed, which the other says', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const openTab = startTabs()
    const { user } = await openFilledForm()
    await openTab('second')
    await openTab('first')
    await user.click(sendButton())
    const reference = await findReference()
    await openTab('second')
    expect(form().getByText(/^You pressed Send, but we couldn't confirm it/)).toBeInTheDocument()
    acceptEnquiries()
    await user.click(sendButton())
    await findThanks()
    expect(await findReference()).toBe(reference)
    await openTab('first')
    expect(form().getByText(/^You've already sent this enquiry/)).toBeInTheDocument()
    expect(form().queryByText(/^There was an error/)).not.toBeInTheDocument()
  })
})
