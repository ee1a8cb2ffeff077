import { expect, it } from 'vitest'
import { matchPage } from '../../../src/sitemap'

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
