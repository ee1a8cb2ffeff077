import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getEquipment } from '../../../src/content/equipment'
import { productionPackage } from '../../../src/content/packages/production'
import { renderSite } from '../../support/site/render-site'

it('adds an item, then a set with several of it, and opens the quote', async () => {
  const { user } = await renderSite('/av-hire/staging')
  const { name } = getEquipment('projector-screen')
  await user.click(screen.getByRole('button', { name: `Add to Quote ${name}` }))
  expect(screen.getByRole('group', { name: `How many ${name}` })).toHaveTextContent('1')
  const set = 'Slides for seated guests, 200 guests'
  await user.click(screen.getByText(/^What to take for/))
  await user.click(screen.getByRole('button', { name: `Add to Quote ${set}` }))
  expect(screen.getByRole('button', { name: `Added to Quote ${set}` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^View quote ·/ }))
  const stepper = within(screen.getByRole('dialog')).findByRole('group', {
    name: `How many ${name}`,
  })
  expect(within(await stepper).getByText('2')).toBeInTheDocument()
})

it('names in place of a set the tier that has all of it for less', async () => {
  const { user } = await renderSite('/av-hire/staging')
  await user.click(screen.getByText(/^What to take for/))
  const horizon = productionPackage.tiers[3]
  const [link] = screen
    .getAllByRole('link', { name: horizon.name })
    .filter(({ parentElement }) => parentElement?.tagName === 'P')
  expect(link?.parentElement).toHaveTextContent(
    / has all you need, from \$.*\+GST\) for 24 hours\.$/,
  )
  const set = 'A band or a school show, 200 guests'
  expect(screen.queryByRole('button', { name: `Add to Quote ${set}` })).toBeNull()
  expect(link).toHaveAttribute('href', '/packages/production#tiers')
})
