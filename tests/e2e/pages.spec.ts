import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { samplePaths } from '../support/build/build'
import {
  axeViolations,
  expect,
  getOverflow,
  getSmallControls,
  listOutside,
  open,
  PHONE,
  setTextSize,
  test,
} from './fixtures'

const MISSING = '/no-such-page'
const ADMIN_PATHS = ['/eventsadmin', '/eventsadmin/enquiries']
const paths = [...samplePaths, ...ADMIN_PATHS, MISSING]
const PAGES_PER_TEST = 6

// Several pages in each test, because the first page of a browser context takes as long as two others.
for (let start = 0; start < paths.length; start += PAGES_PER_TEST) {
  const group = paths.slice(start, start + PAGES_PER_TEST)
  test(`accessible, easy to read and to press, and fit every width: ${group.join(' ')}`, async ({
    page,
    allowConsole,
  }) => {
    if (group.includes(MISSING)) allowConsole(/404/)
    for (const path of group) await test.step(path, () => checkPage(page, path))
  })
}

for (const path of ['/av-hire', '/av-hire/lighting']) {
  test(`the first hire items are in the first window, with their prices: ${path}`, async ({
    page,
  }) => {
    await open(page, path)
    const price = page.locator(':is(#catalogue, #items) article').first().getByText('+GST')
    for (const [width, height] of [
      [PHONE.width, PHONE.height],
      [768, 1024],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(price, `${width} px`).toBeInViewport({ ratio: 1 })
    }
  })
}

test("home's banner is half of the window, and the price and its desk are in the other half", async ({
  page,
}) => {
  await open(page, '/')
  const room = page.locator('.fader-frame')
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [PHONE.width, PHONE.height],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [
      room.locator('[data-lit] strong').filter({ visible: true }),
      room.locator('.fader-cap'),
      room.locator('.fader li').filter({ hasText: 'Basic' }),
    ])
      await expect(part.first(), `${width} px`).toBeInViewport({ ratio: 1 })
    const words = await page.getByRole('region', { name: 'What we do' }).boundingBox()
    expect((words?.y ?? NaN) + (words?.height ?? NaN), `${width} px`).toBeCloseTo(height / 2, -1)
  }
})

async function checkPage(page: Page, path: string): Promise<void> {
  const isPublic = samplePaths.includes(path)
  await page.setViewportSize(PHONE)
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(isPublic ? 0 : 1)
  expect(await axeViolations(page), path).toEqual([])
  expect(await getSmallControls(page), path).toEqual([])
  // The text of a title without a height lies over what follows it.
  const flatTitles = await page
    .locator('h1, h2, h3')
    .evaluateAll((titles) =>
      titles
        .filter((title) => title.checkVisibility() && title.clientHeight === 0)
        .map((title) => title.textContent),
    )
  expect(flatTitles, path).toEqual([])
  for (const width of [PHONE.width, 1280, 768, 320]) {
    await page.setViewportSize({ width, height: PHONE.height })
    expect(await getOverflow(page), `overflow of ${path} at ${width} px`).toBe(0)
    if (isPublic && (width === PHONE.width || width === 1280))
      expect(await listUnreadable(page), `contrast on ${path} at ${width} px`).toEqual([])
  }
  await setTextSize(page, 2)
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: PHONE.height })
    expect(await getOverflow(page), `overflow of ${path} at ${width} px with large text`).toBe(0)
    expect(await listOutside(page), `cut off on ${path} at ${width} px with large text`).toEqual([])
    expect(await listBrokenPrices(page), `${path} at ${width} px with large text`).toEqual([])
  }
  await setTextSize(page, 1)
  await page.setViewportSize({ width: 320, height: PHONE.height })
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  })
  expect(await getOverflow(page), `overflow of ${path} with wider text spacing`).toBe(0)
}

test('the app corrects a path that the host serves without a redirect, or as a missing page', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404/)
  await page.route(/\/about$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/about` }) })
  })
  // As on a host that distinguishes letter case.
  await page.route(/About$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/no-such-page` }) })
  })
  for (const path of ['//about', '/About']) {
    await open(page, baseURL + path)
    await expect(page).toHaveURL('/about')
    await expect(page).toHaveTitle(/^About/)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  }
})

/** The prices that are on two lines, as '$1,3' and '20'. A range may break after its dash. */
const listBrokenPrices = (page: Page) =>
  page.locator('strong').evaluateAll((amounts) =>
    amounts
      .filter((amount) => amount.checkVisibility() && /^\$[\d,.]+$/.test(amount.textContent ?? ''))
      .filter((amount) => {
        const range = document.createRange()
        range.selectNodeContents(amount)
        // Digits of their own have other edges than the rest of their line.
        const [first, ...others] = range.getClientRects()
        return others.some(({ top, bottom }) => (top + bottom) / 2 > (first?.bottom ?? Infinity))
      })
      .map((amount) => amount.textContent),
  )

/** The labels and links above the title that cannot be read on its picture, with their contrast. */
async function listUnreadable(page: Page): Promise<string[]> {
  // The first decoding fails if the sharp picture replaces the small one meanwhile.
  await page.evaluate(() => {
    const image = [...document.images].find((each) => each.checkVisibility())
    return image?.decode().catch(() => image.decode())
  })
  const found: string[] = []
  for (const selector of [
    'main .eyebrow',
    'nav[aria-label=Breadcrumb] a',
    '[aria-label=Breadcrumb] [aria-current]',
  ]) {
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
  const toLinear = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const getLuminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
    0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
  const behind = Array.from({ length: pixels.length / 3 }, (_, index) =>
    getLuminance([...pixels.subarray(3 * index, 3 * index + 3)]),
  ).toSorted((a, b) => b - a)
  const brightest = behind[Math.floor(behind.length * 0.02)] ?? 1
  const [darker = 0, lighter = 0] = [getLuminance(colour), brightest].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
