import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '../../src/content/company'
import { EnquiryForm } from '../../src/pages/contact/EnquiryForm'
import { renderSite } from '../support/render-site'
import { server } from '../support/server'

const WEBHOOK = '*/api/enquiries'
const FAILURE = `There was an error submitting your enquiry. Please try again or contact us directly at ${company.email}`

type User = Awaited<ReturnType<typeof renderSite>>['user']

const form = () => within(screen.getByRole('form', { name: 'Enquiry' }))
const field = (name: string | RegExp) => form().getByLabelText(name)
const send = (user: User) => user.click(form().getByRole('button', { name: 'Send Enquiry' }))

async function fillRequired(user: User) {
  await user.type(field('Full Name'), '  Priya Nair ')
  await user.type(field('Email'), ' priya@example.com ')
  await user.type(field('Message'), 'A fortieth in Kirrawee.')
}

/** Lets the webhook accept, and collects what it gets. */
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

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

describe('prefilling', () => {
  it.each([
    ['/contact', ''],
    ['/contact?subject=Enquiry%3A%20DJ%20Hire', 'Subject: Enquiry: DJ Hire'],
    ['/contact?message=Two%20lines%0A-%20one', 'Two lines\n- one'],
    ['/contact?subject=Unused&message=Wins', 'Wins'],
  ])('%s', async (href, message) => {
    await renderSite(href)
    await waitFor(() => expect(field('Message')).toHaveValue(message))
    expect(field('Message')).toHaveAttribute('rows', '6')
  })

  it('keeps what the visitor typed before, under the new subject', async () => {
    const first = await renderSite('/contact')
    await first.user.type(field('Message'), 'About 90 people.')
    first.unmount()
    await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await waitFor(() => expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke\n\nAbout 90 people.'))
  })

  it('replaces an earlier subject that was left as it was', async () => {
    const first = await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await first.user.type(field('Full Name'), 'Sam')
    first.unmount()
    await renderSite('/contact?subject=Enquiry%3A%20Dancers')
    await waitFor(() => expect(field('Message')).toHaveValue('Subject: Enquiry: Dancers'))
    expect(field('Full Name')).toHaveValue('Sam')
  })
})

describe('rules', () => {
  it('asks for name, e-mail and message, and puts the focus on the first of them', async () => {
    const { user } = await renderSite('/contact')
    await send(user)
    expect(field('Full Name')).toHaveAccessibleDescription('Full name is required')
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
    expect(field('Message')).toHaveAccessibleDescription('Message is required')
    expect(field('Full Name')).toHaveFocus()
  })

  it('does not take blanks for a name', async () => {
    const { user } = await renderSite('/contact')
    await user.type(field('Full Name'), '   ')
    await send(user)
    expect(field('Full Name')).toHaveAccessibleDescription('Full name is required')
  })

  it.each(['priya', 'priya@', 'priya@example', '@example.com', 'priya nair@example.com'])(
    'refuses %s as an e-mail address',
    async (address) => {
      const { user } = await renderSite('/contact')
      await user.type(field('Email'), address)
      await send(user)
      expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    },
  )

  it("clears a field's error when the field is edited, and no other", async () => {
    const { user } = await renderSite('/contact')
    await send(user)
    await user.type(field('Full Name'), 'P')
    expect(field('Full Name')).not.toHaveAccessibleDescription()
    expect(field('Full Name')).not.toHaveAttribute('aria-invalid')
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
  })

  it('leaves the focus where the visitor is correcting', async () => {
    const { user } = await renderSite('/contact')
    await send(user)
    await user.keyboard('Priya Nair')
    expect(field('Full Name')).toHaveValue('Priya Nair')
    expect(field('Full Name')).toHaveFocus()
    await send(user)
    expect(field('Email')).toHaveFocus()
  })

  it('blocks a form whose hidden field is filled', async () => {
    const { user } = await renderSite('/contact')
    await fillRequired(user)
    fireEvent.change(screen.getByLabelText('Leave this field empty'), { target: { value: 'https://spam.example' } })
    await send(user)
    expect(screen.getByText('Spam detected')).toBeInTheDocument()
    expect(form().getByRole('button', { name: 'Send Enquiry' })).toBeEnabled()
  })

  it('hides the honeypot from keyboard and screen readers', async () => {
    await renderSite('/contact')
    const trap = screen.getByLabelText('Leave this field empty')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap.closest('[aria-hidden]')).not.toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument()
  })

  it('offers no date before today in Sydney, and takes none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T13:30:00Z') }) // the 21st in Sydney
    const { user } = await renderSite('/contact')
    expect(field(/Event Date/)).toHaveAttribute('min', '2026-11-21')
    await fillRequired(user)
    fireEvent.change(field(/Event Date/), { target: { value: '2026-11-20' } })
    await send(user)
    expect(field(/Event Date/)).toHaveAccessibleDescription('Event date cannot be earlier than today')
  })

  it('offers the choices of the enquiry', async () => {
    await renderSite('/contact')
    const values = (name: RegExp) =>
      within(field(name))
        .getAllByRole('option')
        .map((option) => option.getAttribute('value'))
    expect(values(/Event Type/)).toEqual([
      '',
      'wedding',
      'corporate',
      'birthday',
      'anniversary',
      'engagement',
      'conference',
      'product-launch',
      'charity',
      'school',
      'other',
    ])
    expect(values(/Budget/)).toEqual([
      '',
      'under-1000',
      '1000-2500',
      '2500-5000',
      '5000-10000',
      '10000-20000',
      'over-20000',
      'discuss',
    ])
    expect(
      form()
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('value')),
    ).toEqual([
      'DJ Services',
      'Live Entertainment',
      'Sound System',
      'Lighting',
      'Photography',
      'Videography',
      'Event Production',
      'AV Equipment Hire',
      'Karaoke',
      'Event Consultation',
    ])
  })
})

