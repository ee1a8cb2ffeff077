import { defer } from '../support/site/defer'
import { quoteButton, quotePanel, categoryButton, itemLink, searchBox } from '../support/site/hire-page'
import { expect, hold, itemName, open, test } from './fixtures'

const decks = itemName('xdj-xz')
const tower = itemName('pa-tower-28')

test('text that is typed before the page is hydrated is kept', async ({ page }) => {
  const startApp = await hold(page)
  await page.goto('/av-hire', { waitUntil: 'commit' })
  await searchBox(page).fill('karaoke')
  startApp()
  await expect(page).toHaveURL('/av-hire?q=karaoke')
  await expect(searchBox(page)).toHaveValue('karaoke')
  await expect(itemLink(page, decks)).toBeHidden()
})

test('Back closes an item and undoes a category but no single letters, without scrolling the page', async ({
  page,
}) => {
  await open(page, '/av-hire')
  // The second click changes nothing, so Back has nothing to undo.
  await categoryButton(page, 'PA Systems').dblclick()
  await searchBox(page).pressSequentially('inch')
  await expect(itemLink(page, decks)).toBeHidden()
  await itemLink(page, tower).click()
  await expect(page).toHaveURL('/av-hire?q=inch&category=pa-systems&item=pa-tower-28')
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
  await expect(itemLink(page, tower)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('inch')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  await expect(itemLink(page, decks)).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: tower })).toBeVisible()
  // The second press must not go back to the page before the catalogue.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/av-hire?q=inch&category=pa-systems')
})

test('the quote opens before its code is loaded, and shows the error if it cannot be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|could not be fetched|dynamically imported module/)
  const lazyCode = /\/assets\/QuoteContents-[^/]*\.js$/
  const failure = defer()
  await page.route(lazyCode, async (route) => {
    await failure.promise
    await route.abort()
  })
  await open(page, '/av-hire')
  await quoteButton(page).click()
  await expect(quotePanel(page).getByRole('status')).toHaveText('Loading quote cart...')
  failure.resolve()
  await expect(quotePanel(page).getByRole('alert')).toContainText("The quote cart didn't load")
  await page.keyboard.press('Escape')
  await expect(quoteButton(page)).toBeFocused()
  // The code of a shared quote is loaded only for a link with one.
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(files.filter((name) => /SharedQuote-/.test(name))).toEqual([])
})
