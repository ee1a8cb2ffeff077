import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { services } from '../../../src/content/services'
import { avHire } from '../../../src/content/services/av-hire'
import { karaoke } from '../../../src/content/services/karaoke'
import { SocialFeed } from '../../../src/pages/home/SocialSection'
import { mockScrolling, pressEscape } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

describe('core services', () => {
  const getSection = () => within(screen.getByRole('region', { name: /services/i }))
  const getCard = (name: string) => getSection().getByRole('link', { name: new RegExp(`${name}$`) })

  it('shows every service except dancers, roving acts and bands', async () => {
    await renderSite('/')
    const expected = services.filter(({ slug }) => !['dancers', 'roving-interactive', 'bands-acoustic'].includes(slug))
    expect(
      getSection()
        .getAllByRole('link')
        .filter((link) => link.ariaHasPopup)
        .map((card) => card.textContent),
    ).toEqual(
      // CSS, which jsdom does not apply, shows the short name or the full one.
      expected.map(({ name, shortName }) => (shortName ?? '') + name),
    )
  })

  it.each([
    { ...karaoke, action: karaoke.contactLabel },
    { ...avHire, action: 'Get Quote' },
  ])(
    'opens the details of $name, with a link to the enquiry form: $action',
    async ({ name, action, slug, summary }) => {
      const { user } = await renderSite('/')
      await user.click(getCard(name))
      const dialog = within(screen.getByRole('dialog', { name }))
      expect(dialog.getByText(summary)).toBeInTheDocument()
      expect(dialog.getByRole('heading', { name: 'Key Benefits' })).toBeInTheDocument()
      expect(dialog.getByRole('link', { name: 'More Information' })).toHaveAttribute('href', `/services/${slug}`)
      const subject = encodeURIComponent(`Enquiry: ${name}`)
      expect(dialog.getByRole('link', { name: action })).toHaveAttribute('href', `/contact?subject=${subject}`)
    },
  )

  it.each(['{Enter}', ' '])('opens them on the key "%s", while a search engine follows the link', async (key) => {
    const { user } = await renderSite('/')
    const card = getCard(karaoke.name)
    expect(card).toHaveAttribute('href', '/services/karaoke')
    card.focus()
    await user.keyboard(key)
    expect(screen.getByRole('dialog', { name: karaoke.name })).toBeInTheDocument()
  })

  it('closes on its button, on the backdrop and on Escape, and returns the focus', async () => {
    const { user } = await renderSite('/')
    const close = {
      button: () => user.click(screen.getByRole('button', { name: 'Close' })),
      backdrop: () => user.click(screen.getByRole('dialog')),
      escape: () => pressEscape(screen.getByRole('dialog')),
    }
    for (const closeDialog of Object.values(close)) {
      await user.click(getCard('Karaoke'))
      await closeDialog()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(getCard('Karaoke')).toHaveFocus()
    }
  })
})

describe('social section', () => {
  it('loads a configured feed, in a sandbox, when the visitor scrolls to it', () => {
    const scroll = mockScrolling()
    render(<SocialFeed url="https://feed.example/embed" />)
    scroll(false)
    expect(screen.queryByTitle(/social media/)).not.toBeInTheDocument()
    scroll(true)
    expect(screen.getByTitle(/social media/)).toHaveAttribute('src', 'https://feed.example/embed')
    expect(screen.getByTitle(/social media/)).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'))
  })
})
