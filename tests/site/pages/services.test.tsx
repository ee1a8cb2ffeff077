import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatBuys, getStartingPrices } from '../../../src/booking/booking'
import { type Service, services } from '../../../src/content/services'
import { dancers } from '../../../src/content/services/dancers'
import { djHire } from '../../../src/content/services/dj-hire'
import { liveMusicProduction } from '../../../src/content/services/live-music-production'
import { formatAud, withGst } from '../../../src/lib/text/money'
import { getServiceFacts } from '../../../src/pages/services/service-facts'
import { renderSite } from '../../support/site/render-site'

describe('services', () => {
  it('link to their pages, with the starting price including GST first', async () => {
    await renderSite('/services')
    const list = within(screen.getByRole('region', { name: 'All services' }))
    for (const service of services) {
      const { name, shortName, slug, startingFrom } = service
      // CSS shows one of both names.
      const link = list.getByRole('link', { name: (shortName ?? '') + name })
      expect(link).toHaveAttribute('href', `/services/${slug}`)
      expect(link.closest('article')).toHaveTextContent(
        `From ${formatAud(withGst(startingFrom))} ${formatBuys(getStartingPrices(service)[0])}, incl. GST (From ${formatAud(startingFrom)}+GST)`,
      )
    }
  })

  it.each([
    ['hours', '?hours=5', 'hours=5'],
    ['suburb', '?to=Penrith', 'to=Penrith'],
  ])('have the %s of the calculator in all buttons that ask for it', async (_, query, part) => {
    await renderSite(`/services/dj-hire${query}`)
    const getLinks = () =>
      screen
        .getAllByRole<HTMLAnchorElement>('link')
        .map(({ href }) => new URL(href))
        .filter(({ searchParams }) => searchParams.get('subject') === `Enquiry: ${djHire.name}`)
        .map(({ searchParams }) => searchParams.get('link'))
    const all = Array.from({ length: 3 }, () => expect.stringContaining(part) as unknown)
    // The search of suburbs loads after the page.
    await waitFor(() => expect(getLinks()).toEqual(all))
  })

  it('include the first three on the not-found page', async () => {
    await renderSite('/no/such/page')
    const featured = within(screen.getByRole('region', { name: 'Featured services' }))
    expect(featured.getAllByRole('link').map((link) => link.textContent)).toEqual(
      services.slice(0, 3).map((service) => service.name),
    )
  })

  it('need a circuit for each of several power points, and floor for each performer', () => {
    const getNeeds = (service: Service) =>
      getServiceFacts(service).find(({ term }) => term === 'We need on site')?.text
    const { outlets } = liveMusicProduction.siteNeeds
    expect(getNeeds(liveMusicProduction)).toContain(
      `${outlets} power points (10 A), each on a circuit of its own`,
    )
    expect(getNeeds(djHire)).toMatch(/^1 power point \(10 A\), \d/)
    expect(getNeeds(dancers)).toMatch(/m of level floor per performer, /)
  })
})
