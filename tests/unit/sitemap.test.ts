import { describe, expect, it } from 'vitest'
import { packagePages } from '../../src/content/package-tiers'
import { serviceDetails } from '../../src/content/service-details'
import { getPageMeta, matchPage, sitemap, type StaticPath } from '../../src/sitemap'

describe('matchPage', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/About', '/about'],
    ['/FAQ', '/faq'],
    ['/%61bout', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['//about', '/about'],
    ['/about//company', '/about/company'],
    ['//evil.example', '*'],
    ['/services/dj-hire', '/services/dj-hire'],
    ['/Services/dj-hire/', '/services/dj-hire'],
    // Slugs are case-sensitive: no page was prerendered at this path.
    ['/services/DJ-Hire', '/services/DJ-Hire'],
    ['/no/such/page', '*'],
  ])('matches %s to the page prerendered at %s', (pathname, path) => {
    expect(matchPage(pathname).path).toBe(path)
  })

  it('finds the page of a path as the router does', () => {
    expect(matchPage('/About').page.path).toBe('/about')
    expect(matchPage('/services/none').page.path).toBe('/services/:slug')
  })
})

describe('page titles and descriptions', () => {
  const isStatic = (path: string): path is StaticPath | '*' => !path.includes(':')
  const metas = [
    ...sitemap.flatMap(({ path }) => (isStatic(path) ? [getPageMeta(path)] : [])),
    ...[...Object.values(serviceDetails), ...Object.values(packagePages)].map(({ seo }) => seo),
  ]

  it.each(['title', 'description'] as const)('have a different %s on every page', (key) => {
    const texts = metas.map((meta) => meta[key])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
