import type { Locator, Page } from '@playwright/test'
import { axeViolations, expect, getSmallControls, open, PHONE, test } from './fixtures'

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
})

const ZOOMED = { width: 640, height: 400 } // A window of 1280 by 800 px at a zoom of 200%.
for (const [path, viewport] of [
  ['/', WIDE],
  ['/', ZOOMED],
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
  for (const path of ['/', '/about']) {
    await open(page, path)
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      )
      .toBe(0)
  }
})

test('with forced colours the current slide is marked and the header is opaque', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const getBackground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const marks = page.getByRole('main').locator('[aria-current] > :first-child')
  const current = await getBackground(page.getByRole('main').locator('[aria-current=true] > :first-child').first())
  const other = await getBackground(page.getByRole('main').locator('[aria-current=false] > :first-child').first())
  expect(await marks.count()).toBeGreaterThan(0)
  expect(current).not.toBe(other)
  // The header covers the banner's picture, so its text needs an opaque background. It fades to it.
  await expect.poll(() => getBackground(page.getByRole('banner'))).not.toContain('rgba')
})

test('with forced colours the arrow of a select has the colours of the visitor', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await open(page, '/contact')
  const select = page.getByRole('combobox', { name: 'Event Type' })
  await expect(select).toHaveCSS('background-image', 'none')
  await expect(select).toHaveCSS('appearance', 'auto')
})

test('every control is at least 44 px large on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/', '/packages/weddings', '/av-hire', '/contact', '/upcoming-events', '/eventsadmin']) {
    await open(page, path)
    expect.soft(await getSmallControls(page), path).toEqual([])
  }
})

test('no page scrolls sideways at 320 px with wider text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/services', '/packages', '/about']) {
    await open(page, path)
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, path).toBeLessThanOrEqual(0)
  }
})
