import type { LocalBusiness } from 'schema-dts'
import { company } from '../content/company'

/** The JSON-LD id of the business, used on all pages. */
export const BUSINESS_ID = `${company.url}/#business`

/** A reference to the business, which `businessJsonLd` describes in full. */
export const businessReference = { '@type': 'LocalBusiness', '@id': BUSINESS_ID, name: company.name } satisfies Exclude<
  LocalBusiness,
  string
>

/** Where the business works. */
export const areaServed = { '@type': 'State', name: 'New South Wales' } as const
