import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company'
import { publicPaths } from '../../src/sitemap'
import { renderSite } from '../support/render-site'

const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
const seen = new Map<string, string>()

describe.each(publicPaths)('%s', (path) => {
  it('has one h1, header, footer and main, says what it is, and links only to pages that exist', async () => {
    const { container } = await renderSite(path)
    await waitFor(() => expect(document.title).toContain(company.name))

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(screen.getByRole('main')).toBeInTheDocument()

    expect(document.title.length).toBeGreaterThanOrEqual(30)
    expect(document.title.length).toBeLessThanOrEqual(60)
    expect(meta('description').length).toBeGreaterThanOrEqual(70)
    expect(meta('description').length).toBeLessThanOrEqual(160)
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', company.url + path)
    for (const text of [document.title, meta('description')]) {
      expect(seen.get(text) ?? path, `"${text}" stands on two pages`).toBe(path)
      seen.set(text, path)
    }

    for (const link of container.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? ''
      if (/^(?:https?|tel|mailto):/.test(href)) continue
      const target = href.split(/[?#]/)[0] || path
      expect([...publicPaths, '/eventsadmin'], `${href} leads nowhere`).toContain(target)
    }
  })
})

describe('pages that search engines must not list', () => {
  it.each(['/no/such/page', '/services/none', '/packages/none'])('%s', async (path) => {
    await renderSite(path)
    await waitFor(() => expect(meta('robots')).toBe('noindex'))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(within(screen.getByRole('main')).getAllByRole('link').length).toBeGreaterThan(0)
  })
})
