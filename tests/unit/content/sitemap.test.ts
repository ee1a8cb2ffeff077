import { describe, expect, it } from 'vitest'
import { matchPage } from '../../../src/sitemap'

describe('matchPage', () => {
  it.each([
    ['/', '/'],
    ['/About', '/about'],
    ['/av-hire/PA-Systems', '/av-hire/pa-systems'],
    ['//evil.example', '*'],
    ['/services/dj-hire', '/services/dj-hire'],
    ['/Services/dj-hire/', '/services/dj-hire'],
    ['/no/such/page', '*'],
  ])('matches %s to the page prerendered at %s', (pathname, path) => {
    expect(matchPage(pathname).path).toBe(path)
  })

  it('finds the page of a path as the router does', () => {
    expect(matchPage('/About').page.path).toBe('/about')
    expect(matchPage('/services/none').page.path).toBe('/services/:slug')
  })
})
