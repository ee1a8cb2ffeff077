import { screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { statusDrafts } from '../../../src/admin/enquiries/EnquiryStatusForm'
import { eventDrafts } from '../../../src/admin/events/form/event-fields'
import { ADMIN, makeRow, type Row, seedSession, startFakeBackend } from './fake-backend'
import { renderSite } from './render-site'

/** Signs an admin in. In Sydney it is 7 am on Saturday, 21 November 2026. */
export function signInOnSaturday() {
  vi.setSystemTime(new Date('2026-11-20T20:00:00Z'))
  seedSession()
}

/** Opens the dashboard with these stored events. Seed a session first. */
export async function openDashboard(
  rows: Row[] = [makeRow({})],
  options?: Parameters<typeof startFakeBackend>[1],
) {
  const backend = startFakeBackend(rows, options)
  const site = await renderSite('/eventsadmin')
  await screen.findByText(rows.length > 0 ? / shown$/ : 'No events yet')
  return { ...site, backend }
}

/** From now on the browser can store nothing, as if its storage were full. */
export function refuseStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  // Otherwise the page would keep what could not be stored, also for the next test.
  onTestFinished(() => {
    eventDrafts.removeAll(ADMIN.id)
    statusDrafts.removeAll(ADMIN.id)
  })
}

export const getButton = (name: string) => screen.getByRole('button', { name })
export const getDialog = (name: string) => within(screen.getByRole('dialog', { name }))
export const getCard = (title: string) => within(screen.getByRole('article', { name: title }))
export const getCardTitles = () =>
  screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))
