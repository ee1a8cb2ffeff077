import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** The visible links and buttons of the window's present view that match a selector, with their text. */
export const listInView = (page: Page, selector: string) =>
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

/** Scrolls through the page by half a window at a time, and returns what `read` returns for each view. */
async function readViews<Result>(page: Page, read: () => Promise<Result>): Promise<Result[]> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight / 2,
  }))
  const tops = Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step)
  const results: Result[] = []
  for (const top of [...tops, 0]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    results.push(await read())
  }
  return results
}

/** Reads the page from top to bottom: the most amber buttons that are in view at once, and the photos that are in view twice. */
export async function readPage(page: Page): Promise<{ amberButtons: number; repeated: string[] }> {
  const views = await readViews(page, async () => ({
    amberButtons: await countSettled(page, ':is(a, button).bg-amber'),
    pictures: await listPictures(page),
  }))
  const repeated = views.flatMap(({ pictures }) => pictures.filter((name, index) => pictures.indexOf(name) !== index))
  return {
    amberButtons: Math.max(...views.map(({ amberButtons }) => amberButtons)),
    repeated: [...new Set(repeated)],
  }
}

/** The photos in view. */
const listPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
      // Without the hash and the width that the build adds to the name.
      .flatMap((image) => /\/pictures\/(.+?)-[\da-f]{6}-/.exec(image.src)?.[1] ?? []),
  )

/** The number in view, once the bar at the bottom has come or gone. */
async function countSettled(page: Page, selector: string): Promise<number> {
  for (let wait = 0; wait < 100; wait += 1) {
    const { length } = await listInView(page, selector)
    if (length <= 1) return length
    await page.waitForTimeout(100)
  }
  return (await listInView(page, selector)).length
}

/** The texts of a page that are smaller than 14 px. */
export const listSmallTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('svg, script, style, noscript')) continue
      if (element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 14) texts.push(node.textContent)
    }
    return texts
  })

/** The labels and links above the title that cannot be read on its picture, with their contrast. */
export async function listUnreadable(page: Page): Promise<string[]> {
  // The first decoding fails if the sharp picture replaces the small one meanwhile.
  await page.evaluate(() => {
    const [image] = document.images
    return image?.decode().catch(() => image.decode())
  })
  const found: string[] = []
  for (const selector of ['main .eyebrow', 'nav[aria-label=Breadcrumb] a', '[aria-label=Breadcrumb] [aria-current]']) {
    const contrast = await measureContrast(page, selector)
    if (contrast !== null && contrast < 4.5) found.push(`${selector}: ${contrast.toFixed(2)}`)
  }
  return found
}

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
