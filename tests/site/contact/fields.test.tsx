import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holidayRule } from '../../../src/content/terms/crew-terms'
import {
  acceptEnquiries,
  field,
  findThanks,
  form,
  openFilledForm,
  sendButton,
  startVisit,
} from '../../support/site/enquiry-page'
import { renderSite } from '../../support/site/render-site'

beforeEach(startVisit)

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
    expect(await findThanks()).toHaveTextContent(/^Thank you, Dr\. Ana Lim$/)
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

  it('says on which days the prices of the site are not right', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00+11:00') })
    await openFilledForm()
    fireEvent.change(field(/Event Date/), { target: { value: '2027-03-26' } })
    expect(form().getByText(`That's Good Friday. ${holidayRule}`)).toBeVisible()
    fireEvent.change(field(/Event Date/), { target: { value: '2027-03-25' } })
    expect(form().queryByText(/^That's/)).not.toBeInTheDocument()
  })

  it('asks if a date is right that may be over, and takes it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00+11:00') })
    acceptEnquiries()
    const { user } = await openFilledForm()
    fireEvent.change(field(/Event Date/), { target: { value: '2026-11-15' } })
    expect(form().queryByText(/^That day has passed/)).not.toBeInTheDocument()
    fireEvent.change(field(/Event Date/), { target: { value: '2026-11-22' } })
    const question = form().getByText('That day has passed. Is the date right?')
    expect(question.closest('[role=status]')).toBeTruthy()
    await user.click(sendButton())
    expect(await findThanks()).toBeInTheDocument()
  })
})

it('says what the chosen budget buys for the event, and takes an enquiry above or below it', async () => {
  await openFilledForm('?type=wedding&subject=Enquiry')
  fireEvent.change(field(/^Budget/), { target: { value: 'under-1000' } })
  expect(await screen.findByText(/^Our cheapest for that is Weddings Basic/)).toBeTruthy()
  fireEvent.change(field(/^Budget/), { target: { value: '1000-2500' } })
  const hint = await screen.findByText(/^\$2,500 covers Weddings/)
  expect(hint.closest('[role=status]')).toBeTruthy()

  fireEvent.change(field(/^Event Type/), { target: { value: '' } })
  fireEvent.click(field('Karaoke'))
  await waitFor(() => expect(hint.textContent).toMatch(/^\$2,500 covers Karaoke.*before the trip/))
  fireEvent.change(field(/^Venue/), { target: { value: 'Surf club, Cronulla' } })
  await waitFor(() => expect(hint.textContent).toMatch(/covers .*with travel to Cronulla/))
})
