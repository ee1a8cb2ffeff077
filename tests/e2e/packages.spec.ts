import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { toFileName } from '../../vite/hosting/host-rules.ts'
import { BUILD, publicPaths } from '../support/build/build'
import { axeViolations, expect, getOverflow, hold, MOVING, open, PHONE, test } from './fixtures'

test.use({ viewport: PHONE })

const tierList = (page: Page) => page.getByRole('list', { name: /: tiers$/ })

test('ticked add-ons go into the enquiry about a tier that can use them, and are still ticked after Back', async ({
  page,
}) => {
  const addOns = page.getByRole('region', { name: 'Add to your tier' })
  const checkbox = (name: RegExp) => addOns.getByRole('checkbox', { name })
  await open(page, '/packages/av-equipment')
  await addOns.locator('summary').press('Enter')
  await checkbox(/^Foldback/).press('Space')
  await checkbox(/^Battery PA/).check()
  await expect(page).toHaveURL('/packages/av-equipment?add=battery-pa.floor-monitor')
  expect(await axeViolations(page)).toEqual([])
  await expect(
    tierList(page).getByRole('link', { name: 'about AV Equipment Basic' }),
  ).toContainText('with 1 add-on')

  await addOns.getByRole('link', { name: 'Choose your tier with 2 add-ons' }).press('Enter')
  const enquire = tierList(page).getByRole('link', {
    name: 'Enquire with 2 add-ons about AV Equipment Diamond',
  })
  const line = await enquire.locator('xpath=preceding-sibling::p').textContent()
  const [, total = ''] = /^With 2 add-ons: (from .*\+GST\))$/.exec(line ?? '') ?? []
  await enquire.press('Enter')
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Subject: Package Enquiry: AV Equipment Diamond\n\n- AV Equipment Diamond for 24 hours\n- Battery PA .*incl\. GST.*\n- Foldback .*incl\. GST \(\$\d+\+GST\)\n\nThe total .*\+GST\)\.$/,
  )
  expect(total).not.toBe('')
  expect(await page.getByLabel('Message').inputValue()).toContain(`is ${total}.`)
  await page.goBack()
  await expect(checkbox(/^Foldback/)).toBeChecked()
})

