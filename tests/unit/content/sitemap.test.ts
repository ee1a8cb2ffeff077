import { expect, it } from 'vitest'
import { definePage, matchPage, type PageProps } from '../../../src/sitemap'

it.each([
  ['/About', '/about', '/about'],
  ['/index.html', '/', '/'],
  ['/index', '/', '/'],
  ['//evil.example', '*', '*'],
  ['/Services/dj-hire/', '/services/dj-hire', '/services/:slug'],
  ['/no/such/page', '*', '*'],
])('matches %s to the page prerendered at %s', (pathname, path, route) => {
  const found = matchPage(pathname)
  expect([found.path, found.page.path]).toEqual([path, route])
})

it('does not compile a page with content of another kind', () => {
  const Page = ({ content }: PageProps & { content: { rows: string[] } }) => content.rows.join()
  const contents = { basic: async () => ({ tiers: ['Basic'] }) }
  // @ts-expect-error The component shows rows and the content has tiers.
  expect(definePage(contents, Page).contents).toBe(contents)
})
