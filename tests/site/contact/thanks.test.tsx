import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { litRoomStore } from '../../../src/components/fader/lit-room'
import { enquiryPerson } from '../../../src/content/about/team'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import {
  acceptEnquiries,
  field,
  findReference,
  findThanks,
  form,
  holdEnquiries,
  openFilledForm,
  reload,
  sendButton,
  startVisit,
  submitAnother,
  typeMessage,
} from '../../support/site/enquiry-page'
import { answerInstead, SUBMIT_ENQUIRY } from '../../support/site/fake-backend'

beforeEach(startVisit)

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
      expect(form().queryByText(/already sent/)).not.toBeInTheDocument()

      await reload()
      expect(field('Message')).toHaveValue(query && 'Subject: Enquiry: DJ')
    },
  )

  it('have the room that the visitor lit, brighter than above the form', async () => {
    acceptEnquiries()
    const { scenes } = weddingsPackage
    litRoomStore.set({ scene: scenes[0], text: 'Weddings Basic' })
    const { user } = await openFilledForm()
    const room = screen.getByRole('img', { name: scenes[0].alt })
    expect(room).toHaveClass('brightness-80')
    await user.click(sendButton())
    await findThanks()
    expect(room).toBeInTheDocument()
    expect(room).not.toHaveClass('brightness-80')
  })

  it('let the visitor change what was sent, which goes to the office under another reference with the same link', async () => {
    const link = '/services/dj-hire?hours=3'
    const links: unknown[] = []
    const received = acceptEnquiries()
    answerInstead('post', SUBMIT_ENQUIRY, async (request) => {
      links.push(((await request.json()) as { link: unknown }).link)
      return HttpResponse.json(new Date())
    })
    const query = `?subject=Enquiry%3A%20DJ&link=${encodeURIComponent(link)}`
    const { user } = await openFilledForm(query)
    const sentMessage = (field('Message') as HTMLTextAreaElement).value
    await user.click(sendButton())
    const first = await findReference()
    await reload()
    const openForm = () => user.click(screen.getByRole('button', { name: 'Change something?' }))
    await openForm()
    expect(form().getByText(/^Here's what you sent\./)).toBeInTheDocument()
    await reload()
    expect(form().getByText(/^Here's what you sent\./)).toBeInTheDocument()
    expect(field('Full Name')).toHaveValue('  Priya Nair ')
    expect(field('Message')).toHaveValue(`[Changes enquiry ${first}]\n\n${sentMessage}`)
    typeMessage(sentMessage)
    expect(form().getByText(/^You've already sent this enquiry/)).toBeInTheDocument()

    const changed = `Not 40 guests but 50.\n\n[Changes enquiry ${first}]\n\n${sentMessage}`
    typeMessage(changed)
    await user.click(sendButton())
    const second = await findReference()
    expect(second).not.toBe(first)
    expect(received[1]).toMatchObject({ fullName: 'Priya Nair', message: changed })
    expect(links).toEqual([link, link])
    await openForm()
    const { value } = field('Message') as HTMLTextAreaElement
    expect(value).toMatch(new RegExp(`^\\[Changes enquiry ${second}\\]\n\nNot 40 guests but 50\\.`))
    expect(value).not.toContain(first)
  })

  it('take the place of who answers and what happens next', async () => {
    acceptEnquiries()
    const { user } = await openFilledForm()
    const getSteps = () => screen.queryByText(enquiryPerson.name)?.closest('ol')?.children
    expect(getSteps()).toHaveLength(3)
    expect(getSteps()?.[0]).toHaveTextContent(
      `${enquiryPerson.name}, our ${enquiryPerson.role}, or a colleague reads what you send.`,
    )
    await user.click(sendButton())
    await findThanks()
    expect(getSteps()).toBeUndefined()
  })

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

  it('give way to the form when the visitor follows a link to the same URL, but not the skip link', async () => {
    acceptEnquiries()
    const { user, follow } = await openFilledForm()
    await user.click(sendButton())
    await findThanks()
    await follow('#main')
    expect(await findThanks()).toBeInTheDocument()
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
