import type { Page } from '@playwright/test'
import { itemName } from '../support/build/build'
import { addButton, quoteButton, quotePanel } from '../support/site/hire-page'
import { received, sendButton, thankYou } from './enquiry-form'
import { expect, open, test } from './fixtures'

/** Replaces each text of the page, now and later, as the translation of Chrome and Edge does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    function replaceTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode())
        if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(
        (node) => !node.parentElement?.closest('font, script, style'),
      )) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.nodeValue
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replaceTexts(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) replaceTexts(node.parentNode ?? node)
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
    .getByRole('button', { name: `One more ${speaker}` })
    .click()
  await expect(quotePanel(page).getByRole('group', { name: `How many ${speaker}` })).toHaveText('2')
  const total =
    (await quotePanel(page)
      .getByText('Total', { exact: true })
      .locator('xpath=ancestor::*[2]')
      .textContent()) ?? ''
  const [amount = ''] = /\$[\d,.]+/.exec(total) ?? []
  await quotePanel(page).getByRole('link', { name: 'Request Quote' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    new RegExp(`\\n.*total.*\\${amount} incl\\. GST`, 'i'),
  )
})

test('a translated form sends what is typed, says so, and takes another enquiry', async ({
  page,
}) => {
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
