import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serviceDetails } from '../../src/content/service-details'
import { services } from '../../src/content/services'
import { renderSite } from '../support/render-site'

describe('services', () => {
  it('lists every service with a link to its page and both prices', async () => {
    await renderSite('/services')
    const list = screen.getByRole('region', { name: 'All services' })
    for (const service of services) {
      expect(within(list).getByRole('link', { name: service.name })).toHaveAttribute(
        'href',
        `/services/${service.slug}`,
      )
    }
    expect(within(list).getAllByText('from, +GST')).toHaveLength(services.length)
    expect(within(list).getAllByText('incl. GST')).toHaveLength(services.length)
  })

  it('offers the first three on the not-found page', async () => {
    await renderSite('/no/such/page')
    const featured = within(screen.getByRole('region', { name: 'Featured services' }))
    expect(featured.getAllByRole('link').map((link) => link.textContent)).toEqual(
      services.slice(0, 3).map((service) => service.name),
    )
  })

  it.each(services)('$slug: features, what is included, calls to action, related packages', async (service) => {
    await renderSite(`/services/${service.slug}`)
    const detail = serviceDetails[service.slug]
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(detail.title)
    for (const name of ['Key Features', "What's Included", 'Related Packages']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument()
    }
    const included = within(screen.getByRole('region', { name: "What's Included" }))
    expect(included.getAllByRole('listitem')).toHaveLength(5)

    const enquiry = `/contact?subject=${encodeURIComponent(`Enquiry: ${service.name}`)}`
    expect(screen.getByRole('link', { name: detail.cta.primary.text })).toHaveAttribute(
      'href',
      service.slug === 'av-hire' ? '/av-hire' : enquiry,
    )
    expect(screen.getByRole('link', { name: detail.cta.secondary.text })).toHaveAttribute('href', '/contact')

    const related = within(screen.getByRole('region', { name: 'Related Packages' }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/packages/functions',
      '/packages/corporate',
      '/packages/weddings',
    ])
  })

  it('says so when there is no such service, and leads home', async () => {
    await renderSite('/services/fire-eating')
    expect(screen.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeInTheDocument()
    expect(screen.getByText("The service you're looking for doesn't exist.")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  })

  it('opens a gallery picture enlarged, and closes it again', async () => {
    const { user } = await renderSite('/services/dj-hire')
    const gallery = within(screen.getByRole('region', { name: 'Gallery' }))
    await user.click(gallery.getAllByRole('button')[0] as HTMLElement)
    const viewer = await screen.findByRole('dialog', { name: 'DJ Hire gallery' })
    await user.click(within(viewer).getByRole('button', { name: 'Close image' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
