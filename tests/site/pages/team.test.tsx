import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { team, type TeamMember } from '../../../src/content/about/team'
import { renderSite } from '../../support/site/render-site'

function find(isMatch: (member: TeamMember, index: number) => boolean): TeamMember {
  const member = team.find(isMatch)
  if (!member) throw new Error('No such team member')
  return member
}

const withoutPhoto = find(({ photo }) => photo === null)
const withAlias = find(({ alias, socialLinks }) => alias !== undefined && socialLinks.length > 0)
const getCard = ({ name }: TeamMember) => screen.getByRole('button', { name })
const isBefore = (a: HTMLElement, b: HTMLElement) => a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING
const getProfile = ({ name }: TeamMember) => screen.getByRole('dialog', { name })

async function openProfile(member: TeamMember) {
  const view = await renderSite('/team')
  await view.user.click(getCard(member))
  return { ...view, dialog: within(getProfile(member)) }
}

describe('profile', () => {
  it('shows role, alias, biography and social links, and links to a booking enquiry', async () => {
    const { dialog } = await openProfile(withAlias)
    const { fullBio, socialLinks } = withAlias
    for (const text of [withAlias.role, withAlias.alias ?? '', ...fullBio]) {
      expect(dialog.getByText(text)).toBeInTheDocument()
    }
    for (const { name, url } of socialLinks) {
      const link = dialog.getByRole('link', { name: `${withAlias.name} on ${name} (opens in a new tab)` })
      expect(link).toHaveAttribute('href', url)
      expect(link).toHaveAttribute('target', '_blank')
    }
    expect(dialog.getByRole('link', { name: `Book ${withAlias.name.split(' ')[0]}` })).toHaveAttribute(
      'href',
      `/contact?subject=${encodeURIComponent(`Booking: ${withAlias.name}`)}`,
    )
  })

  it('shows initials, which cannot be enlarged, for a member without a photo, and closes with Close Profile', async () => {
    const { user, dialog } = await openProfile(withoutPhoto)
    expect(dialog.getByText(withoutPhoto.initials)).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /enlarge$/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close Profile' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('steps to the next and previous profile and wraps around at both ends', async () => {
    const { user } = await renderSite('/team')
    const members = team.toSorted((a, b) => (isBefore(getCard(a), getCard(b)) ? -1 : 1))
    const [first, second, last] = [members[0], members[1], members.at(-1)] as [TeamMember, TeamMember, TeamMember]
    await user.click(getCard(last))
    const dialog = within(getProfile(last))
    const next = dialog.getByRole('button', { name: 'Next profile' })
    const previous = dialog.getByRole('button', { name: 'Previous profile' })
    await user.click(next)
    expect(getProfile(first)).toBeInTheDocument()
    await user.click(next)
    expect(getProfile(second)).toBeInTheDocument()
    await user.click(previous)
    await user.click(previous)
    expect(getProfile(last)).toBeInTheDocument()
  })
})