test('a click on an option of the adviser counts although the field above it shows an error then', async ({
  page,
}) => {
  // The error has two lines.
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/packages')
  const choose = (name: string) =>
    page
      .locator('form[name=adviser] label')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click({ position: { x: 60, y: 2 } })
  await choose('Wedding')
  await page.getByLabel('How many guests?').fill('0')
  await choose('Indoors')
  await expect(page.getByText(/^Please enter a whole number/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Indoors' })).toBeChecked()
})

test('the last option that is chosen in the adviser brings what to do next into the window', async ({
  page,
}) => {
  await open(page, '/packages')
  const adviser = page.locator('form[name=adviser]')
  await adviser.getByText('Wedding', { exact: true }).click()
  await adviser.getByLabel('How many guests?').fill('80')
  const indoors = adviser.getByText('Indoors', { exact: true })
  await indoors.evaluate((option) =>
    window.scrollBy({ top: option.getBoundingClientRect().top - 600, behavior: 'instant' }),
  )
  await indoors.click()
  const enquire = page.locator('#which-package').getByRole('link', { name: 'Enquire' })
  await expect(enquire).toBeInViewport({ ratio: 1 })
  const price = page.locator('#which-package article').getByText('incl. GST').first()
  await expect(price).toBeInViewport({ ratio: 1 })
})

test('the answer for a room stays in sight with Enquire, and the room is in no link', async ({
  page,
}) => {
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

test('the fader moves the row of cards but not the page, and is where it was after Back from the form', async ({
  page,
}) => {
  await open(page, '/packages/weddings')
  const fader = page.getByRole('slider')
  await fader.press('End')
  await expect
    .poll(() => tierList(page).evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(PHONE.width)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/packages/weddings?light=horizon')
  await page.getByRole('link', { name: 'Enquire about Horizon', exact: true }).click()
  await expect(page).toHaveURL(/\/contact/)
  await page.goBack()
  await expect(fader).toHaveValue('3')
})

test('a link to a tier of a package without a room marks its card, and the app starts', async ({
  page,
}) => {
  await open(page, '/packages/speakers?light=horizon')
  await expect(tierList(page).locator('[data-lit]')).toContainText('Speakers Horizon')
})

test.describe('with motion', () => {
  test.use(MOVING)

  test('a link to a tier shows its light, its price and its card from the first paint on, and nothing slides there', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('transitionrun', ({ propertyName }) => {
        if (propertyName === '--warm-up') document.documentElement.setAttribute('data-slid', '')
      })
    })
    const start = await hold(page)
    // As a mail program leaves a link at the end of a sentence.
    const opened = open(page, '/packages/weddings?LIGHT=horizon.')
    const room = page.locator('.fader-frame')
    const picture = room.locator('.fader-room img').filter({ visible: true })
    await expect(picture).toHaveAttribute('src', /horizon/)
    await expect(room.getByText('Weddings Horizon', { exact: true })).toBeVisible()
    await expect(room.getByText('Weddings Premium', { exact: true })).toBeHidden()
    const button = room.getByRole('link', { name: /^Enquire about/ })
    await expect(button).toHaveText('Enquire about Horizon')
    await expect(button).toHaveAttribute('href', /Weddings%20Horizon.*light%3Dhorizon/)
    start()
    await opened
    await expect(page).toHaveURL('/packages/weddings?light=horizon')
    await expect(picture).toHaveAttribute('src', /horizon/)
    await expect(room.getByText('Weddings Horizon', { exact: true })).toBeVisible()
    await expect(page.locator('html[data-slid]')).toHaveCount(0)
    // The cap stays in the window, also while it shows that it can be held.
    const cap = room.locator('.fader-cap')
    await expect(cap).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => tierList(page).evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(PHONE.width)
  })

  test('after a link on the site, too, the row of cards shows the lit tier and the fader its hint', async ({
    page,
  }) => {
    await open(page, '/packages')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Weddings', exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wedding DJ Packages' })).toBeFocused()
    await expect
      .poll(() => tierList(page).evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0)
    await expect(page.locator('.fader-hint')).toBeVisible()
  })
})

test('the light of the home page goes along to the enquiry and to the tiers, and Back restores it', async ({
  page,
}) => {
  await open(page, '/')
  const fader = page.getByRole('slider')
  await fader.press('End')
  const room = page.getByRole('region', { name: 'Light your party' })
  await room.getByRole('link', { name: 'Get Quote' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    'Subject: Package Enquiry: Functions Horizon',
  )
  await page.goBack()
  await expect(fader).toHaveValue('3')
  await page.getByRole('link', { name: "See what's in it" }).click()
  await expect(page).toHaveURL('/packages/functions?light=horizon#tiers')
  await expect(fader).toHaveValue('3')
})

test('no room covers a price in a low window', async ({ page }) => {
  const paths = publicPaths.filter((path) =>
    readFileSync(`${BUILD}/${toFileName(path)}`, 'utf8').includes('fader-room'),
  )
  expect(paths).toContain('/')
  for (const path of paths) {
    await open(page, path)
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      const covered = await page.locator('.fader-text p').evaluateAll((texts) =>
        texts.flatMap((text) => {
          const room = text.closest('.fader-frame')?.querySelector('.fader-room')
          if (!room || !text.checkVisibility({ visibilityProperty: true })) return []
          const picture = room.getBoundingClientRect()
          const words = document.createRange()
          words.selectNodeContents(text)
          const isCovered = [...words.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > picture.left &&
              left < picture.right &&
              bottom > picture.top &&
              top < picture.bottom,
          )
          return isCovered ? [text.textContent] : []
        }),
      )
      expect(covered, `${path} at ${width} × ${height}`).toEqual([])
    }
  }
})
