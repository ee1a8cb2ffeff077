import type { Locator, Page } from '@playwright/test'
import { axeViolations, expect, getOverflow, getSmallControls, open, openAsAdmin, PHONE, test } from './fixtures'

const WIDE = { width: 1280, height: 800 }

// A member with a photo and one without.
const MEMBER_WITH_PHOTO = 'Theo Vasilakos'
const MEMBER_WITHOUT_PHOTO = 'Anjali Basnet'

async function expectNoViolations(page: Page, description: string) {
  expect.soft(await axeViolations(page), description).toEqual([])
}

/** Opens a dialog, checks it, closes it with Escape and expects the focus on the opener. */
async function expectDialogAccessible(page: Page, opener: Locator, description: string) {
  await opener.click()
  await expect(page.getByRole('dialog').last()).toBeVisible()
  await expect(page.getByText('Loading image...')).toHaveCount(0)
  await expectNoViolations(page, description)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Presses Tab. Returns the focused element's name, and whether it has a focus ring and is in view. */
async function pressTab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await page.keyboard.press(key)
  return page.evaluate(async () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // Cards and checkbox labels have the focus ring of the link or checkbox inside.
    const coversCard = getComputedStyle(focused, '::after').position === 'absolute'
    const target = (coversCard ? focused.closest('article') : focused.closest('label')) ?? focused
    const hasRing =
      // The button inside draws its own.
      focused.matches('[type=date]') ||
      [focused, target].some((element) => getComputedStyle(element).outlineStyle !== 'none') ||
      getComputedStyle(focused, '::after').outlineStyle !== 'none'
    const fractions = [0.1, 0.3, 0.5, 0.7, 0.9]
    let isInView = false
    // Wait a few frames, because the skip link slides in and a list may still scroll.
    for (let frame = 0; frame < 12 && !isInView; frame++) {
      await new Promise((done) => requestAnimationFrame(done))
      const { left, top, width, height } = target.getBoundingClientRect()
      isInView = fractions.some((x) =>
        fractions.some((y) =>
          target.contains(document.elementFromPoint(left + width * x, top + height * y) ?? document),
        ),
      )
    }
    const name = focused.getAttribute('aria-label') ?? focused.textContent
    return { name: name.trim(), hasRing, isInView }
  })
}

test('at 1280 px there are no violations in the menus and in three pages', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  for (const name of ['About Us menu', 'Services menu', 'Packages menu']) {
    await page.getByRole('button', { name }).press('Enter')
    await expectNoViolations(page, name)
  }
  for (const path of ['/packages/weddings', '/av-hire', '/contact']) {
    await open(page, path)
    await expectNoViolations(page, path)
  }
})

