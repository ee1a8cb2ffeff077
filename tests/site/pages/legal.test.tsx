import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { privacy } from '../../../src/content/terms/privacy'
import { terms } from '../../../src/content/terms/terms'
import { renderSite } from '../../support/site/render-site'

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
})
