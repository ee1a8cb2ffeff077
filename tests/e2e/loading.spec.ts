import type { Page } from '@playwright/test'
import {
  APP,
  BACKEND_FAILURE,
  createAccount,
  enquiries,
  expect,
  hold,
  hydrated,
  itemName,
  open,
  signIn,
  test,
} from './fixtures'

test('no JavaScript is requested before the first paint', async ({ page }) => {
  for (const path of ['/', '/packages/weddings', '/contact']) {
    await open(page, path)
    const { firstPaint, firstScript } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }))
    expect(firstScript, path).toBeGreaterThan(firstPaint)
  }
})

test('the pages in the header open without a request once the browser was idle', async ({
  page,
  context,
  allowConsole,
}) => {
  // Their pictures, and the events of /upcoming-events.
  allowConsole(BACKEND_FAILURE)
  const lastPage = page.waitForResponse('**/assets/ContactPage-*.js')
  await open(page, '/')
  await (await lastPage).finished()
  await context.setOffline(true)
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Packages', '/packages'],
    ['AV Hire', '/av-hire'],
    ['Upcoming Events', '/upcoming-events'],
    ['Enquire Now', '/contact'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('a visitor who saves data loads only the code of the page they open', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, '/faq')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  expect(requested.filter((url) => /Page-.*\.js$/.test(url)).map((url) => url.replace(/.*\/|-.*/g, ''))).toEqual([
    'FaqPage',
  ])
})

test('two buttons that are pressed before the app is ready both work once it is', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/av-hire', { waitUntil: 'domcontentloaded' })
  const addButtons = page.getByRole('main').getByRole('button', { name: 'Add to Quote' })
  await addButtons.nth(1).click()
  await addButtons.nth(0).click()
  await expect(page.locator('[aria-busy]')).toHaveCount(2)
  release()
  await expect(page.getByRole('button', { name: /2 items/ })).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('a link to a part of the catalogue shows no other items before the app is ready', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', function watch() {
      const { visibility } = getComputedStyle(document.querySelector('#catalogue li') as Element)
      const isWhole = document.querySelectorAll('#catalogue li').length > 10
      if (visibility === 'visible' && isWhole) console.error('The whole catalogue is visible')
      requestAnimationFrame(watch)
    })
  })
  await open(page, '/av-hire?category=sfx')
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name: itemName('haze-machine') })).toBeVisible()
})

test('without the app a filtered catalogue becomes visible, a pressed button is not busy, and a message says why', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const release = await hold(page, APP, (route) => route.abort())
  await page.goto('/av-hire?q=fog', { waitUntil: 'domcontentloaded' })
  const item = page.getByRole('main').getByRole('heading', { level: 3, name: 'Low Fog' })
  const button = page.getByRole('button', { name: 'Services menu' })
  await button.click()
  await expect(item).toBeHidden()
  await expect(button).toHaveAttribute('aria-busy')
  release()
  await expect(page.getByRole('alert').filter({ hasText: "didn't load" })).toBeVisible()
  await expect(item).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('a page whose own code is missing shows a message, and works after a reload', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|dynamically imported module|could not be fetched/)
  await page.route('**/assets/ContactPage-*.js', (route) => route.abort())
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const reload = page.getByRole('alert').getByRole('link', { name: 'Reload the page' })
  await expect(reload).toBeVisible()
  await page.unrouteAll()
  await reload.click()
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
})

test('the fonts for letters outside of English load when a visitor types them', async ({ page }) => {
  const countLoaded = () =>
    page.evaluate(
      () => [...document.fonts].filter((font) => font.unicodeRange !== 'U+0-10FFFF' && font.status === 'loaded').length,
    )
  await open(page, '/contact')
  await page.evaluate(() => document.fonts.ready)
  expect(await countLoaded()).toBe(0)
  await page.getByLabel('Full Name').fill('Zoë Žižek')
  await expect.poll(countLoaded).toBe(1)
})

test('the header works on a page that fails', async ({ page, allowConsole }) => {
  // React also reports that it could not hydrate.
  allowConsole(/Broken page|\[hydration\]/)
  const release = await hold(page)
  await page.route('**/assets/FaqPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default () => { throw new Error('Broken page') }",
    }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
  await expect(page.getByRole('heading', { name: "This page didn't load" })).toBeAttached()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('an enquiry that is sent before the app is ready arrives, and nothing goes into the URL', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const name = `Early ${Date.now()}`
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill('early@example.com')
  await page.getByLabel('Message').fill('Sent before the code was there.')
  await page.getByLabel('Email').press('Enter')
  await expect(page).toHaveURL('/contact')
  release()
  await expect(page.getByRole('heading', { name: 'Thank you, Early' })).toBeVisible()
  expect(enquiries().filter(({ fullName }) => fullName === name)).toHaveLength(1)
})

test('what was typed before the app was ready is kept if the visitor leaves', async ({ page, context }) => {
  await hold(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Full Name').fill('Mei Tran')
  await page.getByLabel('Karaoke').check()
  await page.getByLabel('Message').fill('Typed in the first second.')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  // A second page that is left before its app is ready, without a key pressed.
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })

  const nextTab = await context.newPage()
  await open(nextTab, '/contact')
  await expect(nextTab.getByLabel('Full Name')).toHaveValue('Mei Tran')
  await expect(nextTab.getByLabel('Karaoke')).toBeChecked()
  await expect(nextTab.getByLabel('Message')).toHaveValue('Typed in the first second.')
  await nextTab.getByRole('button', { name: 'Clear form' }).click()
  await nextTab.reload()
  await hydrated(nextTab)
  await expect(nextTab.getByLabel('Message')).toHaveValue('')
})

