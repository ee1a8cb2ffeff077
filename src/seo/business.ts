import type { LocalBusiness } from 'schema-dts'
import { company } from '../content/company'

/** A reference to the business, which `businessJsonLd` describes in full. */
export const businessReference = {
  '@type': 'LocalBusiness',
  '@id': `${company.url}/#business`,
  name: company.name,
} satisfies Exclude<LocalBusiness, string>

/** Where the business works. */
export const areaServed = { '@type': 'State', name: 'New South Wales' } as const
