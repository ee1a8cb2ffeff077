import type { Page } from '@playwright/test'
import { enquiries } from './fixtures'

export const WEBHOOK = '**/api/enquiries?*'
export const REFERENCE = /ENQ-\w{4}-\w{2}/

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Enquiry' })
export const thankYou = (page: Page) => page.getByRole('heading', { name: /^Thank you/ })
export const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There was an error submitting' })
export const received = (name: string) => enquiries().filter(({ fullName }) => fullName === name)