test('what was typed before the app was ready is kept if an extension has changed the page meanwhile', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/\[hydration\]/)
  const release = await hold(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Full Name').fill('Mei Tran')
  await page.getByLabel('Message').fill('Typed in the first second.')
  await page.evaluate(() =>
    document.querySelectorAll('form input').forEach((input) => input.before(document.createElement('div'))),
  )
  const error = page.waitForEvent('console', (message) => message.text().includes('[hydration]'))
  release()
  await error
  await expect(page.getByLabel('Full Name')).toHaveValue('Mei Tran')
  await expect(page.getByLabel('Message')).toHaveValue('Typed in the first second.')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Typed in the first second.')
})

test('Back while the code of a page loads shows the page before, and the head describes only that', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  const release = await hold(page, '**/assets/FaqPage-*')
  const entry = page.waitForResponse(/\/assets\/index-/)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await (await entry).finished()
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/contact')
  release()
  await expect(page.getByLabel('Message')).toBeVisible()
  await expect(page).toHaveTitle(/Contact/)
  await expect(page.locator('title, meta[name="description"]')).toHaveCount(2)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/contact$/)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test.describe('after a deployment', () => {
  /** Answers as a server with another build does: its pages name another entry script, and the old files are gone. */
  async function deploy(page: Page): Promise<void> {
    await page.route('**/assets/*', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }))
    await page.route(/\/[\w-]*$/, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replaceAll(/index-[\w-]+\.js/g, 'index-other.js') })
    })
  }

  const getNotice = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'This site has been updated. Reload the page to continue.' })

  test.beforeEach(({ allowConsole }) =>
    allowConsole(/Failed to load resource|dynamically imported module|could not be fetched|MIME type/),
  )

  test('a visitor with an old page is asked to reload, and the enquiry is kept', async ({ page }) => {
    await open(page, '/contact')
    await page.getByLabel('Message').fill('Typed before the deployment.')
    await deploy(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(getNotice(page)).toBeVisible()
    await page.unrouteAll()
    await getNotice(page).getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('main').getByRole('group').first()).toBeVisible()
    await hydrated(page)
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue('Typed before the deployment.')
  })

  test('an admin with an old page can finish the open form with a new picture', async ({ page, request }) => {
    await createAccount(request)
    await open(page, '/eventsadmin')
    await signIn(page)
    await page.getByRole('button', { name: 'Add New Event' }).click()
    const form = page.getByRole('dialog', { name: 'Add New Event' })
    await form.getByLabel('Title').fill('River Stage')
    await deploy(page)
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Choose Picture' }).click()
    await (await chooser).setFiles('public/sample-events/stage.jpg')
    await expect(form.getByText('The picture is uploaded.')).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue('River Stage')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the enquiry form sends nothing and says what to do instead', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    const form = page.getByRole('form', { name: 'Enquiry' })
    await expect(form.getByRole('link', { name: /@/ })).toBeVisible()
    await page.getByLabel('Full Name').fill('Mei Tran')
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('a page can be read, and a phone reaches every page from the footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await page.getByRole('link', { name: 'All pages' }).click()
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(page.getByRole('region', { name: 'All services' }).getByRole('link').first()).toBeVisible()
  })

  test('the catalogue shows all of its rows on a phone, and no button for the others', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/av-hire', { waitUntil: 'domcontentloaded' })
    const cards = page.locator('#catalogue article')
    await expect(cards.filter({ visible: true })).toHaveCount(await cards.count())
    await expect(page.getByRole('button', { name: /^Show \d+ more items$/ })).toBeHidden()
  })

  test('the add-ons have their prices, and no checkboxes, because ticks would not be sent', async ({ page }) => {
    await page.goto('/packages/av-equipment')
    const addOns = page.getByRole('region', { name: 'Add to your tier' })
    await expect(addOns.getByText(/incl\. GST/).first()).toBeVisible()
    await expect(addOns.getByRole('checkbox')).toHaveCount(0)
  })

  test('the questions about an event say where the guests of each tier are listed', async ({ page }) => {
    await page.goto('/packages')
    await expect(page.getByText(/need JavaScript.*guests/)).toBeVisible()
  })
})
