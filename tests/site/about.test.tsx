import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { foundersIntro } from '../../src/content/about'
import { founders } from '../../src/content/team'
import { renderSite } from '../support/render-site'

const getRegion = (name: string) => within(screen.getByRole('region', { name }))
const getHrefs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('about', () => {
  it('links to the company, the team and the enquiry form', async () => {
    await renderSite('/about')
    expect(getHrefs()).toEqual(['/about/company', '/team', '/contact'])
  })
})

describe('about the company', () => {
  it('shows each founder with portrait and role', async () => {
    await renderSite('/about/company')
    const cards = getRegion(foundersIntro.title).getAllByRole('listitem')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(founders.map(({ name }) => name))
    for (const [index, founder] of founders.entries()) {
      const card = within(cards[index] as HTMLElement)
      expect(card.getByRole('img', { name: founder.photo?.alt })).toBeInTheDocument()
      expect(card.getByText(founder.role)).toBeInTheDocument()
    }
  })

  it('links to the team, the hire catalogue and the enquiry form', async () => {
    await renderSite('/about/company')
    expect(getHrefs()).toEqual(['/team', '/av-hire', '/contact'])
  })
})
