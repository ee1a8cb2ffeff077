import type { Page } from '@playwright/test'

// The parts of the hire page.

export const searchBox = (page: Page) => page.getByPlaceholder('Find What You Need')
export const itemLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const categoryButton = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })
export const addButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add to Quote ${name}`, exact: true })
/** How many of an item the quote has, on the item's card. */
export const cardStepper = (page: Page, name: string) =>
  page.getByRole('group', { name: `How many ${name}`, exact: true })

/** The button that opens the quote: above the cards on a wide screen, at the bottom of the window on a narrow one. */
export const quoteButton = (page: Page) =>
  page.getByRole('button', { name: /^(Quote cart|View quote) ·/ })
export const quotePanel = (page: Page) => page.getByRole('dialog', { name: 'Quote cart' })