test.describe('at 390 px there are no violations in', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('menus, the service dialog and the gallery viewer', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Services menu' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'DJ Hire', exact: true })).toBeVisible()
    await expectNoViolations(page, 'menu and submenu')
    await page.keyboard.press('Escape')
    await expectDialogAccessible(
      page,
      page.getByRole('main').getByRole('link', { name: 'Karaoke', exact: true }),
      'service modal',
    )
    await open(page, '/services/dj-hire')
    await expectDialogAccessible(page, page.getByRole('button', { name: /enlarge$/ }).first(), 'gallery viewer')
  })

  test('the needs of a tier and the profiles', async ({ page }) => {
    await open(page, '/packages/weddings')
    const tierNeeds = page.getByRole('button', { name: /^Room and power/ }).first()
    await expectDialogAccessible(page, tierNeeds, 'needs of a tier')
    await open(page, '/team')
    for (const name of [MEMBER_WITH_PHOTO, MEMBER_WITHOUT_PHOTO]) {
      await expectDialogAccessible(page, page.getByRole('button', { name }), `profile of ${name}`)
    }
  })

  test('hire dialogs, an empty search result and an open answer', async ({ page }) => {
    await open(page, '/av-hire?item=cdj-3000-set')
    await page.getByRole('dialog').getByRole('button', { name: 'Add to Quote' }).click()
    await expectNoViolations(page, 'item')
    await open(page, '/av-hire?list=low-fog.xdj-xz')
    await page.getByRole('button', { name: 'Use this quote' }).click()
    await expect(page.getByRole('button', { name: 'Replace my quote' })).toBeVisible()
    await expectNoViolations(page, 'quote from a link')
    await open(page, '/av-hire?q=zzzzqqq')
    await expect(page.getByText('No equipment found')).toBeVisible()
    await expectNoViolations(page, 'empty result')
    await open(page, '/faq')
    await page.getByRole('main').getByRole('group').first().click()
    await expectNoViolations(page, 'open answer')
  })

  test('the enquiry form with errors, and the thank-you card', async ({ page }) => {
    await open(page, '/contact')
    await page.getByText('What helps us quote').click()
    await page.getByLabel('Phone').fill('0491 570 006')
    await page.getByLabel('Event Date').fill('2020-01-01')
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expectNoViolations(page, 'errors')
    await page.getByLabel('Full Name').fill('Mei Tran')
    await page.getByLabel('Email').fill('mei@example.com')
    await page.getByLabel('Event Date').fill('')
    await page.getByLabel('Message').fill('A school fete on the oval.')
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Mei' })).toBeFocused()
    await expectNoViolations(page, 'thanks')
  })

  test('the admin login, sign-up and password forms', async ({ page }) => {
    await open(page, '/eventsadmin')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectNoViolations(page, 'login with errors')
    await page.getByRole('button', { name: 'Need an admin account? Create one' }).click()
    await expect(page.getByLabel('Confirm Password')).toBeVisible()
    await expectNoViolations(page, 'sign-up')
    await open(page, '/eventsadmin')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expectNoViolations(page, 'forgotten password')
  })

  test('the dashboard and the form of an event, which fits and can be reached', async ({ page, request }) => {
    await openAsAdmin(page, request)
    await expectNoViolations(page, 'dashboard')
    expect(await getOverflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Add New Event' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Image URL').fill('/sample-events/player.jpg')
    await form.getByRole('button', { name: 'Create Event' }).click()
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByRole('article').locator('img')).toHaveAttribute('src', '/sample-events/player.jpg')
    await expectNoViolations(page, 'form with errors')
    expect(await getSmallControls(page)).toEqual([])
    // The keyboard of a phone leaves about half of the height.
    await page.setViewportSize({ ...PHONE, height: 420 })
    expect(await getOverflow(page)).toBe(0)
    for (const field of await form.locator('input:not([hidden]), textarea, select').all()) {
      await field.focus()
      const isCovered = await field.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect()
        return document.elementFromPoint(left + 20, bottom - 4) !== element
      })
      expect(isCovered, String(await field.getAttribute('name'))).toBe(false)
    }
  })
})

const ZOOMED = { width: 640, height: 400 } // A window of 1280 by 800 px at a zoom of 200%.
for (const [path, viewport] of [
  ['/', WIDE],
  ['/contact', ZOOMED],
] as const) {
  test(`every Tab stop of ${path} is in view with a focus ring at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const walk = async (key: 'Tab' | 'Shift+Tab', last: string) => {
      const names: string[] = []
      while (names.at(-1) !== last && names.length < 100) {
        const stop = await pressTab(page, key)
        if (!stop) continue
        expect.soft(stop, `${key}: ${stop.name}`).toMatchObject({ hasRing: true, isInView: true })
        names.push(stop.name)
      }
      return names
    }
    const forwards = await walk('Tab', 'Privacy Policy')
    expect(forwards[0]).toBe('Skip to content')
    const backwards = await walk('Shift+Tab', 'Skip to content')
    expect(backwards).toEqual(forwards.slice(0, -1).toReversed())
  })
}

test('the skip link skips the menu', async ({ page }) => {
  await open(page, '/team')
  await pressTab(page)
  await page.keyboard.press('Enter')
  expect(await pressTab(page)).toMatchObject({ name: MEMBER_WITH_PHOTO, isInView: true })
})

test('a list that scrolls sideways brings focused items into view on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/packages/weddings')
  const list = page.getByRole('list', { name: /: tiers$/ })
  await list.focus()
  await page.keyboard.press('Tab')
  let stops = 0
  while (await list.evaluate((element) => element.contains(document.activeElement))) {
    await expect.soft(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    stops++
    await page.keyboard.press('Tab')
  }
  expect(stops).toBeGreaterThan(1)
})

test('nothing moves when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
    .toBe(0)
})

test('with forced colours the current slide is marked, the header is opaque and a select has its own arrow', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await open(page, '/')
  const getBackground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const getMark = (isCurrent: boolean) =>
    getBackground(page.getByRole('main').locator(`[aria-current=${isCurrent}] > :first-child`).first())
  expect(await getMark(true)).not.toBe(await getMark(false))
  // The header covers the banner's picture, so its text needs an opaque background. It fades to it.
  await expect.poll(() => getBackground(page.getByRole('banner'))).not.toContain('rgba')
  await open(page, '/contact')
  const select = page.getByRole('combobox', { name: 'Event Type' })
  await expect(select).toHaveCSS('background-image', 'none')
  await expect(select).toHaveCSS('appearance', 'auto')
})
