import type { Locator, Page } from '@playwright/test'
import { addButton, cardStepper, quoteButton, quotePanel, searchBox } from '../support/site/hire-page'
import { axeViolations, expect, itemName, open, PHONE, test } from './fixtures'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

const phoneBar = (page: Page) => page.getByRole('complementary', { name: 'Call or get a quote' })
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)

async function getBox(locator: Locator) {
  const { y = NaN, height = NaN } = (await locator.boundingBox()) ?? {}
  return { top: y, bottom: y + height, height }
}

test('on a scrolled page, calling and the form are at hand, and nothing is hidden behind them', async ({ page }) => {
  await open(page, '/packages')
  await expect(phoneBar(page)).toBeHidden()
  await scrollTo(page, 201)
  await expect(phoneBar(page).getByRole('link', { name: 'Call' })).toBeVisible()
  for (const link of await phoneBar(page).getByRole('link').all()) {
    expect((await getBox(link)).height).toBeGreaterThanOrEqual(44)
  }
  const bar = await getBox(phoneBar(page))
  expect(bar.bottom).toBe(PHONE.height)
  expect(await axeViolations(page)).toEqual([])
  // A link that is behind the bar is scrolled above it when it receives the focus.
  const link = page.getByRole('main').getByRole('link').nth(6)
  await link.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 10))
  expect((await getBox(link)).bottom).toBeGreaterThan(bar.top)
  await link.focus()
  await expect.poll(async () => (await getBox(link)).bottom).toBeLessThanOrEqual(bar.top)
  // The bar covers nothing at the end of the page.
  await scrollTo(page, 1e6)
  const { bottom } = await getBox(page.getByRole('contentinfo').getByRole('link').last())
  expect(bottom).toBeLessThanOrEqual((await getBox(phoneBar(page))).top)
  await phoneBar(page).getByRole('link', { name: 'Get Quote' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(phoneBar(page)).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^\(02\)/ })
      .first(),
  ).toBeInViewport()
})

test('the bar is not on paper and not on a wide screen', async ({ page }) => {
  await open(page, '/packages')
  await scrollTo(page, PHONE.height + 100)
  await expect(phoneBar(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(phoneBar(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 640, height: 844 })
  await expect(phoneBar(page)).toBeHidden()
})

test('a row of links scrolls from edge to edge of the window', async ({ page }) => {
  await open(page, '/packages/weddings')
  const row = page.getByRole('region', { name: 'Other packages and services' }).getByRole('list')
  expect(await row.boundingBox()).toMatchObject({ x: 0, width: PHONE.width })
  const { x: gutter } = (await page.getByRole('heading', { name: 'Other packages and services' }).boundingBox()) ?? {}
  expect((await row.getByRole('link').first().boundingBox())?.x).toBe(gutter)
})

test('every line of a numbered legal title starts at the same place', async ({ page }) => {
  await open(page, '/terms')
  const lines = await page
    .getByRole('main')
    .locator('summary h2')
    .evaluateAll((titles) =>
      titles.map((title) => {
        const text = document.createRange()
        text.selectNode(title.lastChild ?? title)
        return Array.from(text.getClientRects(), ({ left }) => Math.round(left))
      }),
    )
  expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThan(1)
  expect(new Set(lines.flat()).size).toBe(1)
})

test('the buttons for other profiles are beside the photo, under the name', async ({ page }) => {
  await open(page, '/team')
  await page.getByRole('main').getByRole('button', { name: /Rafi/ }).tap()
  const dialog = page.getByRole('dialog')
  const photo = await dialog.getByRole('img').boundingBox()
  const next = await dialog.getByRole('button', { name: 'Next profile' }).boundingBox()
  const previous = await dialog.getByRole('button', { name: 'Previous profile' }).boundingBox()
  if (!photo || !next || !previous) throw new Error('The photo or a button is not visible')
  expect(previous.x).toBeGreaterThan(photo.x + photo.width)
  expect(next.y).toBe(previous.y)
  expect(next.y).toBeLessThan(photo.y + photo.height)
})

test('the catalogue starts in the first screen, its rows have one height, and the quote has its own bar', async ({
  page,
}) => {
  await open(page, '/av-hire')
  const cards = page.getByRole('main').locator('#catalogue article').filter({ visible: true })
  await expect(cards.first()).toBeInViewport({ ratio: 1 })
  const rows = await cards.evaluateAll((rowsFound) => rowsFound.map((row) => row.getBoundingClientRect().height))
  expect(new Set(rows).size).toBe(1)
  for (const { naturalRatio, ratio } of await cards.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      naturalRatio: image.width / image.height,
      ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    })),
  )) {
    expect(naturalRatio).toBeCloseTo(ratio, 1)
  }

  // A phone's keyboard covers the lower half.
  await searchBox(page).tap()
  await expect.poll(async () => (await getBox(cards.first())).bottom).toBeLessThan(PHONE.height / 2)
  await scrollTo(page, 3000)
  await searchBox(page).pressSequentially('speaker')
  await expect(cards.first()).toBeInViewport({ ratio: 1 })

  const speaker = itemName('powered-speaker-12')
  await addButton(page, speaker).tap()
  await expect(cardStepper(page, speaker)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await searchBox(page).fill('')
  await scrollTo(page, PHONE.height + 500)
  await expect(quoteButton(page)).toBeInViewport({ ratio: 1 })
  await expect(phoneBar(page)).toBeHidden()
})

