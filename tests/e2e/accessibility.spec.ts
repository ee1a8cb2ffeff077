import type { Locator, Page } from '@playwright/test'
import { axeViolations, expect, open, test } from './fixtures'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** One step of a walk through a page: what it opens is checked, and closed again by Escape. */
async function clean(page: Page, what: string) {
  expect.soft(await axeViolations(page), what).toEqual([])
}

async function openedBy(page: Page, opener: Locator, what: string) {
  await opener.click()
  await expect(page.getByRole('dialog').last()).toBeVisible()
  await expect(page.getByText('Loading image...')).toHaveCount(0)
  await clean(page, what)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Tab, then what has the focus: its name, whether a ring shows it and whether it can be seen. */
async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await page.keyboard.press(key)
  return page.evaluate(async () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // The ring of a card's link, or of a labelled tick box, is drawn around the whole.
    const whole = (focused.matches('.stretch') ? focused.closest('article') : focused.closest('label')) ?? focused
    const hasRing =
      [focused, whole].some((element) => getComputedStyle(element).outlineStyle !== 'none') ||
      getComputedStyle(focused, '::after').outlineStyle !== 'none'
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    let isSeen = false
    // A few frames, because the skip link slides in and a strip may still scroll.
    for (let frame = 0; frame < 12 && !isSeen; frame++) {
      await new Promise((done) => requestAnimationFrame(done))
      const { left, top, width, height } = whole.getBoundingClientRect()
      isSeen = steps.some((x) =>
        steps.some((y) => whole.contains(document.elementFromPoint(left + width * x, top + height * y) ?? document)),
      )
    }
    const name = focused.getAttribute('aria-label') ?? focused.textContent
    return { name: name.trim(), hasRing, isSeen }
  })
}

for (const viewport of [WIDE, PHONE]) {
  test.describe(`at ${viewport.width} px axe finds nothing wrong with`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    const isWide = viewport.width >= 1080

    test('menus and the dialogs of Home and a service', async ({ page }) => {
      await open(page, '/')
      if (isWide) {
        for (const name of ['About Us menu', 'Services menu', 'Packages menu']) {
          await page.getByRole('button', { name }).press('Enter')
          await clean(page, name)
        }
      } else {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('button', { name: 'Services menu' }).click()
        await expect(page.getByRole('link', { name: 'DJ Hire' })).toBeVisible()
        await clean(page, 'menu and submenu')
      }
      await page.keyboard.press('Escape')
      await openedBy(page, page.getByRole('main').getByRole('button', { name: 'Karaoke' }), 'service modal')
      await open(page, '/services/dj-hire')
      await openedBy(page, page.getByRole('button', { name: /enlarge$/ }).first(), 'gallery viewer')
    })

    test('the viewers of tiers and posters, and profiles', async ({ page }) => {
      await open(page, '/packages/weddings')
      await openedBy(page, page.getByRole('button', { name: /enlarge$/ }).first(), 'tier viewer')
      await open(page, '/upcoming-events')
      await openedBy(page, page.getByRole('button', { name: /enlarge$/ }).first(), 'poster viewer')
      await open(page, '/team')
      // One with a photo, and one with initials.
      const card = page.getByRole('button', { name: 'Theo Vasilakos' })
      await card.click()
      await clean(page, 'profile with a photo')
      await page.getByRole('button', { name: /enlarge$/ }).click()
      await expect(page.getByRole('dialog', { name: 'Photo of Theo Vasilakos' }).getByRole('img').first()).toBeVisible()
      await clean(page, 'photo of a profile')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await openedBy(page, page.getByRole('button', { name: 'Anjali Basnet' }), 'profile with initials')
    })

    test('the hire dialogs, the answers and the search without a result', async ({ page }) => {
      await open(page, '/av-hire?item=cdj-3000-set')
      await page.getByRole('dialog').getByRole('button', { name: 'Add to Quote' }).click()
      await clean(page, 'item')
      await page.getByRole('dialog').getByRole('button', { name: 'View quote' }).click()
      await expect(page.getByRole('dialog', { name: 'Quote cart' }).getByRole('listitem')).toHaveCount(1)
      await clean(page, 'cart')
      await open(page, '/av-hire?q=zither')
      await expect(page.getByText('No equipment found')).toBeVisible()
      await clean(page, 'empty result')
      await open(page, '/faq')
      await page.getByText('Are cables included?').click()
      await clean(page, 'open answer')
    })

    test('the enquiry form with every error, and the thanks', async ({ page }) => {
      await open(page, '/contact')
      await page.getByLabel('Phone').fill('0491 570 006')
      await page.getByLabel('Event Date').fill('2020-01-01')
      await page.getByRole('button', { name: 'Send Enquiry' }).click()
      for (const name of ['Full Name', 'Email', 'Event Date optional', 'Message']) {
        const field = page.getByLabel(name, { exact: true })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(/\w/)
      }
      await expect(page.getByLabel('Full Name')).toBeFocused()
      await clean(page, 'errors')
      await page.getByLabel('Full Name').fill('Mei Tran')
      await page.getByLabel('Email').fill('mei@example.com')
      await page.getByLabel('Event Date').fill('')
      await page.getByLabel('Message').fill('A school fete on the oval.')
      await page.getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you, Mei' })).toBeFocused()
      await clean(page, 'thanks')
    })

    test('the forms of the admin page', async ({ page }) => {
      await open(page, '/eventsadmin')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await clean(page, 'login with errors')
      await page.getByRole('button', { name: 'Need an admin account? Create one' }).click()
      await expect(page.getByLabel('Confirm Password')).toBeVisible()
      await clean(page, 'sign-up')
      await open(page, '/eventsadmin')
      await page.getByRole('button', { name: 'Forgot password?' }).click()
      await clean(page, 'forgotten password')
    })
  })
}

