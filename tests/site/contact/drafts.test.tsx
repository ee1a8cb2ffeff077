import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addKit } from '../../../src/hire/quote'
import {
  acceptEnquiries,
  field,
  findReference,
  findThanks,
  form,
  openFilledForm,
  reload,
  sendButton,
  startTabs,
  startVisit,
  submitAnother,
  typeMessage,
  WEBHOOK,
} from '../../support/site/enquiry-page'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'

beforeEach(startVisit)

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
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage).toHaveLength(0)
  })

  it('can be brought back after it was cleared even if a link has written all of it', async () => {
    const { user } = await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await user.click(form().getByRole('button', { name: 'Clear form' }))
    expect(field('Message')).toHaveValue('')
    expect(window.location.search).toBe('')
    await user.click(form().getByRole('button', { name: 'Undo clear' }))
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke')
  })

  it('keeps no note of what was cleared once a quote is added to it', async () => {
    addKit([{ id: 'xdj-xz', count: 1 }])
    const { user } = await openFilledForm()
    await user.click(form().getByRole('button', { name: 'Clear form' }))
    await user.click(await screen.findByRole('button', { name: 'Add it to the message' }))
    expect((field('Message') as HTMLTextAreaElement).value).toMatch(/^I'd like a quote/)
    expect(form().queryByText("The form's been cleared.")).not.toBeInTheDocument()
    expect(form().queryByRole('button', { name: 'Undo clear' })).not.toBeInTheDocument()
  })

  it('is said to be an earlier one also if a link has added to it', async () => {
    const { follow } = await openFilledForm()
    await follow('/faq')
    await waitFor(() => expect(document.querySelector('form[name=enquiry]')).toBeNull())
    await follow('/contact?subject=Enquiry%3A%20Karaoke')
    expect(field('Message')).toHaveValue('Subject: Enquiry: Karaoke\n\nA fortieth in Kirrawee.')
    expect(form().getByText(/It hasn't been sent yet/)).toBeInTheDocument()
  })

  it('is not stored if the message is only prefilled', async () => {
    await renderSite('/contact?subject=Enquiry%3A%20Karaoke')
    await waitFor(() => expect(field('Message')).not.toHaveValue(''))
    expect(localStorage).toHaveLength(0)
  })
})

describe('the drafts of several tabs', () => {
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

  it('stay when the other could not be sent', async () => {
    server.use(http.post(WEBHOOK, () => HttpResponse.error()))
    const { openTab, user } = await openTwoTabs()
    await user.click(sendButton())
    await form().findByText(/^There was an error/)
    expect(switchButton()).not.toBeInTheDocument()
    await openTab('later')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
    await user.click(switchButton() as HTMLElement)
    expect(field('Message')).toHaveValue('A wedding in Engadine.')
  })

  it('are offered in turn, and a later visit is offered the same', async () => {
    const openTab = startTabs()
    const messages = ['A fortieth.', 'A wedding.', 'A school fair.']
    for (const message of messages) await openTab(message)
    for (const message of messages) {
      await openTab(message)
      typeMessage(message)
    }
    const switchDraft = () => {
      fireEvent.click(switchButton() as HTMLElement)
      return (field('Message') as HTMLTextAreaElement).value
    }
    const turn = ['A wedding.', 'A fortieth.', 'A school fair.']
    expect([...turn, ...turn].map(switchDraft)).toEqual([...turn, ...turn])
    await openTab('later')
    expect(field('Message')).toHaveValue('A school fair.')
    expect(turn.map(switchDraft)).toEqual(turn)
  })

  it.each([
    ['stays after its tab is closed', 'closed', true],
    ['is removed when its own tab clears it', 'cleared', false],
  ])('one that another tab has shown and replaced %s', async (_, end, isKept) => {
    const { openTab, user } = await openTwoTabs()
    if (end === 'cleared') await user.click(form().getByRole('button', { name: 'Clear form' }))
    window.dispatchEvent(new Event('pagehide'))
    await openTab('later')
    expect(field('Message')).toHaveValue('A wedding in Engadine.')
    expect(switchButton() !== null).toBe(isKept)
    if (!isKept) return
    await user.click(switchButton() as HTMLElement)
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
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

  it.each(['first', 'second'])(
    'count as sent, too, if a tab has added to them and sent that: the %s',
    async (sender) => {
      acceptEnquiries()
      const openTab = startTabs()
      await openFilledForm()
      const second = await openTab('second')
      const { user } = sender === 'first' ? await openTab('first') : second
      fireEvent.change(field(/^Phone/), { target: { value: '0491 570 006' } })
      await user.click(sendButton())
      await findThanks()
      await openTab(sender === 'first' ? 'second' : 'first')
      expect(form().getByText(/^You've already sent this enquiry/)).toBeInTheDocument()
      window.dispatchEvent(new Event('pagehide'))
      await openTab('later')
      expect(field('Message')).toHaveValue('')
    },
  )

  it('stay when another tab that has shown them is cleared', async () => {
    const openTab = startTabs()
    await openFilledForm()
    const { user } = await openTab('second')
    await user.click(form().getByRole('button', { name: 'Clear form' }))
    await openTab('first')
    window.dispatchEvent(new Event('pagehide'))
    await openTab('later')
    expect(field('Message')).toHaveValue('A fortieth in Kirrawee.')
  })

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
