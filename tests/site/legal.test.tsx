import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { company } from '../../src/content/company'
import { privacy } from '../../src/content/privacy'
import { terms } from '../../src/content/terms'
import { renderSite } from '../support/render-site'

const sectionOf = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement

describe.each([
  { path: '/terms', text: terms, sections: 18, updated: 'Last updated August 2025' },
  { path: '/privacy', text: privacy, sections: 6, updated: 'Last updated January 2025' },
])('$path', ({ path, text, sections, updated }) => {
  it('says when it was last changed', async () => {
    await renderSite(path)
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeInTheDocument()
    expect(screen.getByText(updated)).toBeInTheDocument()
  })

  it('numbers its sections and gives each of them in full', async () => {
    await renderSite(path)
    expect(text.sections).toHaveLength(sections)
    for (const [index, section] of text.sections.entries()) {
      const region = sectionOf(`${index + 1}. ${section.title}`)
      const items = 'list' in section ? section.list : []
      for (const words of [...section.paragraphs, ...items]) expect(region).toHaveTextContent(words)
      expect(within(region).queryAllByRole('listitem')).toHaveLength(items.length)
    }
  })

  it('lists every section, in order, with a link that leads to it', async () => {
    await renderSite(path)
    // One list beside the text and a folded one above it: a screen shows one of the two.
    const lists = screen.getAllByRole('navigation', { name: 'On this page' })
    expect(lists).toHaveLength(2)
    for (const list of lists) {
      const targets = within(list)
        .getAllByRole('link')
        .map((link) => document.querySelector(link.getAttribute('href') ?? ''))
      expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(
        text.sections.map((section, index) => `${index + 1}. ${section.title}`),
      )
    }
  })

  it('marks the section that is being read', async () => {
    await renderSite(path)
    const marked = () =>
      screen
        .getAllByRole('navigation', { name: 'On this page' })
        .flatMap((list) => [...list.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href')))
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      // The third section has just come up, the ones after it are below.
      const index = text.sections.findIndex((section) => section.id === this.id)
      return new DOMRect(0, (index - 2) * 600 + 100, 600, 600)
    })
    fireEvent.scroll(window)
    expect(marked()).toEqual([`#${text.sections[2].id}`, `#${text.sections[2].id}`])
  })

  it('makes the e-mail address and the phone numbers in the text links', async () => {
    await renderSite(path)
    const contact = within(sectionOf(`${sections}. Contact`))
    expect(contact.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
    for (const phone of company.phones) {
      expect(contact.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.tel}`)
    }
  })
})
