import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderSite } from '../../support/site/render-site'

it.each([
  ['/services/fire-eating', 'Service Not Found', 'Return Home', '/'],
  ['/packages/constructor', 'Package Not Found', 'View Available Packages', '/packages'],
  ['/av-hire/fog-horn', 'Item Not Found', 'View Hire Catalogue', '/av-hire'],
  ['/upcoming-events/none', 'Event Not Found', 'All events', '/upcoming-events'],
])('shows at %s that it does not exist, with a way back', async (path, title, link, href) => {
  await renderSite(path)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
})
