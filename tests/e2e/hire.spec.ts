import type { Page } from '@playwright/test'
import { defer } from '../support/defer'
import { enquiries, expect, open, test } from './fixtures'

const searchBox = (page: Page) => page.getByPlaceholder('Find What You Need')
const itemLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const categoryButton = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name })
const addButton = (page: Page, name: string) => page.getByRole('button', { name: `Add to Quote ${name}`, exact: true })
const addedButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Added to Quote ${name}`, exact: true })

/** The button that opens the cart: above the cards on a wide screen, at the bottom of the window on a narrow one. */
const cartButton = (page: Page) => page.getByRole('button', { name: /^(Quote cart|View quote) ·/ })
const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Quote cart' })

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a visitor can search, fill the cart and request a quote at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/av-hire')

    await searchBox(page).pressSequentially('BEAM')
    await expect(itemLink(page, 'XDJ-XZ')).toBeHidden()
    await expect(itemLink(page, 'Haze Machine')).toBeVisible()
    await expect(page).toHaveURL('/av-hire?q=BEAM')
    await expect(searchBox(page)).toBeFocused()
    await categoryButton(page, 'Lighting').click()
    await expect(itemLink(page, 'Haze Machine')).toBeHidden()
    await expect(page).toHaveURL('/av-hire?q=BEAM&category=lighting')

    await itemLink(page, 'Moving Head Beam').click()
    const dialog = page.getByRole('dialog', { name: 'Moving Head Beam' })
    await expect(dialog).toContainText(/From \$\d+-\$\d+ \+GST per 24 h/)
    await dialog.getByRole('button', { name: 'Add to Quote' }).click()
    await expect(dialog.getByRole('button', { name: 'Added to Quote' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/av-hire?q=BEAM&category=lighting')

    await searchBox(page).fill('')
    await categoryButton(page, /^All /).click()
    for (const name of ['XDJ-XZ', '28-Inch Tower']) {
      await addButton(page, name).click()
      await expect(addedButton(page, name)).toBeDisabled()
    }

    await cartButton(page).click()
    const rows = cartPanel(page).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await cartPanel(page).getByRole('button', { name: 'Remove 28-Inch Tower' }).click()
    await cartPanel(page).getByRole('button', { name: 'Remove Moving Head Beam' }).click()
    await expect(rows).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(cartButton(page)).toBeFocused()
    await addButton(page, 'Moving Head Beam').click()
    await page.reload()
    await expect(cartButton(page)).toContainText('2')
    await cartButton(page).click()
    await expect(cartPanel(page)).toContainText(/\$\d+-\$\d+ \+GST per 24 h.*\$\d+-\$\d+ incl. GST/s)

    await cartPanel(page).getByRole('link', { name: 'Request Quote' }).click()
    await expect(page).toHaveURL(/\/contact\?subject=.+&message=.+/)
    const message = page.getByLabel('Message')
    await expect(message).toHaveValue(/- XDJ-XZ .+\n- Moving Head Beam /)
    const sentMessage = await message.inputValue()
    await page.getByLabel('Full Name').fill('Tom Walsh')
    await page.getByLabel('Email').fill('tom@example.com')
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
    expect(enquiries().at(-1)).toMatchObject({ fullName: 'Tom Walsh', message: sentMessage })

    await open(page, '/av-hire')
    await expect(cartButton(page)).toContainText('2')
  })
}

test('a shared URL restores query, category and item', async ({ page }) => {
  // This test also fails if the first render does not match the prerendered HTML, because React logs that.
  await open(page, '/av-hire?q=beam&category=lighting&item=moving-head-beam')
  await expect(page.getByRole('dialog', { name: 'Moving Head Beam' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/av-hire?q=beam&category=lighting')
  await expect(searchBox(page)).toHaveValue('beam')
  await expect(categoryButton(page, 'Lighting')).toHaveAttribute('aria-pressed', 'true')
  await expect(itemLink(page, 'Haze Machine')).toBeHidden()
})

test('an unknown category or item in the URL is ignored', async ({ page }) => {
  await open(page, '/av-hire?category=lasers&item=fax-machine')
  await expect(categoryButton(page, /^All /)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('text that is typed before the page is hydrated is kept', async ({ page }) => {
  const typing = defer()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typing.promise
    await route.continue()
  })
  await page.goto('/av-hire', { waitUntil: 'commit' })
  await searchBox(page).fill('karaoke')
  typing.resolve()
  await expect(page).toHaveURL('/av-hire?q=karaoke')
  await expect(searchBox(page)).toHaveValue('karaoke')
  await expect(itemLink(page, 'XDJ-XZ')).toBeHidden()
})

test('Back closes an item and undoes a category without scrolling the page', async ({ page }) => {
  await open(page, '/av-hire')
  await categoryButton(page, 'PA Systems').click()
  await expect(itemLink(page, 'XDJ-XZ')).toBeHidden()
  await itemLink(page, '28-Inch Tower').click()
  await expect(page).toHaveURL('/av-hire?category=pa-systems&item=pa-tower-28')
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
  await expect(itemLink(page, '28-Inch Tower')).toBeFocused()
  await page.goBack()
  await expect(itemLink(page, 'XDJ-XZ')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: '28-Inch Tower' })).toBeVisible()
  // The second press must not go back to the page before the catalogue.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/av-hire?category=pa-systems')
})

test('Escape closes viewer, cart and dialog in turn, and focus returns to the button that opened each', async ({
  page,
}) => {
  await open(page, '/av-hire?q=cdj')
  const card = itemLink(page, 'CDJ-3000 Set')
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'CDJ-3000 Set', exact: true })
  const picture = dialog.getByRole('button', { name: /enlarge$/ }).first()
  await picture.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'CDJ-3000 Set pictures' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(picture).toBeFocused()

  await dialog.getByRole('button', { name: 'Add to Quote' }).press('Enter')
  await dialog.getByRole('button', { name: 'View quote' }).press('Enter')
  await cartPanel(page).getByRole('button', { name: 'Remove CDJ-3000 Set' }).press('Enter')
  await expect(cartPanel(page).getByText('Empty')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartPanel(page)).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Add to Quote' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

test('two tabs show the same cart', async ({ page, context }) => {
  await open(page, '/av-hire')
  const otherPage = await context.newPage()
  await open(otherPage, '/av-hire')
  await addButton(otherPage, 'Low Fog').click()
  await expect(addedButton(page, 'Low Fog')).toBeDisabled()
  await addButton(page, 'CO2 Jet').click()
  await expect(cartButton(otherPage)).toContainText('2 items')
})

test('the open cart prints as a list', async ({ page }) => {
  await open(page, '/av-hire')
  await addButton(page, 'CDJ-3000 Set').click()
  await cartButton(page).click()
  await expect(cartPanel(page).getByRole('link', { name: 'Request Quote' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the cart button does not cover the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/av-hire')
  await addButton(page, 'XDJ-XZ').click()
  await expect(cartButton(page)).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const button = await cartButton(page).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
})

test('the quote cart opens before its code is loaded, and shows the error if it cannot be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|could not be fetched|dynamically imported module/)
  const lazyCode = /\/assets\/CartContents-[^/]*\.js$/
  const failure = defer()
  await page.route(lazyCode, async (route) => {
    await failure.promise
    await route.abort()
  })
  await open(page, '/av-hire')
  const compareToggle = page.getByRole('button', { name: 'Compare XDJ-XZ', exact: true })
  await compareToggle.click()
  await cartButton(page).click()
  await expect(cartPanel(page).getByRole('status')).toHaveText('Loading quote cart...')
  failure.resolve()
  await expect(cartPanel(page).getByRole('alert')).toContainText('The quote cart could not be loaded')
  await page.unroute(lazyCode)
  await cartPanel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cartPanel(page).getByRole('heading', { name: 'No equipment in your quote yet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(compareToggle).toHaveAttribute('aria-pressed', 'true')
})
