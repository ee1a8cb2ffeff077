import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { listen } from '../support/listen'
import { quoteButton, searchBox } from '../support/site/hire-page'
import {
  APP,
  enquiries,
  expect,
  hold,
  hydrated,
  MOVING,
  open,
  openAsAdmin,
  PHONE,
  test,
} from './fixtures'

declare global {
  interface Window {
    shifts: number
  }
}

/** TypeScript's types of the DOM do not have it, because Chromium alone does. */
interface LayoutShift {
  value: number
  sources: { node: Element | null }[]
}

test('no JavaScript is requested before the first paint', async ({ page }) => {
  await open(page, '/packages/weddings')
  const { firstPaint, firstScript } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    firstScript: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }))
  expect(firstScript).toBeGreaterThan(firstPaint)
})

test('the first screen does not move while the rest of its HTML is on its way', async ({
  page,
  baseURL,
}) => {
  let sendRest = () => undefined as void
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path.includes('.')) {
      void fetch(baseURL + path).then(async (file) => {
        response.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' })
        response.end(Buffer.from(await file.arrayBuffer()))
      })
      return
    }
    const html = readFileSync(`dist-preview${path}.html`, 'utf8')
    const end = html.indexOf('</h1>') + '</h1>'.length
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, end))
    sendRest = () => void response.end(html.slice(end))
  })
  const { url, stop } = await listen(server)
  await page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as LayoutShift[]) window.shifts += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/packages/weddings', '/av-hire/lighting', '/services/dj-hire']) {
    for (const width of [1280, PHONE.width]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(url + path, { waitUntil: 'commit' })
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThan(0)
      sendRest()
      await page.waitForLoadState('load')
      expect(await page.evaluate(() => window.shifts), `${path} at ${width} px`).toBeLessThan(0.002)
    }
  }
  await stop()
})

test('an enlarged picture shows the one of the page until the large file has loaded', async ({
  page,
}) => {
  await open(page, '/av-hire/xdj-xz')
  await page.route(/\.webp$/, () => new Promise<void>(() => undefined))
  await page
    .getByRole('button', { name: /enlarge$/ })
    .first()
    .click()
  const loaded = page.getByRole('dialog').locator('img[alt=""]')
  await expect(loaded).toBeVisible()
  await expect
    .poll(() => loaded.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test.describe('on a phone with three pixels for each CSS pixel', () => {
  test.use({ ...MOVING, viewport: PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  test('nothing moves when the app starts and the first picture becomes sharp', async ({
    page,
  }) => {
    const release = await hold(page)
    await page.addInitScript(() =>
      addEventListener('app-ready', () =>
        document.documentElement.setAttribute('data-app-ready', ''),
      ),
    )
    await page.goto('/packages/weddings', { waitUntil: 'domcontentloaded' })
    // The fallback fonts have the same widths only on systems where they are installed. `fonts.ready` is no help: before
    // the first layout, no font is loading. Two frames later the page is painted with those that exist.
    await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((font) => font.load()))
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    const shifts = await page.evaluateHandle(() => {
      const shifts: { value: number; moved: string[] }[] = []
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as LayoutShift[])
          shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML ?? '') })
      }).observe({ type: 'layout-shift' })
      return shifts
    })
    release()
    await hydrated(page)
    const picture = page.locator('main picture img').filter({ visible: true }).first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-phone-\d+-\d+-810\.avif$/)
    expect((await picture.boundingBox())?.y).toBe(0)
    const all = await shifts.jsonValue()
    expect(
      all.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(all),
    ).toBeLessThan(0.01)
  })
})

