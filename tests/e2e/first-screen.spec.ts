import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, PHONE, publicPaths, samplePaths, test } from './fixtures'

const WIDE = { width: 1280, height: 800 }

/** The visible links and buttons of the window's present view that match a selector, with their text. */
const listInView = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const isInView = (element: Element) => {
      const { top, bottom, left, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && bottom > 0 && top < innerHeight && left < innerWidth && left + width > 0
    }
    return [...document.querySelectorAll(query)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert]') && isInView(element))
      .map((element) => element.textContent.trim())
  }, selector)

test('the first screen of every page on a phone has something to call, to ask for a quote or to enquire', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize(PHONE)
  for (const path of publicPaths) {
    await open(page, path)
    const targets = await listInView(page, 'a, button')
    expect(
      targets.filter((text) => /call|quote|enquir|book/i.test(text)),
      path,
    ).not.toEqual([])
  }
})

test('each package leads to its tiers from the first screen of a phone, where its rules are folded to the first', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/packages/weddings')
  await expect(page.getByRole('link', { name: 'See the 4 tiers' })).toBeInViewport({ ratio: 1 })
  const rules = page.getByRole('region', { name: 'Important Package Information' })
  await expect(rules.getByRole('listitem').first()).toBeHidden()
  await rules.locator('summary').click()
  await expect(rules.getByRole('listitem').first()).toBeVisible()
})

for (const viewport of [PHONE, WIDE]) {
  test(`never more than one amber button is in sight at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    for (const path of samplePaths) {
      await open(page, path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += viewport.height / 2) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        await expect
          .poll(async () => (await listInView(page, ':is(a, button).bg-amber')).length, {
            message: `${path} at ${top}`,
          })
          .toBeLessThanOrEqual(1)
      }
    }
  })
}

for (const viewport of [PHONE, WIDE]) {
  test(`no picture is in sight twice at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    for (const path of samplePaths) {
      await open(page, path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += viewport.height / 2) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        const names = await page.evaluate(() =>
          [...document.querySelectorAll('main img')]
            .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .filter((image) => {
              const box = image.getBoundingClientRect()
              return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
            })
            // The build adds a hash and a width to the name.
            .map((image) => /\/pictures\/(.+?)-[\da-f]{6}-/.exec((image as HTMLImageElement).src)?.[1])
            .filter((name) => name !== undefined),
        )
        expect(
          names.filter((name, index) => names.indexOf(name) !== index),
          `${path} at ${top}`,
        ).toEqual([])
      }
    }
  })
}

test('the footer of a phone takes half of the screen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/about')
  const { height = NaN } = (await page.getByRole('contentinfo').boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(PHONE.height / 2)
})

test('no two pages end with the same words', async ({ page }) => {
  test.setTimeout(300_000)
  const found: string[] = []
  for (const path of samplePaths) {
    await open(page, path)
    const section = page.locator('section[aria-labelledby=call-to-action]')
    if ((await section.count()) === 0) continue
    found.push((await section.locator('p').textContent()) ?? '')
  }
  expect(found.filter((text, index) => found.indexOf(text) !== index)).toEqual([])
})

test('no text of a page is smaller than 14 px', async ({ page }) => {
  test.setTimeout(300_000)
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport)
    for (const path of samplePaths) {
      await open(page, path)
      const small = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement
          if (!element || !node.textContent?.trim() || element.closest('svg, script, style, noscript')) continue
          if (element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 14)
            texts.push(node.textContent)
        }
        return texts
      })
      expect(small, `${path} at ${viewport.width} px`).toEqual([])
    }
  }
})

/** The contrast of a text with the brightest two per cent of the pixels behind it, which are photographed without it. */
async function measureContrast(page: Page, selector: string): Promise<number | null> {
  const locator = page.locator(selector).filter({ visible: true })
  if ((await locator.count()) === 0) return null
  // Not a locator, which would look for a visible element again while the text is hidden.
  const element = await locator.first().elementHandle()
  if (!element) return null
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  const colour = await element.evaluate((text: HTMLElement) => {
    // The browser names some colours in other ways than rgb().
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.fillStyle = getComputedStyle(text).color
    context?.fillRect(0, 0, 1, 1)
    text.style.visibility = 'hidden'
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
  })
  if (!box) return null
  const pixels = await sharp(await page.screenshot({ clip: box }))
    .removeAlpha()
    .raw()
    .toBuffer()
  await element.evaluate((text: HTMLElement) => (text.style.visibility = ''))
  const toLinear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const getLuminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
    0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
  const behind = Array.from({ length: pixels.length / 3 }, (_, index) =>
    getLuminance([...pixels.subarray(3 * index, 3 * index + 3)]),
  ).toSorted((a, b) => b - a)
  const brightest = behind[Math.floor(behind.length * 0.02)] ?? 1
  const [darker = 0, lighter = 0] = [getLuminance(colour), brightest].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

for (const viewport of [PHONE, WIDE]) {
  test(`labels and links above a title can be read on its picture at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    for (const path of samplePaths) {
      await open(page, path)
      await page.evaluate(() => Promise.all([...document.images].slice(0, 1).map((image) => image.decode())))
      for (const selector of [
        'main .eyebrow',
        'nav[aria-label=Breadcrumb] a',
        '[aria-label=Breadcrumb] [aria-current]',
      ]) {
        const contrast = await measureContrast(page, selector)
        if (contrast !== null) expect(contrast, `${selector} of ${path}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
}

test.describe('on a screen with three pixels for each CSS pixel', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  test('the first picture is small for the first paint, then sharp, and neither layout nor the largest paint moves', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const log = { paints: [] as number[], shift: 0 }
      Object.assign(window, { log })
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) log.paints.push(startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) log.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/packages/weddings')
    const picture = page.locator('main picture img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-phone-\d+-\d+-810\.avif$/)
    const { box, log, firstPaint } = await page.evaluate(() => ({
      box: document.querySelector('main picture img')?.getBoundingClientRect().toJSON() as DOMRect,
      log: (window as unknown as { log: { paints: number[]; shift: number } }).log,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    }))
    expect(box.top).toBe(0)
    expect(box.height).toBeGreaterThan(PHONE.height / 2)
    expect(log.shift).toBeLessThan(0.01)
    expect(log.paints.at(-1)).toBe(firstPaint)
  })
})
