import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company'
import { equipment } from '../../src/content/equipment'
import { publicPaths } from '../../src/public-paths'
import { startFakeBackend } from '../support/fake-backend'
import { renderSite } from '../support/render-site'

const getMeta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

/** The titles and descriptions of the pages tested so far. */
const metadata: string[] = []

// Of the hire items only one, because their pages differ only in their content. See tests/unit/item-metadata.test.ts.
const [, ...otherItems] = equipment.map(({ id }) => `/av-hire/${id}`)
const paths = publicPaths.filter((path) => !otherItems.includes(path))

describe.each(paths)('%s', (path) => {
  it('has landmarks, one h1 and its own metadata, and links only to existing pages', async () => {
    startFakeBackend()
    const { container } = await renderSite(path)
    await waitFor(() => expect(document.title).toContain(company.name))

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(screen.getByRole('main')).toBeInTheDocument()

    expect(document.title.length).toBeGreaterThanOrEqual(30)
    expect(document.title.length).toBeLessThanOrEqual(60)
    expect(getMeta('description').length).toBeGreaterThanOrEqual(70)
    expect(getMeta('description').length).toBeLessThanOrEqual(160)
    expect(metadata).not.toContain(document.title)
    expect(metadata).not.toContain(getMeta('description'))
    metadata.push(document.title, getMeta('description'))
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', company.url + path)

    for (const link of container.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? ''
      if (/^(?:https?|tel|mailto):/.test(href)) continue
      const target = href.split(/[?#]/)[0] || path
      expect([...publicPaths, '/eventsadmin'], `link to ${href}`).toContain(target)
    }
  })
})

describe('pages for unknown paths', () => {
  it.each(['/no/such/page', '/services/none', '/packages/none', '/av-hire/none', '/guides/none'])(
    'are not indexed and link to other pages: %s',
    async (path) => {
      await renderSite(path)
      await waitFor(() => expect(getMeta('robots')).toBe('noindex'))
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(within(screen.getByRole('main')).getAllByRole('link').length).toBeGreaterThan(0)
    },
  )
})
