import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { definePage, matchPage, type PageModule, type PageProps } from '../../../src/sitemap'

it.each([
  ['/About', '/about', '/about'],
  ['/index.html', '/', '/'],
  ['/packages/weddings.', '/packages/weddings', '/packages/:slug'],
  ['/packages/weddings%E2%80%9D', '/packages/weddings', '/packages/:slug'],
  ['/about/),', '/about', '/about'],
  ['/index', '/', '/'],
  ['//evil.example', '*', '*'],
  ['/Services/dj-hire/', '/services/dj-hire', '/services/:slug'],
  ['/no/such/page', '*', '*'],
])('matches %s to the page prerendered at %s', (pathname, path, route) => {
  const found = matchPage(pathname)
  expect([found.path, found.page.path]).toEqual([path, route])
})

it('does not compile a page with content of another kind, or without what loads it', () => {
  type Content = { rows: string[] } | undefined
  const Page = ({ content }: PageProps & { content: Content }) => content?.rows.join()
  const contents = { basic: async () => ({ tiers: ['Basic'] }) }
  // @ts-expect-error The component shows rows and the content has tiers.
  definePage(contents, Page)
  // @ts-expect-error The content of another slug is undefined.
  definePage({ basic: async () => ['Basic'] }, ({ content }: { content: string[] }) => content[0])
  // @ts-expect-error Nothing loads the content.
  const withoutContent: PageModule = { default: Page }
  const withContent: PageModule = {
    default: definePage({ basic: async () => ({ rows: ['Basic'] }) }, Page),
  }
  expect([withoutContent, withContent]).toHaveLength(2)
})

it('gives a page the content of its slug, and none for another one', async () => {
  const Page = ({ slug, content = 'none' }: PageProps & { content: string | undefined }) =>
    `${slug}: ${content}`
  const { loadContent } = definePage({ basic: async () => 'Basic' }, Page)
  const render = async (slug: string) =>
    renderToStaticMarkup(createElement(await loadContent(slug), { slug }))
  expect([await render('basic'), await render('constructor')]).toEqual([
    'basic: Basic',
    'constructor: none',
  ])
})
