import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { company } from '../../src/content/company'
import { privacy } from '../../src/content/privacy'
import { terms } from '../../src/content/terms'
import { renderSite } from '../support/render-site'

const getSection = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement

describe.each([
  { path: '/terms', text: terms },
  { path: '/privacy', text: privacy },
])('$path', ({ path, text }) => {
  it('has its date, and a table of contents that links to every section in order', async () => {
    await renderSite(path)
    expect(screen.getByText(`Last updated ${text.updated}`)).toBeInTheDocument()
    // One is for wide screens and one for narrow ones.
    const lists = screen.getAllByRole('navigation', { name: 'On this page' })
    for (const list of lists) {
      const targets = within(list)
        .getAllByRole('link')
        .map((link) => document.querySelector(link.getAttribute('href') ?? ''))
      expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(
        text.sections.map((section, index) => `${index + 1}. ${section.title}`),
      )
    }
  })

  it('marks the current section in the table of contents', async () => {
    await renderSite(path)
    const getMarkedLinks = () =>
      screen
        .getAllByRole('navigation', { name: 'On this page' })
        .flatMap((list) => [...list.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href')))
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      // The third section starts at the top of the window, the next one is below it.
      const index = text.sections.findIndex((section) => section.id === this.id)
      return new DOMRect(0, (index - 2) * 600 + 100, 600, 600)
    })
    fireEvent.scroll(window)
    expect(getMarkedLinks()).toEqual([`#${text.sections[2].id}`, `#${text.sections[2].id}`])
  })

  it('links the email address and phone numbers in the text', async () => {
    await renderSite(path)
    const contact = within(getSection(`${text.sections.length}. Contact`))
    expect(contact.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
    for (const phone of company.phones) {
      expect(contact.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.tel}`)
    }
  })
})