test('the catalogue shows its other rows when asked, and Back keeps them', async ({ page }) => {
  await open(page, '/av-hire')
  const cards = page.getByRole('main').locator('#catalogue article').filter({ visible: true })
  const count = await cards.count()
  const more = page.getByRole('button', { name: /^Show \d+ more items$/ })
  await more.tap()
  await expect(more).toBeHidden()
  await expect(cards.nth(count).getByRole('link')).toBeFocused()
  const whole = await cards.count()
  await open(page, '/faq')
  await page.goBack()
  await expect(cards).toHaveCount(whole)
})

test('the items of a category start in the first screen', async ({ page }) => {
  await open(page, '/av-hire/lighting')
  await expect(page.getByRole('main').locator('#items article').first()).toBeInViewport({ ratio: 1 })
})

test('the quote has room for three items with their counts, and the form shows it and leads back', async ({ page }) => {
  await open(page, '/av-hire')
  await page.getByRole('button', { name: /^Show \d+ more items$/ }).tap()
  for (const id of ['xdj-xz', 'xdj-rx3', 'haze-machine']) await addButton(page, itemName(id)).tap()
  await quoteButton(page).tap()
  const panel = quotePanel(page)
  const count = panel.getByRole('textbox', { name: `Number of ${itemName('xdj-rx3')}` })
  await count.fill('3')
  for (const row of await panel.getByRole('listitem').all()) await expect(row).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page)).toEqual([])
  await panel.getByRole('link', { name: 'Request Quote' }).tap()
  const summary = page.getByRole('region', { name: 'Your quote' })
  await expect(summary).toContainText('5 items')
  await expect(summary).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page)).toEqual([])
  await summary.getByRole('link', { name: 'Change the list' }).tap()
  await expect(count).toHaveValue('3')
})

test('the dates of a quote are beside each other', async ({ page }) => {
  await page.addInitScript(
    (stored) => localStorage.setItem('site.quote', stored),
    JSON.stringify({ kit: [{ id: 'xdj-xz', count: 1 }] }),
  )
  await open(page, '/av-hire')
  await quoteButton(page).tap()
  const panel = quotePanel(page)
  await panel.locator('summary').tap()
  const [from, to] = [panel.getByLabel('Collection or delivery'), panel.getByLabel('Return')]
  expect((await getBox(to)).top).toBe((await getBox(from)).top)
})

for (const width of [320, 360]) {
  test(`nothing is wider than the window at ${width} px with a full quote`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const kit = ['xdj-xz', 'cold-spark', 'moving-head-beam'].map((id) => ({ id, count: 20 }))
    await page.addInitScript((stored) => localStorage.setItem('site.quote', stored), JSON.stringify({ kit }))
    for (const path of ['/av-hire', '/av-hire/effects', '/av-hire/cold-spark']) {
      await open(page, path)
      await expect(quoteButton(page)).toBeVisible()
      // A phone makes the window wider, too.
      expect(await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth)), path).toBe(width)
      await quoteButton(page).tap()
      await expect(quotePanel(page).getByRole('listitem')).toHaveCount(3)
      const list = quotePanel(page).getByRole('list')
      expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0)
    }
  })
}

test('no dialog is higher than its frame or its content', async ({ page }) => {
  const expectFit = async (name: string | RegExp) => {
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    const getExcess = () =>
      dialog.evaluate((element) => {
        // A sticky last row is then at its own place.
        element.scrollTop = element.scrollHeight
        const end = (element.lastElementChild?.getBoundingClientRect().bottom ?? 0) + element.scrollTop
        const contentHeight = end - element.getBoundingClientRect().top
        return element.scrollHeight - Math.max(element.clientHeight, Math.ceil(contentHeight))
      })
    // The content may still be loading.
    await expect(dialog.getByText(/^Loading/)).toHaveCount(0)
    await expect.poll(getExcess, { message: String(name) }).toBeLessThanOrEqual(1)
  }
  await open(page, '/av-hire?list=xdj-xz.led-par*4.mirror-ball.low-fog.haze-machine.wired-microphone.xdj-rx3')
  await expectFit('Quote from a link')
  await page.getByRole('button', { name: 'Use this quote' }).click()
  await expect(
    quotePanel(page).getByRole('button', { name: 'Copy link' }).or(quotePanel(page).getByRole('listitem').nth(5)),
  ).toBeVisible()
  await expectFit('Quote cart')
  await quotePanel(page)
    .getByRole('button', { name: /needs on site/ })
    .click()
  await expectFit(/needs on site/)
  await open(page, '/av-hire?item=xdj-xz')
  await expectFit(itemName('xdj-xz'))
  await open(page, '/team')
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await expectFit(/./)
  await open(page, '/')
  await page.getByRole('main').locator('a[aria-haspopup=dialog]').first().click()
  await expectFit(/./)
})