describe('sending', () => {
  it('posts exactly the payload, trimmed, with Not Specified for what was left out', async () => {
    const received = acceptEnquiries()
    const { user } = await renderSite('/contact')
    await fillRequired(user)
    await send(user)
    await screen.findByRole('heading', { name: 'Thank you, Priya' })
    expect(received).toEqual([
      {
        fullName: 'Priya Nair',
        email: 'priya@example.com',
        phone: 'Not Specified',
        company: 'Not Specified',
        eventDate: 'Not Specified',
        eventType: 'Not Specified',
        venue: 'Not Specified',
        budget: 'Not Specified',
        servicesInterested: ['Not Specified'],
        message: 'A fortieth in Kirrawee.',
        submissionDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])
  })

  it('posts what was chosen', async () => {
    const received = acceptEnquiries()
    const { user } = await renderSite('/contact')
    await fillRequired(user)
    await user.type(field(/Phone/), '0491 570 157')
    await user.type(field(/Company or ABN/), 'Bowls Club')
    fireEvent.change(field(/Event Date/), { target: { value: '2999-01-31' } })
    await user.selectOptions(field(/Event Type/), 'school')
    await user.type(field(/Venue/), 'School hall')
    await user.selectOptions(field(/Budget/), '2500-5000')
    await user.click(field('Lighting'))
    await user.click(field('Karaoke'))
    await user.click(field('Videography'))
    await user.click(field('Lighting'))
    await send(user)
    await screen.findByRole('heading', { name: /^Thank you/ })
    expect(received).toMatchObject([
      {
        phone: '0491 570 157',
        company: 'Bowls Club',
        eventDate: '2999-01-31',
        eventType: 'school',
        venue: 'School hall',
        budget: '2500-5000',
        servicesInterested: ['Karaoke', 'Videography'],
      },
    ])
  })

  it('is busy meanwhile: disabled, and says so', async () => {
    server.use(
      http.post(WEBHOOK, async () => {
        await delay(50)
        return new HttpResponse(null, { status: 201 })
      }),
    )
    const { user } = await renderSite('/contact')
    await fillRequired(user)
    await send(user)
    expect(form().getByRole('button', { name: 'Sending Enquiry...' })).toBeDisabled()
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toHaveFocus()
  })

  it('starts with an empty form after "Submit Another Enquiry"', async () => {
    acceptEnquiries()
    const { user } = await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await waitFor(() => expect(field('Message')).not.toHaveValue(''))
    await fillRequired(user)
    await send(user)
    await user.click(await screen.findByRole('button', { name: 'Submit Another Enquiry' }))
    expect(field('Full Name')).toHaveValue('')
    expect(field('Full Name')).toHaveFocus()
    expect(field('Message')).toHaveValue('')
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['a server error', () => new HttpResponse(null, { status: 500 })],
    ['a refusal', () => new HttpResponse(null, { status: 404 })],
    ['a dead network', () => HttpResponse.error()],
  ])('after %s it says so and keeps everything', async (_, answer) => {
    server.use(http.post(WEBHOOK, answer))
    const { user } = await renderSite('/contact')
    await fillRequired(user)
    await user.click(field('Karaoke'))
    await send(user)
    await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(FAILURE))
    expect(field('Full Name')).toHaveValue('  Priya Nair ')
    expect(field('Karaoke')).toBeChecked()
    expect(form().getByRole('button', { name: 'Send Enquiry' })).toBeEnabled()
    expect(console.error).toHaveBeenCalled()

    const received = acceptEnquiries()
    await send(user)
    await screen.findByRole('heading', { name: /^Thank you/ })
    expect(received).toHaveLength(1)
  })

  it('gives up after 15 seconds without an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')))
    const { user } = await renderSite('/contact')
    await fillRequired(user)
    await send(user)
    await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(FAILURE))
    expect(timeout).toHaveBeenCalledWith(15_000)
  })
})

