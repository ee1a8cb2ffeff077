import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { renderSite } from '../../support/site/render-site'

const [, onCall] = company.phones
const getMain = () => within(screen.getByRole('main'))

it.each(['/av-hire/battery-pa', '/av-hire/pa-systems'])(
  'has on %s the number that is answered while the office is closed',
  async (path) => {
    vi.setSystemTime('2026-11-28T20:40:00+11:00')
    await renderSite(path)
    const link = await getMain().findByRole('link', { name: onCall.display })
    expect(link).toHaveAttribute('href', `tel:${onCall.tel}`)
    expect(link.parentElement).toHaveTextContent(onCall.when)
  },
)

it('has no second number on the page of an item while the office is open', async () => {
  vi.setSystemTime('2026-11-27T12:00:00+11:00')
  await renderSite('/av-hire/battery-pa')
  expect(getMain().queryByRole('link', { name: onCall.display })).toBeNull()
})

it('has in the footer both numbers, and when each of them is answered', async () => {
  await renderSite('/guides/movie-night')
  const footer = within(screen.getByRole('contentinfo'))
  for (const { display, when } of company.phones)
    expect(footer.getByText(display).parentElement).toHaveTextContent(`${display} ${when}`)
})
