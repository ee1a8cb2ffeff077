import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { addKit } from '../../../src/hire/quote'
import {
  acceptEnquiries,
  FAILURE,
  field,
  findReference,
  findThanks,
  form,
  holdEnquiries,
  openFilledForm,
  sendButton,
  startVisit,
  submitAnother,
  WEBHOOK,
} from '../../support/site/enquiry-page'
import { answerInstead, deferResponse, SUBMIT_ENQUIRY } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'

beforeEach(startVisit)

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
    await screen.findByRole('heading', { name: /^Thank you, Priya/ })
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
    ['', '2150 (Parramatta)', '2150 (Parramatta)'],
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
    await import('../../../src/booking/place/find-place')
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

  it('adds what a link asks about while it is sent, if that fails', async () => {
    const release = holdEnquiries(() => new HttpResponse(null, { status: 500 }))
    const { user, follow } = await openFilledForm()
    await user.click(sendButton())
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    release()
    expect(await screen.findByText(/There was an error submitting/)).toBeInTheDocument()
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke\n\nA fortieth in Kirrawee.')
    expect(field('Full Name')).not.toHaveValue('')
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

  it('says that it may have arrived if a browser that says it is offline gets no response in time', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.post(WEBHOOK, deferResponse(() => HttpResponse.json({})).answer))
    answerInstead('post', SUBMIT_ENQUIRY, () => HttpResponse.error())
    const { user } = await openFilledForm()
    shortenTimeouts(50)
    await user.click(sendButton())
    expect(await form().findByText(/may already have it/)).toBeInTheDocument()
  })

  it('shows no error above an enquiry that a link has added to, and sends both', async () => {
    server.use(http.post(WEBHOOK, () => new HttpResponse(null, { status: 500 })))
    const { user, follow } = await openFilledForm()
    await user.click(sendButton())
    await form().findByText(FAILURE.slice(0, 40), { exact: false })
    await follow('/faq')
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Enquiry' })).not.toBeInTheDocument(),
    )
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    expect(form().queryByText(FAILURE.slice(0, 40), { exact: false })).not.toBeInTheDocument()
    expect(form().queryByText(/It hasn't been sent yet/)).not.toBeInTheDocument()
    const received = acceptEnquiries()
    await user.click(sendButton())
    await findThanks()
    expect(received).toMatchObject([
      {
        message: expect.stringMatching(
          /^(?:\[.*\]\n\n)?Subject: Enquiry: Karaoke\n\nA fortieth in Kirrawee\.$/,
        ) as string,
      },
    ])
  })

  it.each([
    { respond: () => HttpResponse.error(), copy: 503, isNamed: true },
    { respond: () => new HttpResponse(null, { status: 500 }), copy: 204, isNamed: true },
    { respond: () => new HttpResponse(null, { status: 500 }), copy: 503, isNamed: false },
  ])(
    'a changed enquiry names the one that the office may have: $isNamed, with a copy: $copy',
    async ({ respond, copy, isNamed }) => {
      server.use(http.post(WEBHOOK, respond))
      if (copy === 503)
        answerInstead('post', SUBMIT_ENQUIRY, () => new HttpResponse(null, { status: copy }))
      const { user } = await openFilledForm()
      await user.click(sendButton())
      const reference = await findReference()
      if (copy !== 503) await form().findByText(/Our office has a copy/)
      await user.type(field(/Phone/), '0491')
      const received = acceptEnquiries()
      await user.click(sendButton())
      await findThanks()
      const message = `${isNamed ? `[Changes enquiry ${reference}]\n\n` : ''}A fortieth in Kirrawee.`
      expect(received).toMatchObject([{ message }])
    },
  )

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