describe('the draft', () => {
  it('survives a reload and a failed sending, and goes when the visitor clears the form', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const first = await renderSite('/contact')
    await fillRequired(first.user)
    await first.user.click(field('Karaoke'))
    await send(first.user)
    await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(FAILURE))
    first.unmount()

    const second = await renderSite('/contact')
    await waitFor(() => expect(field('Message')).toHaveValue('A fortieth in Kirrawee.'))
    expect(field('Karaoke')).toBeChecked()
    await second.user.click(form().getByRole('button', { name: 'Clear form' }))
    expect(field('Message')).toHaveValue('')
    second.unmount()

    await renderSite('/contact')
    expect(field('Message')).toHaveValue('')
  })

  it('has what was typed into the published page before its code arrived', async () => {
    localStorage.setItem(
      'enquiry-draft:1',
      JSON.stringify({
        form: { fullName: 'Old Name', phone: '0491 570 157', honeypot: '' },
        prefill: '',
      }),
    )
    const page = (
      <MemoryRouter initialEntries={['/contact?subject=Enquiry%3A%20Karaoke']}>
        <EnquiryForm />
      </MemoryRouter>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    ;(field('Full Name') as HTMLInputElement).value = 'Priya Nair'
    ;(field('Message') as HTMLTextAreaElement).value = 'A fortieth in Kirrawee.'
    ;(field(/Budget/) as HTMLSelectElement).value = 'discuss'
    ;(field('Lighting') as HTMLInputElement).checked = true
    render(page, { container, hydrate: true })
    expect(field('Full Name')).toHaveValue('Priya Nair')
    expect(field(/Phone/)).toHaveValue('0491 570 157')
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke\n\nA fortieth in Kirrawee.')
    expect(field(/Budget/)).toHaveValue('discuss')
    expect(field('Lighting')).toBeChecked()
  })

  it('stays while another link to the form is followed, where storage is blocked too', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { user, location } = await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await user.type(field('Full Name'), 'Sam')
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Enquire Now' }))
    await waitFor(() => expect(location()).toBe('/contact'))
    expect(field('Full Name')).toHaveValue('Sam')
  })

  it('keeps every field that is filled in the same moment', async () => {
    const first = await renderSite('/contact')
    act(() => {
      fireEvent.change(field('Full Name'), { target: { value: 'Priya Nair' } })
      fireEvent.change(field('Email'), { target: { value: 'priya@example.com' } })
    })
    expect(field('Full Name')).toHaveValue('Priya Nair')
    expect(field('Email')).toHaveValue('priya@example.com')
    first.unmount()
    await renderSite('/contact')
    await waitFor(() => expect(field('Full Name')).toHaveValue('Priya Nair'))
  })

  it.each(['not json', '{"form":{"message":7}}', '[]'])('a broken draft (%s) does no harm', async (kept) => {
    localStorage.setItem('enquiry-draft:1', kept)
    const { user } = await renderSite('/contact')
    await user.type(field('Message'), 'Hello')
    expect(field('Message')).toHaveValue('Hello')
  })

  it('works where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const received = acceptEnquiries()
    const { user } = await renderSite('/contact')
    await fillRequired(user)
    await send(user)
    await screen.findByRole('heading', { name: /^Thank you/ })
    expect(received).toHaveLength(1)
  })
})

describe('contact details', () => {
  it('shows phones, e-mail, place, radius and hours', async () => {
    await renderSite('/contact')
    const panel = within(screen.getByRole('complementary', { name: 'Contact details' }))
    for (const phone of company.phones) {
      expect(panel.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.tel}`)
    }
    expect(panel.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
    expect(panel.getByText(/Sutherland NSW, and about 100 km around/)).toBeInTheDocument()
    for (const line of ['Mon-Fri 09:00-18:00', 'Sat 10:00-16:00', 'Sun by appointment']) {
      expect(panel.getByText(line)).toBeInTheDocument()
    }
  })

  it('says on the Sydney clock whether somebody is there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z') })
    await renderSite('/contact')
    expect(await screen.findByText('Open now, until 6 pm')).toBeInTheDocument()
  })
})
