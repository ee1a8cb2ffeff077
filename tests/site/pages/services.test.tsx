import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Service, services } from '../../../src/content/services'
import { avHire } from '../../../src/content/services/av-hire'
import { dancers } from '../../../src/content/services/dancers'
import { djHire } from '../../../src/content/services/dj-hire'
import { liveMusicProduction } from '../../../src/content/services/live-music-production'
import { photographyVideography } from '../../../src/content/services/photography-videography'
import { formatAud, withGst } from '../../../src/lib/text/money'
import { formatBuys, getStartingPrices } from '../../../src/packages/services'
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

  it('include the first three on the not-found page', async () => {
    await renderSite('/no/such/page')
    const featured = within(screen.getByRole('region', { name: 'Featured services' }))
    expect(featured.getAllByRole('link').map((link) => link.textContent)).toEqual(
      services.slice(0, 3).map((service) => service.name),
    )
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  })

  it.each([djHire, avHire])('show features, calls to action and related packages: $slug', async (service) => {
    await renderSite(`/services/${service.slug}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(service.title)
    const features = within(screen.getByRole('region', { name: 'Key Features' }))
    expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(service.benefits.length)
    const included = within(screen.getByRole('region', { name: "What's Included" }))
    expect(included.getAllByRole('listitem')).toHaveLength(service.included.length)

    const enquiry = `/contact?subject=${encodeURIComponent(`Enquiry: ${service.name}`)}`
    expect(screen.getByRole('link', { name: service.cta.primary.text })).toHaveAttribute(
      'href',
      service.slug === 'av-hire' ? '/av-hire' : enquiry,
    )
    expect(screen.getByRole('link', { name: service.cta.secondary.text })).toHaveAttribute('href', '/contact')

    const related = within(screen.getByRole('region', { name: 'Related Packages' }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/packages/functions',
      '/packages/corporate',
      '/packages/weddings',
    ])
  })

  it('show what the price buys, extra hours with and without GST, and when to book', async () => {
    await renderSite('/services/photography-videography')
    const getFact = (term: string) =>
      within(screen.getByRole('region', { name: 'Price and booking' })).getByText(term).nextElementSibling
    const { hours, buys, extraHour } = photographyVideography.scope
    expect(getFact(`What ${formatAud(withGst(photographyVideography.startingFrom))} incl. GST buys`)).toHaveTextContent(
      `${hours} hours ${buys}`,
    )
    expect(getFact('Each extra hour of photos')).toHaveTextContent(
      `${formatAud(withGst(extraHour))} incl. GST (${formatAud(extraHour)}+GST)`,
    )
    expect(getFact('When to book')).toHaveTextContent(/^Book \d+ weeks ahead\./)
  })

  it('need a circuit for each of several power points, and floor for each performer', () => {
    const getNeeds = (service: Service) => getServiceFacts(service).find(({ term }) => term === 'We need on site')?.text
    const { outlets } = liveMusicProduction.siteNeeds
    expect(getNeeds(liveMusicProduction)).toContain(`${outlets} power points (10 A), each on a circuit of its own`)
    expect(getNeeds(djHire)).toMatch(/^1 power point \(10 A\), \d/)
    expect(getNeeds(dancers)).toMatch(/m of level floor per performer, /)
  })

  it('show Service Not Found with a link to the home page for an unknown slug', async () => {
    await renderSite('/services/fire-eating')
    expect(screen.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeInTheDocument()
    expect(screen.getByText("The service you're looking for doesn't exist.")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  })
})
