import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { company } from '../../src/content/company'
import { screens } from '../../src/lib/screens'
import { formatAud } from '../../src/lib/text/money'
import { toFileName } from '../../vite/hosting/host-rules.ts'
import { BUILD, publicPaths, samplePaths } from '../support/build/build'

// One window for all pages: opening another takes longer than to parse a page.
const { DOMParser } = new JSDOM('').window
const parser = new DOMParser()

/** What the prerendered HTML of a page says, before any script has run. */
function readHtml(path: string) {
  const html = readFileSync(`${BUILD}/${toFileName(path)}`, 'utf8')
  const document = parser.parseFromString(html, 'text/html')
  const get = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? ''
  return {
    path,
    title: document.title,
    description: get('meta[name="description"]', 'content'),
    canonical: get('link[rel="canonical"]', 'href'),
    picture: get('meta[property="og:image"]', 'content'),
    preload: get('link[rel="preload"][as="image"]', 'imagesrcset'),
    firstPicture: get('picture:has([fetchpriority="high"]) source', 'srcset'),
    headings: document.querySelectorAll('h1').length,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll('body a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    text: document.querySelector('main')?.textContent ?? '',
    structuredData: document.querySelector('[type="application/ld+json"]')?.textContent ?? '',
  }
}

const pages = publicPaths.map(readHtml)

test('the HTML of each kind of page is valid', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  for (const file of [
    ...samplePaths.map(toFileName),
    '404.html',
    'eventsadmin.html',
    'eventsadmin/enquiries.html',
  ]) {
    const { results } = await validator.validateFile(`${BUILD}/${file}`)
    expect(
      results.flatMap(({ messages }) => messages),
      file,
    ).toEqual([])
  }
})

test('the file that a phone shows first is preloaded', () => {
  for (const { path, preload, firstPicture } of pages)
    expect(preload, path).toBe(firstPicture.split(' ')[0])
})

test('every link to a part of a page has that part', () => {
  const parts = new Set<string>()
  const linked = new Set<string>()
  for (const { path, ids, links } of pages) {
    for (const id of ids) parts.add(`${path}#${id}`)
    for (const link of links) if (link.includes('#')) linked.add(link.replace(/\?[^#]*/, ''))
  }
  expect([...linked].filter((link) => !parts.has(link))).toEqual([])
  expect(linked.size).toBeGreaterThan(0)
})

/** Functions that Chrome 111, Firefox 128 or Safari 16.4 lacks. In our own code the compiler knows those of JavaScript. */
const TOO_NEW =
  /\b(?:AbortSignal\.any|(?:Object|Map)\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)|URL\.(?:canParse|parse)|RegExp\.escape|Iterator\.(?:from|concat)|Error\.isError)\b|\.(?:is(?:SubsetOf|SupersetOf|DisjointFrom|WellFormed)|toWellFormed|symmetricDifference|checkVisibility|moveBefore)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|reduce|take|drop|flatMap|toArray|forEach)\(/g

test('no script uses a function that the oldest browsers lack', () => {
  const files = readdirSync(`${BUILD}/assets`).filter((file) => file.endsWith('.js'))
  expect(files).not.toEqual([])
  const found = files.flatMap((file) =>
    [...readFileSync(`${BUILD}/assets/${file}`, 'utf8').matchAll(TOO_NEW)].map(
      ([name]) => `${file}: ${name}`,
    ),
  )
  expect(found).toEqual([])
})

test('the layout changes at the widths of src/lib/screens.ts, not at those of Tailwind', () => {
  const [file = ''] = readdirSync(`${BUILD}/assets`).filter((name) => name.endsWith('.css'))
  const widths = [
    ...readFileSync(`${BUILD}/assets/${file}`, 'utf8').matchAll(/@media[^{]*width[<>]=?([^)]*)/g),
  ]
  expect(widths.map(([, width = '']) => width).filter((width) => width.endsWith('rem'))).toEqual([])
  expect(widths.map(([, width]) => width)).toContain(screens.lg)
})

test('every page has one heading, its own metadata, links to existing pages only, and structured data with prices that it shows', async () => {
  const found = new Set<string>()
  const linked = new Set<string>()
  for (const page of pages) {
    const { path, title, description, canonical, picture, headings, links, text } = page
    expect(headings, path).toBe(1)
    expect(title, path).toMatch(/^.{30,60}$/)
    expect(description, path).toMatch(/^.{70,160}$/)
    for (const own of [title, description]) expect(found.has(own), `${path}: ${own}`).toBe(false)
    found.add(title).add(description)
    expect(canonical).toBe(company.url + path)

    const response = await fetch(picture.replace(company.url, inject('previewUrl')))
    const sharePicture = Buffer.from(await response.arrayBuffer())
    expect(await sharp(sharePicture).metadata(), picture).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    // Messengers leave out large pictures.
    expect(sharePicture.length, picture).toBeLessThan(300_000)

    for (const [target = ''] of links.map((link) => link.split(/[?#]/))) {
      const isServed =
        [...publicPaths, '/eventsadmin'].includes(target) ||
        (target.endsWith('.ics') && existsSync(BUILD + target))
      expect(isServed, `${path} links to ${target}`).toBe(true)
      if (target !== path) linked.add(target)
    }

    const { prices, units } = listPrices(page.structuredData)
    for (const price of prices) expect(text, path).toMatch(new RegExp(`${price}(?![\\d,]|\\.\\d)`))
    for (const unit of units) expect(text, path).toContain(unit)
  }
  expect(publicPaths.filter((path) => !linked.has(path))).toEqual([])
})

/** The prices of structured data, as patterns, and their units. */
function listPrices(structuredData: string) {
  const prices: string[] = []
  const units: unknown[] = []
  JSON.parse(structuredData, (key, value: unknown) => {
    if (/^(?:price|lowPrice|highPrice|minPrice|maxPrice)$/.test(key))
      prices.push(formatAud(Number(value)).replace('$', '\\$'))
    if (key === 'unitText') units.push(value)
    return value
  })
  return { prices, units }
}
