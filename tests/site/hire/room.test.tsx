import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTier, getTierOptions } from '../../../src/booking/tiers/tier'
import { getTierOutlets } from '../../../src/booking/tiers/tier-suitability'
import { functionsPackage } from '../../../src/content/packages/functions'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import { describeSiteNeeds } from '../../../src/hire/needs-text'
import { formatCount } from '../../../src/lib/text/quantities'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
import { noRoom, parseRoomFields } from '../../../src/suitability/room/room-input'
import { renderSite } from '../../support/site/render-site'

const ROOM_KEY = 'site.room'
const hall = { ...noRoom, length: '18', width: '12', guests: '100' }
const storeRoom = (fields = hall) => localStorage.setItem(ROOM_KEY, JSON.stringify(fields))
const storedRoom = () => parseRoomFields(JSON.parse(localStorage.getItem(ROOM_KEY) ?? 'null'))
const storeQuote = () =>
  localStorage.setItem(
    'site.quote',
    JSON.stringify({ kit: [{ id: 'powered-speaker-12', count: 2 }] }),
  )

const getMessage = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'https://southbeam.example').searchParams
const findDialog = () => screen.findByRole('dialog', { name: /fit my room/ })
const openCheck = async (
  user: { click: (element: Element) => Promise<void> },
  name = /^Room and power/,
) => {
  await user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body)
  const dialog = await findDialog()
  await within(dialog).findByLabelText('Length')
  return dialog
}

beforeAll(async () => {
  await QuoteContents.preload()
})

