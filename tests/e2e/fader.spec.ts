import type { Page } from '@playwright/test'
import { expect, open, PHONE, test } from './fixtures'

const PATH = '/packages/weddings'
/** Half the width of the cap, which is how far the first and the last stop are from the ends. */
const END_PX = 28

const getFader = (page: Page) => page.getByRole('slider')
const getOpacities = (page: Page) =>
  page
    .locator('.fader-room img')
    .evaluateAll((images) => images.map((image) => Number(getComputedStyle(image.closest('div') as Element).opacity)))

/** Returns where the fader is at a level: 0 for the first tier, 1 for the second. */
async function findPoint(page: Page, level: number) {
  const box = await getFader(page).boundingBox()
  if (!box) throw new Error('The fader is not visible')
  return { x: box.x + END_PX + ((box.width - 2 * END_PX) * level) / 3, y: box.y + box.height / 3 }
}

async function drag(page: Page, from: number, to: number) {
  const [start, end] = [await findPoint(page, from), await findPoint(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
}

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test(`the first screen has the room, the fader, the price and an enquiry at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const slug of ['functions', 'weddings', 'corporate', 'production']) {
      await open(page, `/packages/${slug}`)
      await expect(page.locator('.fader-room')).toBeInViewport({ ratio: 1 })
      await expect(getFader(page)).toBeInViewport({ ratio: 1 })
      await expect(
        page
          .locator('.fader-frame')
          .getByText(/incl\. GST/)
          .filter({ visible: true }),
      ).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Enquire about Premium', exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the arrow keys move the fader by a tier, and a drag blends two tiers until it is released', async ({ page }) => {
  await open(page, PATH)
  const fader = getFader(page)
  await fader.focus()
  for (const [key, value] of [
    ['ArrowRight', '2'],
    ['ArrowUp', '3'],
    ['ArrowLeft', '2'],
    ['End', '3'],
    ['Home', '0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(fader).toHaveValue(value)
  }

  await drag(page, 0, 1.5)
  // The pictures of the first two tiers are whole, the third is half visible and the fourth is not.
  const getRounded = async () => (await getOpacities(page)).map((opacity) => opacity.toFixed(1))
  await expect.poll(getRounded).toEqual(['1.0', '1.0', '0.5', '0.0'])
  await page.mouse.up()
  await expect(fader).toHaveValue(/^[12]$/)

  // A release far above the fader settles it, too.
  await drag(page, 0, 0.9)
  const { x } = await findPoint(page, 0.4)
  await page.mouse.move(x, 5)
  await page.mouse.up()
  await expect(fader).toHaveValue('0')
  await expect.poll(() => getOpacities(page)).toEqual([1, 0, 0, 0])
})

test('with reduced motion the fader switches', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PATH)
  await drag(page, 0, 2.7)
  await expect(getFader(page)).toHaveValue('3')
  await expect.poll(() => getOpacities(page)).toEqual([1, 1, 1, 1])
  await page.mouse.up()
})

test('Back from the form restores the light, and the row of cards follows it without moving the page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, PATH)
  const list = page.getByRole('list', { name: /: tiers$/ })
  await getFader(page).fill('3')
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(PHONE.width)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL(`${PATH}?light=horizon`)
  await page.getByRole('link', { name: 'Enquire about Horizon', exact: true }).click()
  await expect(page).toHaveURL(/\/contact/)
  await page.goBack()
  await expect(getFader(page)).toHaveValue('3')
})

test('the fader is easy to hit, and nothing moves while it slides', async ({ page, allowConsole }) => {
  // The window is resized while a page is still loading.
  allowConsole(/was preloaded using link preload/)
  for (const width of [320, 390, 768, 1080, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await open(page, PATH)
    const fader = getFader(page)
    const getEnd = () => page.locator('#tiers').evaluate((tiers) => tiers.getBoundingClientRect().top + scrollY)
    const end = await getEnd()
    expect((await fader.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    for (const level of [0, 1, 2, 3]) {
      await fader.fill(String(level))
      expect(await getEnd(), `${width} px, level ${level}`).toBe(end)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no fader, but the picture, the price and the tiers', async ({ page }) => {
    await page.goto(PATH)
    await expect(getFader(page)).toBeHidden()
    await expect(page.locator('.fader-room').getByRole('img')).toBeVisible()
    await expect(
      page
        .locator('.fader-frame')
        .getByText(/incl\. GST/)
        .filter({ visible: true }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare the 4' })).toBeVisible()
    await expect(page.getByRole('list', { name: /: tiers$/ })).toBeVisible()
  })
})
