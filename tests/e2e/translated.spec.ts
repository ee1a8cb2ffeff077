import type { Page } from '@playwright/test'
import { addButton, quoteButton, quotePanel } from '../support/site/hire-page'
import { received, sendButton, thankYou } from './enquiry-form'
import { ADMIN, createAccount, expect, itemName, open, PASSWORD, test } from './fixtures'

/** Replaces each text of the page, now and later, as the translation of Chrome and Edge does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    function replaceTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter((node) => !node.parentElement?.closest('font, script, style'))) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.nodeValue
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replaceTexts(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) replaceTexts(node.parentNode ?? node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('the total of a translated quote is the one that is sent', async ({ page }) => {
  await open(page, '/av-hire')
  await translate(page)
  const speaker = itemName('powered-speaker-12')
  await page.getByRole('searchbox').fill(speaker)
  await addButton(page, speaker).click()
  await quoteButton(page).click()
  await quotePanel(page)
    .getByRole('button', { name: `Make it two (${speaker})` })
    .click()
  await expect(quotePanel(page).getByRole('group', { name: `How many ${speaker}` })).toHaveText('2')
  const total =
    (await quotePanel(page).getByText('Total', { exact: true }).locator('xpath=ancestor::*[2]').textContent()) ?? ''
  const [amount = ''] = /\$[\d,.]+/.exec(total) ?? []
  await quotePanel(page).getByRole('link', { name: 'Request Quote' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`\\n.*total.*\\${amount} incl\\. GST`, 'i'))
})

test('the tier that a translated adviser names is the one that is enquired about', async ({ page }) => {
  await open(page, '/packages?event=party&guests=40&place=indoors')
  await translate(page)
  const answer = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Enquire/ }) })
    .first()
  const first = await answer.getByRole('heading').first().textContent()
  await page.getByLabel('How many guests?').fill('110')
  await expect(answer.getByRole('heading').first()).not.toHaveText(first ?? '')
  const tier = (await answer.getByRole('heading').first().textContent()) ?? ''
  await answer.getByRole('link', { name: /^Enquire/ }).click()
  await expect(page.getByLabel('Message')).toHaveValue(new RegExp(tier))
})

test('a translated form sends what is typed, says so, and takes another enquiry', async ({ page }) => {
  const fullName = `Visitor ${Date.now()}`
  await open(page, '/contact')
  await translate(page)
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Message').fill('A party in Sutherland.')
  await sendButton(page).click()
  await expect(thankYou(page)).toBeFocused()
  await expect(page.getByRole('main')).toContainText("We've got your enquiry.")
  expect(received(fullName)).toMatchObject([{ message: 'A party in Sutherland.' }])
  await page.getByRole('button', { name: 'Submit Another Enquiry' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

test('a translated login changes its form, refuses a wrong password, signs in and signs out', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await createAccount(request)
  await open(page, '/eventsadmin')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await translate(page)
  await page.getByRole('button', { name: 'Need an admin account? Create one' }).click()
  await expect(page.getByRole('heading', { name: 'Create Admin Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await page.getByLabel('Email').fill(ADMIN)
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Events Admin' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