// The second is a window of 1280 by 800 px at 200 %.
for (const viewport of [WIDE, { width: 640, height: 400 }]) {
  test(`Tab reaches everything of Home in view and ringed, both ways, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const walk = async (key: 'Tab' | 'Shift+Tab', last: string) => {
      const names: string[] = []
      while (names.at(-1) !== last && names.length < 100) {
        const stop = await tab(page, key)
        if (!stop) continue
        expect.soft(stop, `${key}: ${stop.name}`).toMatchObject({ hasRing: true, isSeen: true })
        names.push(stop.name)
      }
      return names
    }
    const there = await walk('Tab', 'Privacy Policy')
    expect(there[0]).toBe('Skip to content')
    const back = await walk('Shift+Tab', 'Skip to content')
    expect(back).toEqual(there.slice(0, -1).toReversed())
  })
}

test('the skip link goes past the menu', async ({ page }) => {
  await open(page, '/team')
  await tab(page)
  await page.keyboard.press('Enter')
  expect(await tab(page)).toMatchObject({ name: 'Theo Vasilakos', isSeen: true })
})

test('what the focus comes into in a strip that snaps is in view on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/packages/weddings', '/upcoming-events']) {
    await open(page, path)
    if (path === '/upcoming-events') await expect(page.getByText('Loading latest news...')).toBeHidden()
    const strip = page.getByRole('main').locator('ul, [role=region]').and(page.locator('[tabindex="0"]')).first()
    await strip.focus()
    await page.keyboard.press('Tab')
    let stops = 0
    for (; await strip.evaluate((element) => element.contains(document.activeElement)); stops++) {
      // Snapping ends a moment after the scroll.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { left, right } = (document.activeElement ?? document.body).getBoundingClientRect()
            return left >= 0 && right <= window.innerWidth
          }),
        )
        .toBe(true)
      await page.waitForTimeout(150)
      await page.keyboard.press('Tab')
    }
    expect(stops, path).toBeGreaterThan(5)
  }
})

test('a menu of the bar opens, is walked and closes by keyboard', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page, '/')
  const button = page.getByRole('button', { name: 'About Us menu' })
  await button.focus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Our Company' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  for (const name of ['Our Company', 'Meet the Team', 'Services']) expect(await tab(page)).toMatchObject({ name })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a modal keeps the focus, and Escape closes one layer at a time', async ({ page }) => {
  await open(page, '/team')
  const card = page.getByRole('button', { name: 'Theo Vasilakos' })
  await card.focus()
  await page.keyboard.press('Enter')
  const profile = page.getByRole('dialog', { name: 'Theo Vasilakos', exact: true })
  await expect(profile).toBeVisible()
  const visited = new Set<string>()
  for (let presses = 0; presses < 20; presses++) {
    const stop = await tab(page)
    if (stop) visited.add(stop.name)
    // The browser's own bar is the one stop outside: nothing of the page has the focus then.
    expect(
      await profile.evaluate(
        (modal) => modal.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  expect([...visited]).toEqual(expect.arrayContaining(['Close', 'Next profile', 'Book Theo', 'Close Profile']))

  const photo = profile.getByRole('button', { name: /enlarge$/ })
  await photo.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Photo of Theo Vasilakos' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(profile).toBeVisible()
  await expect(photo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(card).toBeFocused()
})

test('nothing moves when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  for (const path of ['/', '/about']) {
    await open(page, path)
    // Each carousel marks the button of what it shows.
    const shown = () =>
      page
        .getByRole('main')
        .locator('button[aria-current=true]')
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? mark.textContent))
    const before = await shown()
    expect(before.length).toBeGreaterThan(0)
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      )
      .toBe(0)
    await page.clock.runFor(12_000)
    expect(await shown()).toEqual(before)
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  }
})

test('with forced colours what is current still shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const marks = page.getByRole('main').locator('[aria-current] > :first-child')
  const current = await ground(page.getByRole('main').locator('[aria-current=true] > :first-child').first())
  const other = await ground(page.getByRole('main').locator('[aria-current=false] > :first-child').first())
  expect(await marks.count()).toBeGreaterThan(0)
  expect(current).not.toBe(other)
  // The bar stands over the banner's picture: its text needs a ground.
  expect(await ground(page.getByRole('banner'))).not.toContain('rgba')
})

test('every control of a phone is 44 px large', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/', '/packages/weddings', '/av-hire', '/contact', '/upcoming-events', '/eventsadmin']) {
    await open(page, path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        .filter(
          (control) => !control.closest('[aria-hidden=true], [inert]') && control.textContent !== 'Skip to content',
        )
        // A link within a sentence is as high as its line.
        .filter((control) => getComputedStyle(control).display !== 'inline')
        .map(
          (control) => (control.matches('.stretch') ? control.closest('article') : control.closest('label')) ?? control,
        )
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect()
          return width < 44 || height < 44
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect.soft(small, path).toEqual([])
  }
})

test('wider letter, word and line spacing cuts no heading off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/services', '/packages', '/about']) {
    await open(page, path)
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main h1, main h2, main h3')]
        .filter((heading) => !heading.matches('.sr-only') && !heading.closest('[aria-hidden=true]'))
        .filter((heading) => {
          const frame = (heading.closest('article') ?? document.documentElement).getBoundingClientRect()
          const words = document.createRange()
          words.selectNodeContents(heading)
          const { left, right } = words.getBoundingClientRect()
          return left < frame.left || right > frame.right + 1
        })
        .map((heading) => heading.textContent),
    )
    expect.soft(cut, path).toEqual([])
  }
})
