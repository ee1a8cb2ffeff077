import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { company } from '../../src/content/company'
import { formatAud } from '../../src/lib/text/money'
import { toFileName } from '../../vite/hosting/host-rules.ts'
import { axeViolations, BUILD, expect, open, PHONE, publicPaths, samplePaths, test } from './fixtures'
import { listInView, listSmallTexts, listUnreadable, readPage } from './look'

const unknownPaths = [
  '/no-such-page',
  ...['services', 'packages', 'av-hire', 'guides', 'upcoming-events'].map((path) => `/${path}/none`),
]
const hiddenPaths = ['/eventsadmin', '/eventsadmin/enquiries', ...unknownPaths]

/** On a phone, at the top of a page. */
async function expectActions(page: Page, path: string): Promise<void> {
  expect((await listInView(page, 'a, button')).join(), path).toMatch(/call|quote|enquir|book/i)
}

for (const path of [...samplePaths, ...hiddenPaths]) {
  test(`${path} is accessible and easy to read, fits every width and is printed with the company's details`, async ({
    page,
    allowConsole,
  }) => {
    const isHidden = hiddenPaths.includes(path)
    if (unknownPaths.includes(path)) allowConsole(/404/)
    await page.setViewportSize(PHONE)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(isHidden ? 1 : 0)
    if (!isHidden) await expectActions(page, path)
    expect(await axeViolations(page)).toEqual([])
    for (const width of [PHONE.width, 320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: width === PHONE.width ? PHONE.height : 800 })
      if (width === PHONE.width || width === 1280) {
        if (!isHidden) expect(await listUnreadable(page), `contrast at ${width} px`).toEqual([])
        expect(await listSmallTexts(page), `smaller than 14 px at ${width} px`).toEqual([])
        const { amberButtons, repeated } = await readPage(page)
        expect(amberButtons, `amber buttons at ${width} px`).toBeLessThanOrEqual(1)
        expect(repeated, `pictures in view twice at ${width} px`).toEqual([])
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
    // A phone held sideways. The first heading of home is only for screen readers.
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await expect(page.getByRole('heading', { level: path === '/' ? 2 : 1 }).first()).toBeInViewport({ ratio: 1 })
    if (isHidden) return

    await page.emulateMedia({ media: 'print' })
    const { name, email, phones, url } = company
    const header = page.getByText(`${phones[0].display} ${email}`).filter({ visible: true }).locator('..')
    await expect(header).toHaveText(`${name} ${phones[0].display} ${email} ${new URL(url + path).host}${path}`)
    expect((await header.boundingBox())?.y).toBeLessThan(30)
  })
}

test('on a phone every other page opens without a warning, with something to press, and has at most five screens', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize(PHONE)
  const others = publicPaths.filter((path) => !samplePaths.includes(path))
  expect(others.length).toBeGreaterThan(50)
  for (const path of others) {
    await open(page, path)
    await expectActions(page, path)
  }
})

test('on a wide screen, a light section follows the first screen without an empty band', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/about/company', '/faq']) {
    await open(page, path)
    const gap = await page
      .getByRole('main')
      .getByRole('region')
      .first()
      .evaluate(
        (section) =>
          section.getBoundingClientRect().top - (section.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      )
    expect(gap, path).toBe(0)
  }
})

test('the HTML of each kind of page is valid', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  for (const file of [...samplePaths.map(toFileName), '404.html', 'eventsadmin.html', 'eventsadmin/enquiries.html']) {
    const { results } = await validator.validateFile(`${BUILD}/${file}`)
    const messages = results.flatMap((result) => result.messages)
    expect(messages, file).toEqual([])
  }
})

/** The prerendered HTML of a page. */
function readDocument(path: string): Document {
  // jsdom does not know all CSS.
  const html = readFileSync(`${BUILD}/${toFileName(path)}`, 'utf8').replace(/<style>.*?<\/style>/s, '')
  const page = documents.get(path) ?? new JSDOM(html, { url: company.url }).window.document
  documents.set(path, page)
  return page
}
const documents = new Map<string, Document>()

/** The paths on this site that a page, or a part of it, links to. */
function listTargets(document: Document, part = 'body'): string[] {
  const links = [...document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href') ?? '')
  return links.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0] ?? '')
}

