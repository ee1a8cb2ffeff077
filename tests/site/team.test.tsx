import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { team } from '../../src/content/team'
import { renderSite } from '../support/render-site'

const card = (name: string) => screen.getByRole('button', { name })
const profile = (name: string) => screen.getByRole('dialog', { name })
const memberNamed = (name: string) => {
  const member = team.find((each) => each.name === name)
  if (!member) throw new Error(`No member called ${name}`)
  return member
}

async function openProfile(name: string) {
  const view = await renderSite('/team')
  await view.user.click(card(name))
  return { ...view, dialog: within(profile(name)) }
}

/** jsdom has no Escape of its own: the browser sends this to the topmost dialog. */
function pressEscape() {
  const topmost = screen.getAllByRole('dialog').at(-1)
  if (!topmost) throw new Error('No dialog is open')
  fireEvent(topmost, new Event('cancel', { cancelable: true }))
}

describe('the team grid', () => {
  it('shows everybody with role and line', async () => {
    await renderSite('/team')
    const cards = within(screen.getByRole('region', { name: 'Everyone on the crew' })).getAllByRole('listitem')
    expect(cards).toHaveLength(20)
    for (const [index, member] of team.entries()) {
      const item = within(cards[index] as HTMLElement)
      expect(item.getByRole('heading', { level: 3, name: member.name })).toBeInTheDocument()
      expect(item.getByText(member.role)).toBeInTheDocument()
      expect(item.getByText(member.oneLine)).toBeInTheDocument()
    }
  })

  it('gives the first two half a row each and the others a third', async () => {
    await renderSite('/team')
    for (const [index, member] of team.entries()) {
      expect(card(member.name).closest('li')).toHaveClass(index < 2 ? 'sm:col-span-3' : 'sm:col-span-2')
    }
  })

  it('shows initials where there is no photo, and only there', async () => {
    await renderSite('/team')
    for (const member of team) {
      const item = card(member.name).closest('li') as HTMLElement
      expect(item.querySelectorAll('img')).toHaveLength(member.photo ? 1 : 0)
      expect(within(item).queryAllByText(member.initials)).toHaveLength(member.photo ? 0 : 1)
    }
  })
})

describe('the profile', () => {
  it('opens on a click', async () => {
    await openProfile('Theo Vasilakos')
    expect(profile('Theo Vasilakos')).toBeInTheDocument()
  })

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('opens on %s', async (_, key) => {
    const { user } = await renderSite('/team')
    card('Orla Brannigan').focus()
    await user.keyboard(key)
    expect(profile('Orla Brannigan')).toBeInTheDocument()
  })

  it('says who somebody is', async () => {
    const { dialog } = await openProfile('Jonah Mekonnen')
    const member = memberNamed('Jonah Mekonnen')
    expect(dialog.getByText(member.role)).toBeInTheDocument()
    expect(dialog.getByText('Slow Ferry')).toBeInTheDocument()
    for (const paragraph of member.fullBio) expect(dialog.getByText(paragraph)).toBeInTheDocument()
    for (const link of member.socialLinks) {
      const anchor = dialog.getByRole('link', { name: `${member.name} on ${link.name} (opens in a new tab)` })
      expect(anchor).toHaveAttribute('href', link.url)
      expect(anchor).toHaveAttribute('target', '_blank')
    }
  })

  it('has no alias line where there is no alias', async () => {
    const { dialog } = await openProfile('Dario Benincasa')
    expect(dialog.queryByText(/Plays as/)).not.toBeInTheDocument()
  })

  it('shows initials, and nothing to enlarge, where there is no photo', async () => {
    const { dialog } = await openProfile('Mele Tokavai')
    expect(dialog.getByText('MT')).toBeInTheDocument()
    expect(dialog.queryByRole('img')).not.toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /enlarge/ })).not.toBeInTheDocument()
  })

  it('leads to a booking by name', async () => {
    const { dialog } = await openProfile('Nadine Sarkis-Doyle')
    expect(dialog.getByRole('link', { name: 'Book Nadine' })).toHaveAttribute(
      'href',
      '/contact?subject=Booking%3A%20Nadine%20Sarkis-Doyle',
    )
  })

  it('closes at its button, and the focus is back on the card', async () => {
    const { user, dialog } = await openProfile('Con Varelas')
    await user.click(dialog.getByRole('button', { name: 'Close Profile' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(card('Con Varelas')).toHaveFocus()
  })

  it('goes on to the next and back to the previous person, round the ends', async () => {
    const { user, dialog } = await openProfile('Theo Vasilakos')
    await user.click(dialog.getByRole('button', { name: 'Next profile' }))
    expect(profile('Nadine Sarkis-Doyle')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Previous profile' }))
    await user.click(dialog.getByRole('button', { name: 'Previous profile' }))
    expect(profile('Con Varelas')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Next profile' }))
    expect(profile('Theo Vasilakos')).toBeInTheDocument()
  })

  it('enlarges the photo; Escape closes the viewer first, then the profile', async () => {
    const { user, dialog } = await openProfile('Rafi Demirci')
    await user.click(dialog.getByRole('button', { name: /enlarge/ }))
    expect(await screen.findByRole('dialog', { name: 'Photo of Rafi Demirci' })).toBeInTheDocument()
    expect(profile('Rafi Demirci')).toBeInTheDocument()

    pressEscape()
    expect(screen.queryByRole('dialog', { name: 'Photo of Rafi Demirci' })).not.toBeInTheDocument()
    expect(profile('Rafi Demirci')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: /enlarge/ })).toHaveFocus()

    pressEscape()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays open when the viewer is closed by its button', async () => {
    const { user, dialog } = await openProfile('Talia Fonoti')
    await user.click(dialog.getByRole('button', { name: /enlarge/ }))
    const viewer = await screen.findByRole('dialog', { name: 'Photo of Talia Fonoti' })
    await user.click(within(viewer).getByRole('button', { name: 'Close image' }))
    expect(profile('Talia Fonoti')).toBeInTheDocument()
  })
})
