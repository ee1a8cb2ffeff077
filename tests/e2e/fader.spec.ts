import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures'

const PATH = '/packages/weddings'
/** Half the width of the cap, which is how far the first and the last stop are from the ends. */
const END_PX = 28

const getFader = (page: Page) => page.getByRole('slider')
/** Opens the page and scrolls to the fader, which loads when it is near. */
async function openFader(page: Page) {
  await open(page, PATH)
  await page.getByRole('heading', { name: 'Light the room' }).scrollIntoViewIfNeeded()
  await getFader(page).scrollIntoViewIfNeeded()
}
const getPictures = (page: Page) => page.locator('section:has(input[type=range]) img')
const getOpacities = (page: Page) =>
  getPictures(page).evaluateAll((images) =>
    images.map((image) => Number(getComputedStyle(image.closest('div') as Element).opacity)),
  )

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

test('the pictures of the fader load when it is near, and not before', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/pictures\/scenes\/(\w+-\w+)-/.exec(request.url()) ?? []
    if (name) loaded.add(name)
  })
  await page.setViewportSize({ width: 390, height: 400 })
  await open(page, PATH)
  await page.waitForLoadState('networkidle')
  expect([...loaded]).toEqual([])
  await page.getByRole('heading', { name: 'Light the room' }).scrollIntoViewIfNeeded()
  await expect.poll(() => loaded.size).toBe(4)
})

test('the arrow keys move the fader by a tier, and a drag blends two tiers until it is released', async ({ page }) => {
  await openFader(page)
  const fader = getFader(page)
  await fader.focus()
  for (const [key, value] of [
    ['ArrowRight', '1'],
    ['ArrowUp', '2'],
    ['ArrowLeft', '1'],
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
  await openFader(page)
  await drag(page, 0, 1.7)
  await expect(getFader(page)).toHaveValue('2')
  await expect.poll(() => getOpacities(page)).toEqual([1, 1, 1, 0])
  await page.mouse.up()
})

test('the fader is easy to hit, and nothing moves when it loads and while it slides', async ({ page }) => {
  for (const width of [320, 390, 768, 1080, 1280, 1920]) {
    await page.setViewportSize({ width, height: 400 })
    await open(page, PATH)
    const fader = getFader(page)
    await expect(fader).toHaveCount(0)
    const getEnd = () => page.locator('#tiers').evaluate((tiers) => tiers.getBoundingClientRect().top + scrollY)
    const end = await getEnd()
    await page.getByRole('heading', { name: 'Light the room' }).scrollIntoViewIfNeeded()
    expect((await fader.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    for (const level of [0, 1, 2, 3]) {
      await fader.fill(String(level))
      expect(await getEnd(), `${width} px, level ${level}`).toBe(end)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no fader, and the tiers are there', async ({ page }) => {
    await page.goto(PATH)
    await expect(getFader(page)).toBeHidden()
    await expect(page.getByRole('list', { name: /: tiers$/ })).toBeVisible()
  })
})