test('what is typed, ticked and pressed before the app is ready is kept', async ({ page }) => {
  /** Opens a page whose app starts when the returned function is called. */
  const openEarly = async (path: string) => {
    await page.unrouteAll()
    const release = await hold(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    return release
  }
  let startApp = await openEarly('/av-hire')
  await searchBox(page).fill('karaoke')
  startApp()
  await expect(page).toHaveURL('/av-hire?q=karaoke')
  await expect(searchBox(page)).toHaveValue('karaoke')

  startApp = await openEarly('/packages')
  const adviser = page.getByRole('region', { name: 'Which package?' })
  await adviser.getByLabel('Just more sound').check()
  await adviser.getByLabel('Outdoors').check()
  await adviser.getByLabel('How many guests?').fill('40')
  startApp()
  await expect(page).toHaveURL('/packages?event=sound&guests=40&place=outdoors')

  startApp = await openEarly('/packages/av-equipment')
  await page.getByRole('checkbox', { name: /^Battery PA/ }).check()
  startApp()
  await expect(page).toHaveURL('/packages/av-equipment?add=battery-pa')
  await expect(page.getByRole('checkbox', { name: /^Battery PA/ })).toBeChecked()

  startApp = await openEarly('/services/photography-videography')
  await page.getByLabel('What do you need?').selectOption('of video')
  startApp()
  await expect(page).toHaveURL('/services/photography-videography?for=of+video')

  startApp = await openEarly('/services/dancers')
  await page.getByRole('textbox', { name: 'How many hours?' }).fill('3')
  await page.getByRole('textbox', { name: 'How many performers?' }).fill('4')
  startApp()
  await expect(page).toHaveURL('/services/dancers?hours=3&count=4')
  await expect(page.getByRole('textbox', { name: 'How many performers?' })).toHaveValue('4')

  startApp = await openEarly('/av-hire')
  const addButtons = page.getByRole('main').getByRole('button', { name: 'Add to Quote' })
  await addButtons.nth(1).click()
  await addButtons.nth(0).click()
  await expect(page.locator('[aria-busy]')).toHaveCount(2)
  startApp()
  await expect(quoteButton(page)).toContainText('2 items')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('without the app a pressed button is not busy, and a message says why', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const release = await hold(page, APP, (route) => route.abort())
  await page.goto('/av-hire', { waitUntil: 'domcontentloaded' })
  const button = page.getByRole('button', { name: 'Services menu' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy')
  release()
  await expect(page.getByRole('alert').filter({ hasText: "didn't load" })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('a page whose own code is missing shows a message, and works after a reload', async ({
  page,
  allowConsole,
}) => {
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

test.describe('the message that buttons do not work', () => {
  const message = (page: Page) => page.getByRole('alert').filter({ hasText: "didn't load" })

  test('does not appear while files arrive slowly or an extension fails, and goes away if the app starts', async ({
    page,
  }) => {
    await page.clock.install()
    const release = await hold(page)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    const reportError = (filename: string) =>
      page.evaluate((file) => dispatchEvent(new ErrorEvent('error', { filename: file })), filename)
    await page.clock.fastForward(60_000)
    await reportError('chrome-extension://abc/content.js')
    await reportError('')
    await expect(message(page)).toBeHidden()
    const entry = await page
      .locator('script[src*="/assets/index-"]')
      .evaluate((file: HTMLScriptElement) => file.src)
    await reportError(entry)
    await expect(message(page)).toBeVisible()
    release()
    await expect(message(page)).toBeHidden()
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
  })

  test('appears after a while if the app does not start and no error is reported', async ({
    page,
  }) => {
    await page.clock.install()
    await page.addInitScript(() =>
      addEventListener('app-ready', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await expect(async () => {
      await page.clock.fastForward(11_000)
      expect(await message(page).isVisible()).toBe(true)
    }).toPass()
  })

  test('appears in the office', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    await page.route(APP, (route) => route.abort())
    await page.goto('/eventsadmin')
    await expect(message(page)).toBeVisible()
    await page.unrouteAll()
    await message(page).getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

test('the app starts if a host runs the inline script in another way', async ({ page }) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    // `document.currentScript` is null in a module.
    await route.fulfill({
      response,
      body: (await response.text()).replace('<script data-', '<script type="module" data-'),
    })
  })
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
})

test('an older browser shows the page with a phone number in place of buttons, and does not load the app', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  )
  await page.addInitScript(() => delete (window as Partial<typeof globalThis>).CSSPropertyRule)
  await page.goto('/packages/weddings', { waitUntil: 'load' })
  const sentence = page.getByText('Your browser is too old')
  await expect(sentence).toHaveText(/ call \S.+ or email us\./)
  await expect(sentence.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(sentence).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(scripts).toEqual([])
})

test('an enquiry that is sent before the app is ready arrives, and nothing goes into the URL', async ({
  page,
}) => {
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

test('what was typed before the app was ready is kept if the visitor leaves the page or reloads it', async ({
  page,
}) => {
  const message = page.getByLabel('Message')
  await hold(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await message.fill('A fortieth in "Kirrawee",\nwith a band.')
  await page.getByLabel('Event Type').selectOption('wedding')
  const services = page.getByRole('group', { name: /^Services/ }).getByRole('checkbox')
  await services.nth(1).check()
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'spam'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const expectFields = async () => {
    await expect(message).toHaveValue('A fortieth in "Kirrawee",\nwith a band.')
    await expect(page.getByLabel('Event Type')).toHaveValue('wedding')
    await expect(services.nth(1)).toBeChecked()
    await expect(services.nth(0)).not.toBeChecked()
    await expect(page.locator('input[name=website]')).toHaveValue('')
  }
  // The app does not start after the reload either.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expectFields()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.unrouteAll()
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expectFields()
  await page.reload()
  await hydrated(page)
  await expectFields()
  // The app has the fields now, and would otherwise get them again.
  await page.getByRole('button', { name: 'Clear form' }).click()
  await page.reload()
  await hydrated(page)
  await expect(message).toHaveValue('')
})

test.describe('if an extension has changed the page before the app was ready', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/\[hydration\]/))

  /** Types into a page, as `type` does, whose fields are no longer where React expects them. */
  async function typeIntoChangedPage(
    page: Page,
    path: string,
    type: () => Promise<unknown>,
  ): Promise<void> {
    await page.unrouteAll()
    const release = await hold(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await type()
    await page.evaluate(() =>
      document
        .querySelectorAll('main input')
        .forEach((input) => input.before(document.createElement('div'))),
    )
    const error = page.waitForEvent('console', (message) => message.text().includes('[hydration]'))
    release()
    await error
  }

  test('the enquiry is kept', async ({ page }) => {
    await typeIntoChangedPage(page, '/contact', async () => {
      await page.getByLabel('Full Name').fill('Mei Tran')
      await page.getByLabel('Message').fill('Typed in the first second.')
    })
    await expect(page.getByLabel('Full Name')).toHaveValue('Mei Tran')
    await expect(page.getByLabel('Message')).toHaveValue('Typed in the first second.')
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue('Typed in the first second.')
  })

  test('the words of a search, the answers to the adviser, ticked add-ons and the suburb are kept', async ({
    page,
  }) => {
    await typeIntoChangedPage(page, '/av-hire', () => searchBox(page).fill('karaoke'))
    await expect(page).toHaveURL('/av-hire?q=karaoke')
    await expect(searchBox(page)).toHaveValue('karaoke')

    const adviser = page.getByRole('region', { name: 'Which package?' })
    await typeIntoChangedPage(page, '/packages', async () => {
      await adviser.getByLabel('Outdoors').check()
      await adviser.getByLabel('How many guests?').fill('40')
    })
    await expect(page).toHaveURL('/packages?guests=40&place=outdoors')
    await expect(adviser.getByLabel('How many guests?')).toHaveValue('40')

    const addOn = page.getByRole('checkbox', { name: /^Battery PA/ })
    await typeIntoChangedPage(page, '/packages/av-equipment', () => addOn.check())
    await expect(page).toHaveURL('/packages/av-equipment?add=battery-pa')
    await expect(addOn).toBeChecked()

    const suburb = page.getByLabel('Your suburb or postcode')
    await typeIntoChangedPage(page, '/guides/delivery-areas', () => suburb.fill('2232'))
    await expect(page.getByRole('status').filter({ hasText: 'Sutherland' })).toBeVisible()
    await expect(suburb).toHaveValue('2232')
  })
})

test.describe('after a deployment', () => {
  const removeOldFiles = (page: Page) =>
    page.route('**/assets/*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
    )

  test.beforeEach(({ allowConsole }) =>
    allowConsole(
      /Failed to load resource|dynamically imported module|could not be fetched|MIME type/,
    ),
  )

  test('a visitor with an old page can reload it, and the enquiry is kept', async ({ page }) => {
    await open(page, '/contact')
    await page.getByLabel('Message').fill('Typed before the deployment.')
    await removeOldFiles(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload the page' })
    await expect(reload).toBeVisible()
    await page.unrouteAll()
    await reload.click()
    await expect(page.getByRole('main').getByRole('group').first()).toBeVisible()
    await hydrated(page)
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue('Typed before the deployment.')
  })

  test('an admin with an old page can finish the open form with a new picture', async ({
    page,
    request,
  }) => {
    await openAsAdmin(page, request)
    await page.getByRole('button', { name: 'Add New Event' }).click()
    const form = page.getByRole('dialog', { name: 'Add New Event' })
    await form.getByLabel('Title').fill('River Stage')
    await removeOldFiles(page)
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Choose Picture' }).click()
    await (await chooser).setFiles('public/sample-events/stage.jpg')
    await expect(form.getByText('The picture is uploaded.')).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue('River Stage')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page can be read on a phone without dead controls, and the enquiry form says what to do instead', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await expect(
      page.getByRole('form', { name: 'Enquiry' }).getByRole('link', { name: /@/ }).first(),
    ).toBeVisible()
    await page.getByLabel('Full Name').fill('Mei Tran')
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Packages' })
      .click()
    await expect(page.getByText(/need JavaScript.*guests/)).toBeVisible()

    await page.goto('/av-hire', { waitUntil: 'domcontentloaded' })
    const cards = page.locator('#catalogue article')
    await expect(cards.filter({ visible: true })).toHaveCount(await cards.count())

    await page.goto('/packages/weddings', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('slider')).toBeHidden()
    await expect(page.locator('.fader-room').getByRole('img')).toBeVisible()
    const addOns = page.getByRole('region', { name: 'Add to your tier' })
    await addOns.locator('summary').click()
    await expect(addOns.getByText(/incl\. GST/).first()).toBeVisible()
    await expect(addOns.getByRole('checkbox')).toHaveCount(0)
  })
})