test('every page has one heading, its own metadata, and links to existing pages only', async () => {
  const found = new Set<string>()
  for (const path of publicPaths) {
    const document = readDocument(path)
    const getMeta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
    expect(document.querySelectorAll('h1'), path).toHaveLength(1)
    expect(document.title, path).toMatch(/^.{30,60}$/)
    expect(getMeta('description'), path).toMatch(/^.{70,160}$/)
    expect([...found], path).not.toContain(document.title)
    expect([...found], path).not.toContain(getMeta('description'))
    found.add(document.title).add(getMeta('description'))
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href'), path).toBe(company.url + path)
    expect(JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? ''), path).toBeTruthy()
    expect(getMeta('twitter:card'), path).toBe('summary_large_image')
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
    const file = picture.replace(company.url, BUILD)
    expect(await sharp(file).metadata(), file).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // Messengers leave out large pictures.
    expect(statSync(file).size, file).toBeLessThan(300_000)
    const targets = listTargets(document)
    const isServed = (target: string) =>
      [...publicPaths, '/eventsadmin'].includes(target) || (target.endsWith('.ics') && existsSync(BUILD + target))
    expect(
      targets.filter((target) => !isServed(target)),
      path,
    ).toEqual([])
  }
})

test('no two pages open with the same picture', () => {
  const found = publicPaths.flatMap((path) => {
    const preload = readDocument(path).querySelector('link[rel="preload"][as="image"]')
    return preload ? [{ path, picture: preload.getAttribute('imagesrcset') }] : []
  })
  expect(found.length).toBeGreaterThan(50)
  const repeated = found.filter(({ picture }, index) => found.findIndex((other) => other.picture === picture) !== index)
  expect(repeated).toEqual([])
})

test('three other pages link to every page besides the menus, and home is at most three clicks away', () => {
  const pages = publicPaths.map((path) => ({ path, document: readDocument(path) }))
  const bodies = pages.map(({ path, document }) => ({ path, targets: listTargets(document, 'main') }))
  const home = readDocument('/')
  const inMenus = [...listTargets(home, 'header'), ...listTargets(home, 'footer')]
  const lonely = publicPaths.filter((path) => {
    const linking = bodies.filter((body) => body.path !== path && body.targets.includes(path))
    return !inMenus.includes(path) && linking.length < 3
  })
  expect(lonely).toEqual([])

  const links = new Map(pages.map(({ path, document }) => [path, listTargets(document)]))
  let reached = ['/']
  for (let click = 1; click <= 3; click += 1) {
    reached = [...new Set(reached.flatMap((path) => [path, ...(links.get(path) ?? [])]))]
  }
  expect(publicPaths.filter((path) => !reached.includes(path))).toEqual([])
})

test('the structured data has only prices, units and breadcrumbs that the page shows', () => {
  for (const path of publicPaths) {
    const document = readDocument(path)
    const json = document.querySelector('[type="application/ld+json"]')?.textContent ?? ''
    const main = document.querySelector('main')?.textContent ?? ''
    JSON.parse(json, (key, value: unknown) => {
      if (/^(?:price|lowPrice|highPrice|minPrice|maxPrice)$/.test(key)) {
        const amount = formatAud(Number(value)).replace('$', '\\$')
        expect(main, `${path}: ${key}`).toMatch(new RegExp(`${amount}(?![\\d,]|\\.\\d)`))
      }
      if (key === 'unitText' || key === 'headline') expect(main, `${path}: ${key}`).toContain(value)
      return value
    })
    const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')].map((link) =>
      link.getAttribute('href'),
    )
    for (const crumb of crumbs) expect(json, path).toContain(`"${company.url}${crumb}"`)
  }
})

test('the app corrects a path that the host serves without a redirect, or as a missing page', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404/)
  await page.route(/\/about(?:\.html)?$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/about` }) })
  })
  // As on a host that distinguishes letter case.
  await page.route(/About$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/no-such-page` }) })
  })
  await open(page, '/about')
  const title = await page.title()
  for (const path of ['//about', '/about.html', '/About']) {
    await open(page, baseURL + path)
    await expect(page).toHaveURL('/about')
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  }
})
