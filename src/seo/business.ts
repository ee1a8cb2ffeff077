import { company } from '../content/company'

/** The id under which all pages refer to the business. */
export const BUSINESS_ID = `${company.url}/#business`

/** The business as the provider of a service, in full on the home and contact pages. */
export const businessReference = { '@type': 'LocalBusiness', '@id': BUSINESS_ID, name: company.name } as const
