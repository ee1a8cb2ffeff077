import { getClosingCall } from '../../content/closing-calls'
import { type Service, services } from '../../content/services'
import { getServiceFacts } from './service-facts'

// The page of a service needs only this, not the other services. See vite/prerender/data-modules.ts.

export type ServiceContent = ReturnType<typeof createContent>

/** What the page of each service shows, by its slug. */
export const serviceContents: Readonly<Record<string, () => Promise<ServiceContent>>> =
  Object.fromEntries(services.map((service) => [service.slug, async () => createContent(service)]))

const createContent = (service: Service) => ({
  service,
  facts: getServiceFacts(service),
  closingCall: getClosingCall(`/services/${service.slug}`),
})
