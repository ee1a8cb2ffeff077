import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { privacy } from '../../../src/content/terms/privacy'
import { terms } from '../../../src/content/terms/terms'
import { renderSite } from '../../support/site/render-site'

const getSection = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('details') as HTMLElement

describe.each([
  { path: '/terms', text: terms },
  { path: '/privacy', text: privacy },
])('$path', ({ path, text }) => {
  it('has its date, and a table of contents that links to every section in order', async () => {
    await renderSite(path)
    expect(screen.getByText(`Last updated ${text.updated}`)).toBeInTheDocument()
    const list = screen.getByRole('navigation', { name: 'On this page' })
    const targets = within(list)
      .getAllByRole('link')
      .map((link) => document.querySelector(link.getAttribute('href') ?? ''))
    expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(
      text.sections.map((section, index) => `${index + 1}. ${section.title}`),
    )
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
