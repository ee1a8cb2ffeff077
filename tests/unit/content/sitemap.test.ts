import { describe, expect, it } from 'vitest'
import { packages } from '../../../src/content/packages'
import { services } from '../../../src/content/services'
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

describe.each([
  ['services', services, import.meta.glob('../../../src/content/services/*.ts')],
  ['packages', packages, import.meta.glob('../../../src/content/packages/*.ts')],
])('src/content/%s.ts', (folder, entries, files) => {
  it('lists every file of its folder, named after the slug', () => {
    const listed = entries.map(({ slug }) => `${slug}.ts`)
    for (const path of Object.keys(files)) {
      const file = path.split('/').pop() ?? ''
      expect(
        listed.includes(file),
        `src/content/${folder}/${file} is not in the list of src/content/${folder}.ts`,
      ).toBe(true)
    }
    expect(listed).toHaveLength(Object.keys(files).length)
  })
})
