import type { Locator, Page } from '@playwright/test'
import { itemName } from '../support/build/build'
import {
  addButton,
  cardStepper,
  quoteButton,
  quotePanel,
  searchBox,
} from '../support/site/hire-page'
import {
  expect,
  getOverflow,
  getSmallControls,
  listOutside,
  open,
  PHONE,
  setTextSize,
  test,
} from './fixtures'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const phoneBar = (page: Page) => page.getByRole('complementary', { name: 'Call or get a quote' })
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)

async function getBox(locator: Locator) {
  const { y = NaN, height = NaN } = (await locator.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

test('on a scrolled page, calling and the form are at hand, and nothing is hidden behind them', async ({
  page,
}) => {
  await open(page, '/packages')
  await expect(phoneBar(page)).toBeHidden()
  await scrollTo(page, 201)
  await expect(phoneBar(page).getByRole('link', { name: /^Call/ })).toBeVisible()
  expect(await getSmallControls(page)).toEqual([])
  const bar = await getBox(phoneBar(page))
  expect(bar.bottom).toBe(PHONE.height)
  // A link that is behind the bar is scrolled above it when it receives the focus.
  const link = page.getByRole('main').getByRole('link').nth(6)
  await link.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 10),
  )
  expect((await getBox(link)).bottom).toBeGreaterThan(bar.top)
  await link.focus()
  await expect.poll(async () => (await getBox(link)).bottom).toBeLessThanOrEqual(bar.top)
  // Nor does the bar cover the end of the page.
  await scrollTo(page, 1e6)
  const { bottom } = await getBox(page.getByRole('contentinfo').getByRole('link').last())
  expect(bottom).toBeLessThanOrEqual(bar.top)
  await page.emulateMedia({ media: 'print' })
  await expect(phoneBar(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await phoneBar(page).getByRole('link', { name: 'Get Quote' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(phoneBar(page)).toHaveCount(0)
})

test('what is found is above the keyboard, and the quote has its own bar', async ({ page }) => {
  await open(page, '/av-hire')
  const cards = page.getByRole('main').locator('#catalogue article').filter({ visible: true })
  await searchBox(page).pressSequentially('sp')
  // A phone's keyboard covers the lower half.
  await expect.poll(async () => (await getBox(cards.first())).bottom).toBeLessThan(PHONE.height / 2)
  await scrollTo(page, 3000)
  await searchBox(page).pressSequentially('eaker')
  await expect(cards.first()).toBeInViewport({ ratio: 1 })
  const speaker = itemName('powered-speaker-12')
  await addButton(page, speaker).tap()
  await expect(cardStepper(page, speaker)).toBeVisible()
  await searchBox(page).fill('')
  await scrollTo(page, PHONE.height + 500)
  await expect(quoteButton(page)).toBeInViewport({ ratio: 1 })
  await expect(phoneBar(page)).toBeHidden()
})

test('a long word as suburb is broken', async ({ page }) => {
  const suburb = `?to=https://maps.example/${'a'.repeat(60)}`
  for (const path of ['/services/dj-hire', '/packages/functions', '/av-hire']) {
    await open(page, `${path}${suburb}&list=led-par.to-elsewhere`)
    await expect(page.getByText(/maps\.example/).first()).toBeVisible()
    expect(await getOverflow(page), path).toBe(0)
  }
})

test('nothing is wider than a narrow window with a full quote', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/av-hire?list=xdj-xz*20.cold-spark*20.moving-head-beam*20')
  await page.getByRole('button', { name: 'Use this quote' }).tap()
  await expect(quotePanel(page).getByRole('listitem')).toHaveCount(3)
  expect(await getOverflow(page)).toBe(0)
  expect(await page.evaluate(() => innerWidth)).toBe(320)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quote · 60' })).toBeVisible()
  expect(await page.evaluate(() => innerWidth)).toBe(320)
  expect(await listOutside(page)).toEqual([])
  await quoteButton(page).tap()
  await page.setViewportSize(PHONE)
  await setTextSize(page, 2)
  expect(await getOverflow(page)).toBe(0)
  expect(await page.evaluate(() => innerWidth)).toBe(PHONE.width)
  expect(await listOutside(page)).toEqual([])
})

test('a finger that scrolls over the fader changes neither the light nor the URL, one that drags or taps does', async ({
  page,
}) => {
  await open(page, '/packages/weddings?light=horizon')
  const fader = page.getByRole('slider')
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await fader.boundingBox()) ?? {}
  const left = x + 30
  const middle = y + height / 2
  for (const [dx, dy] of [
    [0, -200],
    [80, -140],
    [0, 200],
  ] as const) {
    await swipe(page, { from: [left, middle], to: [left + dx, middle + dy] })
    expect(await fader.inputValue()).toBe('3')
    await scrollTo(page, 0)
  }
  await page.waitForURL('**/packages/weddings?light=horizon')
  await swipe(page, { from: [x + width - 30, middle], to: [x + width / 3, middle] })
  await expect(fader).toHaveValue('1')
  await page.touchscreen.tap(left, middle)
  await expect(fader).toHaveValue('0')
  await expect(page).toHaveURL('/packages/weddings?light=basic')
})

test('only the finger that began moves the fader, and two fingers zoom the page', async ({
  page,
}) => {
  await open(page, '/packages/weddings?light=premium')
  const fader = page.getByRole('slider')
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await fader.boundingBox()) ?? {}
  // The phone's own gestures of going back begin within 24 pixels of its edges.
  expect(x).toBeGreaterThanOrEqual(24)
  expect(x + width).toBeLessThanOrEqual(PHONE.width - 24)
  const middle = y + height / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...positions: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: positions.map((left, id) => ({ x: left, y: middle, id })),
    })
  const left = x + 30
  const first = x + width / 2 - 60
  await touch('touchStart', left)
  // The second finger taps. The browser takes one that moves for a zoom.
  await touch('touchStart', left, first + 120)
  await touch('touchEnd', left)
  await touch('touchEnd')
  await expect(fader).toHaveValue('0')

  await touch('touchStart', first, first + 120)
  for (const distance of [10, 20, 30, 40, 50])
    await touch('touchMove', first - distance, first + 120 + distance)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1)
  await expect(fader).toHaveValue('0')
})

type Point = readonly [x: number, y: number]

/** Moves a finger in ten steps. The browser scrolls the page if it takes the gesture for a scroll. */
async function swipe(page: Page, { from, to }: { from: Point; to: Point }) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: Point) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [
      from[0] + ((to[0] - from[0]) * step) / 10,
      from[1] + ((to[1] - from[1]) * step) / 10,
    ])
  }
  await touch('touchEnd', to)
  await client.detach()
}
