import { services } from '../content/services'
import { formatBothPrices } from '../lib/text/money'
import { formatBuys, getStartingPrices } from './services'

// The page of a package needs only these texts, not the services. See vite/prerender/data-modules.ts.

/** The starting prices of each service: 'From $385 incl. GST ($350+GST) for 3 hours'. */
export const servicePrices: Readonly<Record<string, string>> = Object.fromEntries(
  services.map((service) => [
    service.slug,
    getStartingPrices(service)
      .map((start) => `From ${formatBothPrices(start.price)} ${formatBuys(start)}`)
      .join('. '),
  ]),
)
