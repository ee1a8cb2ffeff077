import type { Page } from '@playwright/test'
import { axeViolations, expect, getOverflow, open, PHONE, test } from './fixtures'

test.use({ viewport: PHONE })

const tierList = (page: Page) => page.getByRole('list', { name: /: tiers$/ })

test('ticked add-ons go into the enquiry about a tier that can use them', async ({ page }) => {
  const addOns = page.getByRole('region', { name: 'Add to your tier' })
  const checkbox = (name: RegExp) => addOns.getByRole('checkbox', { name })
  const enquireLink = tierList(page).getByRole('link', { name: 'about AV Equipment Basic' })
  await open(page, '/packages/av-equipment')
  await addOns.locator('summary').press('Enter')
  await checkbox(/^Foldback/).focus()
  await page.keyboard.press('Space')
  await checkbox(/^Battery PA/).check()
  await expect(page).toHaveURL('/packages/av-equipment?add=battery-pa.floor-monitor')
  expect(await axeViolations(page)).toEqual([])
  await expect(enquireLink).toContainText('with 1 add-on')

  await addOns.getByRole('link', { name: 'Enquire about Diamond with 2 add-ons' }).press('Enter')
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Subject: Package Enquiry: AV Equipment Diamond\n\nAdd-ons:\n- Battery PA .*incl\. GST.*\n- Foldback .*incl\. GST \(\$\d+\+GST\)$/,
  )
  await page.goBack()
  await expect(checkbox(/^Foldback/)).toBeChecked()
  await checkbox(/^Foldback/).uncheck()
  await checkbox(/^Battery PA/).uncheck()
  await expect(page).toHaveURL('/packages/av-equipment')
  await enquireLink.click()
  await expect(page.getByLabel('Message')).toHaveValue('Subject: Package Enquiry: AV Equipment Basic')
})

test('the answer for a room stays in sight with Enquire, and the room is in no link', async ({ page }) => {
  await open(page, '/packages/weddings')
  await page
    .getByRole('button', { name: /^Room and power/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: /fit my room/ })
  await dialog.getByLabel('Length').fill('16 x 9')
  await dialog.getByLabel(/^Guests/).fill('60')
  const verdict = dialog.getByRole('heading', { name: /^(?:Tight for|It suits) 60 guests/ })
  for (const height of [PHONE.height, 640]) {
    await page.setViewportSize({ width: height === 640 ? 320 : PHONE.width, height })
    for (const part of [verdict, dialog.getByRole('link', { name: /^Enquire/ })]) {
      // A phone's keyboard covers the lower half.
      const getBottom = () => part.evaluate((element) => element.getBoundingClientRect().bottom)
      await expect.poll(getBottom).toBeLessThan(height / 2)
    }
    expect(await getOverflow(page)).toBe(0)
  }
  await dialog.getByRole('img', { name: /^Floor plan of / }).scrollIntoViewIfNeeded()
  await expect(verdict).toBeInViewport()
  expect(await axeViolations(page)).toEqual([])
  expect(new URL(page.url()).search).toBe('')
})

test.describe('the fader', () => {
  const PATH = '/packages/weddings'
  /** Half the width of the cap, which is how far the first and the last stop are from the ends. */
  const END_PX = 28
  const getFader = (page: Page) => page.getByRole('slider')
  /** How much of each tier's picture is visible. */
  const getOpacities = (page: Page) =>
    page
      .locator('.fader-room img')
      .evaluateAll((images) =>
        images.map((image) => Number(getComputedStyle(image.closest('div') as Element).opacity).toFixed(1)),
      )

  /** Presses the fader at one level and moves to another: 0 for the first tier, 1 for the second. */
  async function drag(page: Page, from: number, to: number) {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await getFader(page).boundingBox()) ?? {}
    const getX = (level: number) => x + END_PX + ((width - 2 * END_PX) * level) / 3
    await page.mouse.move(getX(from), y + height / 3)
    await page.mouse.down()
    await page.mouse.move(getX(to), y + height / 3, { steps: 4 })
  }

  test('moves by a tier with the arrow keys, and blends two tiers while it is dragged', async ({ page }) => {
    await open(page, PATH)
    const fader = getFader(page)
    await fader.focus()
    for (const [key, value] of [
      ['ArrowRight', '2'],
      ['ArrowLeft', '1'],
      ['End', '3'],
      ['Home', '0'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(fader).toHaveValue(value)
    }
    await drag(page, 0, 1.5)
    await expect.poll(() => getOpacities(page)).toEqual(['1.0', '1.0', '0.5', '0.0'])
    await page.mouse.up()
    await expect(fader).toHaveValue(/^[12]$/)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await drag(page, 0, 2.7)
    await expect(fader).toHaveValue('3')
    await expect.poll(() => getOpacities(page)).toEqual(['1.0', '1.0', '1.0', '1.0'])
    await page.mouse.up()
  })

  test('moves the row of cards but not the page, and is where it was after Back from the form', async ({ page }) => {
    await open(page, PATH)
    await getFader(page).fill('3')
    await expect.poll(() => tierList(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(PHONE.width)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveURL(`${PATH}?light=horizon`)
    await page.getByRole('link', { name: 'Enquire about Horizon', exact: true }).click()
    await expect(page).toHaveURL(/\/contact/)
    await page.goBack()
    await expect(getFader(page)).toHaveValue('3')
  })
})
