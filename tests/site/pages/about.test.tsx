import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { foundersIntro } from '../../../src/content/about/about'
import { founders } from '../../../src/content/about/team'
import { renderSite } from '../../support/site/render-site'

it('shows the portrait and the role of each founder', async () => {
  await renderSite('/about/company')
  const section = within(screen.getByRole('region', { name: foundersIntro.title }))
  for (const { name, role, photo } of founders) {
    const card = within(section.getByRole('heading', { name }).closest('li') as HTMLElement)
    expect(card.getByRole('img', { name: photo?.alt })).toBeInTheDocument()
    expect(card.getByText(role)).toBeInTheDocument()
  }
})
