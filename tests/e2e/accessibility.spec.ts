import type { Locator, Page } from '@playwright/test'
import { EMBEDDED_KEY } from '../../vite/backend/backend.ts'
import { quoteButton, quotePanel } from '../support/site/hire-page'
import {
  axeViolations,
  expect,
  getOverflow,
  getSmallControls,
  open,
  openAsAdmin,
  PHONE,
  test,
} from './fixtures'

test.use({ viewport: PHONE })

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

test('menus, the dialog of a service, the gallery viewer and a profile have no violations', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Services menu' }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'DJ Hire', exact: true }),
  ).toBeVisible()
  await expectNoViolations(page, 'menu of a phone')
  await page.keyboard.press('Escape')
  const service = page.getByRole('main').getByRole('link', { name: 'Karaoke', exact: true })
  await expectDialogAccessible(page, service, 'service')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'About Us menu' }).press('Enter')
  await expectNoViolations(page, 'menu of a wide screen')
  await open(page, '/services/dj-hire')
  await expectDialogAccessible(
    page,
    page.getByRole('button', { name: /enlarge$/ }).first(),
    'gallery viewer',
  )
  await open(page, '/team')
  const profile = page.getByRole('main').getByRole('article').getByRole('button').first()
  await expectDialogAccessible(page, profile, 'profile')
})

test('hire dialogs, an empty result, an open answer and a price with a trip have no violations', async ({
  page,
}) => {
  await open(page, '/av-hire?list=low-fog.xdj-xz')
  await page.getByRole('button', { name: 'Use this quote' }).click()
  await expectNoViolations(page, 'quote from a link')
  await open(page, '/av-hire?item=cdj-3000-set')
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Quote' }).click()
  await expectNoViolations(page, 'item')
  const picture = page
    .getByRole('dialog')
    .getByRole('button', { name: /enlarge$/ })
    .first()
  await picture.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  // Escape closes the viewer alone.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(picture).toBeFocused()
  await open(page, '/av-hire?q=zzzzqqq')
  await expect(page.getByText('No equipment found')).toBeVisible()
  await quoteButton(page).click()
  await quotePanel(page).locator('summary', { hasText: 'Add your dates' }).press('Enter')
  await quotePanel(page).getByLabel('Collection or delivery').fill('2020-01-01')
  await expectNoViolations(page, 'empty result, and a quote with a wrong date')
  await open(page, '/faq')
  await page.getByRole('main').getByRole('group').first().click()
  await expectNoViolations(page, 'open answer')
  await open(page, '/services/dj-hire')
  await page.getByLabel('Your suburb or postcode').pressSequentially('Penrith')
  await expect(page.getByText('With travel to Penrith')).toBeVisible()
  await expectNoViolations(page, 'price with a trip')
  await page.getByLabel('Your suburb or postcode').fill('Paramatta, Sydney')
  await expect(page.getByRole('button', { name: 'Parramatta 2150' })).toBeVisible()
  await expectNoViolations(page, 'suggested suburbs')
})

test('the enquiry form with errors and the thank-you card have no violations', async ({ page }) => {
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

test('the login, the list of events and the form of one have no violations, and every field can be reached', async ({
  page,
  request,
}) => {
  await open(page, '/eventsadmin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectNoViolations(page, 'login with errors')
  await page.getByRole('button', { name: 'Need an admin account? Create one' }).click()
  await expect(page.getByLabel('Confirm Password')).toBeVisible()
  await expectNoViolations(page, 'sign-up')

  await openAsAdmin(page, request)
  await expectNoViolations(page, 'list of events')
  expect(await getOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Add New Event' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(form.getByLabel('Title')).toBeFocused()
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

test('closed and open enquiries have no violations, and the row that was pressed is in view', async ({
  page,
  request,
}) => {
  const fields = {
    company: '',
    eventDate: '2999-06-12',
    eventType: 'wedding',
    venue: '',
    budget: '',
    phone: '',
  }
  for (const fullName of ['Ines Duarte', 'Noah Reid']) {
    const body = {
      ...fields,
      fullName,
      email: 'a@example.com',
      servicesInterested: [],
      message: 'Music. '.repeat(200),
    }
    const reference = `ENQ-A11Y-${fullName.slice(0, 4).toUpperCase()}`
    await request.post('/rest/v1/rpc/submit_enquiry', {
      headers: { apikey: EMBEDDED_KEY },
      data: { reference, body },
    })
  }
  await openAsAdmin(page, request, '/eventsadmin/enquiries')
  const rows = page.getByRole('button', { name: /^(?:Ines Duarte|Noah Reid)$/ })
  await expect(rows).toHaveCount(2)
  await expectNoViolations(page, 'closed enquiries')
  for (const row of [rows.first(), rows.last()]) {
    await row.press('Enter')
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('link', { name: /^Reply/ })).toHaveCount(1)
  await expectNoViolations(page, 'open enquiry')
  expect(await getSmallControls(page)).toEqual([])
  expect(await getOverflow(page)).toBe(0)
})

/** Presses Tab. Returns the focused element's name, and whether it has a focus ring and is in view. */
async function pressTab(page: Page) {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // Cards and checkbox labels have the focus ring of the link or checkbox inside.
    const coversCard = getComputedStyle(focused, '::after').position === 'absolute'
    // The fader takes the pointer in place of its field.
    const target =
      (coversCard ? focused.closest('article') : focused.closest('label, .fader')) ?? focused
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
          target.contains(
            document.elementFromPoint(left + width * x, top + height * y) ?? document,
          ),
        ),
      )
    }
    const name = focused.getAttribute('aria-label') ?? focused.textContent
    return { name: name.trim(), hasRing, isInView }
  })
}

for (const [path, viewport] of [
  ['/', { width: 1280, height: 800 }],
  // A window of 1280 by 800 px at a zoom of 200%.
  ['/contact', { width: 640, height: 400 }],
] as const) {
  test(`every Tab stop of ${path} is in view with a focus ring at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, path)
    const names: string[] = []
    while (names.at(-1) !== 'Privacy Policy' && names.length < 100) {
      const stop = await pressTab(page)
      if (!stop) continue
      expect.soft(stop, stop.name).toMatchObject({ hasRing: true, isInView: true })
      names.push(stop.name)
    }
    expect(names[0]).toBe('Skip to content')
    expect(names.at(-1)).toBe('Privacy Policy')
  })
}

test('the skip link skips the menu, and a row that scrolls sideways brings its links into view', async ({
  page,
}) => {
  await open(page, '/team')
  await pressTab(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport({ ratio: 1 })

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

test('with reduced motion and forced colours nothing moves, the current slide is marked and the header is opaque', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'light' })
  await open(page, '/')
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0)
  const getBackground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const getMark = (isCurrent: boolean) =>
    getBackground(
      page.getByRole('main').locator(`[aria-current=${isCurrent}] > :first-child`).first(),
    )
  expect(await getMark(true)).not.toBe(await getMark(false))
  // The header covers the banner's picture, so its text needs an opaque background. It fades to it.
  await expect.poll(() => getBackground(page.getByRole('banner'))).not.toContain('rgba')
})