describe("the visitor's room", () => {
  it('is kept when the dialog is closed', async () => {
    const { user, location } = await renderSite('/packages/weddings')
    const dialog = await openCheck(user)
    await user.type(within(dialog).getByLabelText('Length'), '18 x 12')
    await user.tab()
    await user.type(within(dialog).getByLabelText(/^Guests/), '80-100')
    await user.click(within(dialog).getByRole('button', { name: /^Close/ }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(storedRoom()).toEqual({ ...hall, guests: '80-100' })
    expect(location()).toBe('/packages/weddings')
    const again = await openCheck(user)
    expect(within(again).getByLabelText('Length')).toHaveValue('18')
  })

  it('that does not suit has another tier one tap away', async () => {
    storeRoom({ ...hall, guests: '140', seating: 'tables-dancing' })
    const { user } = await renderSite('/packages/weddings')
    const dialog = await openCheck(user)
    expect(
      within(dialog).getByRole('heading', { level: 3, name: /^It suits 80 guests .*, not 140/ }),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Weddings Horizon' }))
    const other = await screen.findByRole('dialog', { name: 'Does Weddings Horizon fit my room?' })
    const verdict = within(other).getByRole('heading', {
      level: 3,
      name: /^(?:Tight for|It suits) 140 guests/,
    })
    expect(verdict).toHaveFocus()
  })

  it('is answered in a quote and goes into its request, or leads to the package adviser', async () => {
    storeRoom({ ...hall, guests: '190', seating: 'dancing' })
    storeQuote()
    const { user } = await renderSite('/av-hire/xdj-xz')
    await user.click(screen.getByText(/^View quote ·/))
    await user.click(await screen.findByRole('button', { name: /^Room and power/ }))
    const dialog = await findDialog()
    const link = await within(dialog).findByRole('link', { name: 'Find a package' })
    expect(link).toHaveAttribute('href', '/packages?guests=190&place=indoors#which-package')
    await user.click(within(dialog).getByRole('button', { name: 'Up to 80 guests dancing' }))
    expect(storedRoom().guests).toBe('80')
    await user.click(within(dialog).getByRole('button', { name: /^Close/ }))
    const request = await screen.findByRole('link', { name: 'Request Quote' })
    expect(getMessage(request).get('message')).toContain('Our space: 18 × 12 m')
  })

  it('goes into the enquiry about a tier, for what its guests usually do', async () => {
    storeRoom()
    await renderSite('/packages/weddings')
    const link = await screen.findByRole('link', { name: /^Enquire.*Weddings Diamond$/ })
    await waitFor(() =>
      expect(getMessage(link).get('message')).toMatch(
        /\n\nOur space: 18 × 12 m, indoors, for 100 guests at tables with a dance floor\. \w+/,
      ),
    )
  })

  it('is answered with a ticked add-on for more guests, on the card, in the dialog and in the enquiry', async () => {
    storeRoom({ ...noRoom, length: '20', width: '15', guests: '110' })
    const { user } = await renderSite('/packages/weddings?add=subwoofers.uplights')
    const link = await screen.findByRole('link', { name: /^Enquire.*about Weddings Premium$/ })
    const card = within(link.closest('li') as HTMLElement)
    expect(await card.findByText(/^20 × 15 m: It suits 110 guests/)).toBeVisible()
    expect(card.getByText('Up to 120 indoors, with the add-on')).toBeVisible()
    expect(getMessage(link).get('message')).toMatch(
      /- Two subwoofers [^]*\n\nOur space: .* It suits 110 guests/,
    )
    const dialog = await openCheck(user, /Weddings Premium/)
    expect(
      within(dialog).getByRole('heading', { level: 3, name: /^It suits 110 guests/ }),
    ).toBeVisible()
    const option = getTierOptions(weddingsPackage).find(
      ({ tier, addOns }) => addOns.length > 0 && tier.level === 'premium',
    )
    if (!option) throw new Error('Weddings Premium has no add-on for more guests')
    for (const { texts } of describeSiteNeeds(option.withAddOns.siteNeeds))
      expect(dialog).toHaveTextContent(texts[0] ?? '')
    // The needs of another add-on are in no sum, which the venue has to know, too.
    expect(
      within(dialog).getByText(/uplights.* says with the quote what else is needed$/i),
    ).toBeVisible()
    expect(within(dialog).queryByText(/subwoofers.* says with the quote/)).not.toBeInTheDocument()
    // The DJ of Basic, who comes alone, brings no subwoofers.
    expect(screen.getByText(/^20 × 15 m: It suits 80 guests .*, not 110/)).toBeVisible()
  })

  it('has the same power in the open as the list of tiers, and needs nothing for what is left out there', async () => {
    storeRoom({ ...noRoom, length: '20', width: '15', place: 'outdoors', isAfterDark: true })
    const { user } = await renderSite('/packages/functions')
    const dialog = await openCheck(user, /Functions Diamond/)
    expect(await within(dialog).findByText(/Left out outdoors: .*Haze/)).toBeVisible()
    const needs = dialog.querySelector('dl')
    const outlets = getTierOutlets(getTier(functionsPackage, 'diamond'), 'outdoors')
    expect(needs).toHaveTextContent(`${formatCount(outlets, 'power point')} (10 A)`)
    expect(needs).not.toHaveTextContent(/haze|mirror ball/i)
  })

  it('names each ticked add-on that its needs leave out, but no extra hours', async () => {
    const { user } = await renderSite('/packages/functions?add=karaoke.uplights.extra-hours')
    const dialog = await openCheck(user, /Functions Basic/)
    const row = within(dialog).getByText('Not counted').closest('div')
    expect(row).toHaveTextContent(/“Karaoke[^”]*” and “Battery uplights[^”]*”\./)
  })

  it('has the same answer whichever package was opened first', async () => {
    storeRoom()
    await renderSite('/packages/weddings')
    await screen.findAllByText(/^18 × 12 m: .*tables with a dance floor/)
    expect(storedRoom()).toEqual(hall)
    await renderSite('/packages/av-equipment')
    expect((await screen.findAllByText(/^18 × 12 m: .*100 guests in rows/)).length).toBeGreaterThan(
      0,
    )
  })

  it('is the last question of the adviser, whose answer and enquiry know it', async () => {
    const { user } = await renderSite('/packages?event=wedding&guests=80&place=indoors')
    await user.click(await screen.findByText('Does it fit your room?'))
    const group = await screen.findByRole('group', { name: /How big is the room/ })
    await user.type(within(group).getByLabelText('Length'), '20 x 14')
    await user.tab()
    expect(storedRoom()).toMatchObject({ length: '20', width: '14', guests: '80' })
    const link = screen.getByRole('link', { name: 'Enquire' })
    await waitFor(() =>
      expect(getMessage(link).get('message')).toMatch(
        /Our space: 20 × 14 m.* It suits 80 guests at tables with a dance floor\./,
      ),
    )
  })
})
