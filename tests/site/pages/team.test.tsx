import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { team } from '../../../src/content/about/team'
import { renderSite } from '../../support/site/render-site'

it('steps from one profile to the next and back, also from the last to the first', async () => {
  const { user } = await renderSite('/team')
  const members = team.toSorted((a, b) => {
    const [first, second] = [a, b].map(({ name }) => screen.getByRole('button', { name }))
    return first?.compareDocumentPosition(second as Node) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
  const [first, last] = [members[0], members.at(-1)].map((member) => member?.name ?? '') as [string, string]
  await user.click(screen.getByRole('button', { name: last }))
  const dialog = within(screen.getByRole('dialog', { name: last }))
  await user.click(dialog.getByRole('button', { name: 'Next profile' }))
  expect(screen.getByRole('dialog', { name: first })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Previous profile' }))
  expect(screen.getByRole('dialog', { name: last })).toBeInTheDocument()
})
