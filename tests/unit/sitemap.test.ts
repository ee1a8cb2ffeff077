import { describe, expect, it } from 'vitest'
import { packageNames } from '../../src/content/package-names'
import { packages } from '../../src/content/packages'
import { serviceNames } from '../../src/content/service-names'
import { services } from '../../src/content/services'
import { matchPage } from '../../src/sitemap'

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
    ['/services/DJ-Hire', '/services/dj-hire'],
    ['/no/such/page', '*'],
  ])('matches %s to the page prerendered at %s', (pathname, path) => {
    expect(matchPage(pathname).path).toBe(path)
  })

  it('finds the page of a path as the router does', () => {
    expect(matchPage('/About').page.path).toBe('/about')
    expect(matchPage('/services/none').page.path).toBe('/services/:slug')
  })
})

describe('content of a page with a slug', () => {
  it('is complete and in the module named after the slug', () => {
    expect(services.map(({ slug }) => slug)).toEqual(serviceNames.map(({ slug }) => slug))
    expect(packages.map(({ slug }) => slug)).toEqual(packageNames.map(({ slug }) => slug))
  })
})
