import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** A title that no other test has. */
export const makeTitle = (title: string) => `${title} ${randomUUID().slice(0, 8)}`

export const getForm = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Event$/ })
export const getCard = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title })

/** Opens the form of a new event and fills in what is required except for the picture. */
export async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Event' }).click()
  await getForm(page).getByLabel('Title').fill(title)
  await getForm(page).getByLabel('Description', { exact: true }).fill('Two stages by the river.')
  await getForm(page).getByLabel('Event Date').fill('2999-06-12')
}
