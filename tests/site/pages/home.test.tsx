import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { karaoke } from '../../../src/content/services/karaoke'
import { SocialFeed } from '../../../src/pages/home/SocialSection'
import { mockScrolling, pressEscape } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

describe('core services', () => {
  const getSection = () => within(screen.getByRole('region', { name: /services/i }))
  const getCard = (name: string) => getSection().getByRole('link', { name: new RegExp(`${name}$`) })

  it('opens the details of a service, with links to its page and to an enquiry about it', async () => {
    const { user } = await renderSite('/')
    await user.click(getCard(karaoke.name))
    const dialog = within(screen.getByRole('dialog', { name: karaoke.name }))
    expect(dialog.getByRole('link', { name: 'More Information' })).toHaveAttribute(
      'href',
      '/services/karaoke',
    )
    const subject = encodeURIComponent(`Enquiry: ${karaoke.name}`)
    const enquiry = dialog.getByRole('link', { name: karaoke.contactLabel })
    expect(enquiry).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/contact\\?subject=${subject}&link=%2Fservices%2F`)),
    )
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
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      // React removes the dialog first, and runs the cleanup of its effect, which returns the focus, a little later.
      await waitFor(() => expect(getCard('Karaoke')).toHaveFocus())
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
    expect(screen.getByTitle(/social media/)).toHaveAttribute(
      'sandbox',
      expect.not.stringContaining('top-navigation'),
    )
  })
})
