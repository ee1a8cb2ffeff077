import { company } from '../content/company'
import { founders, type MemberEntry } from '../content/founders'
import { BUSINESS_ID } from './business'

const organization = { '@type': 'Organization', '@id': BUSINESS_ID, name: company.name, url: company.url }

const toPerson = ({ name, role, alias }: MemberEntry) => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  alternateName: alias,
})

/** Schema.org `AboutPage` about the company and its founders. */
export function aboutJsonLd(path: '/about' | '/about/company') {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    url: company.url + path,
    mainEntity: { ...organization, description: company.description, founder: founders.map(toPerson) },
  }
}

/** Schema.org `Organization` with its team members. */
export function teamJsonLd(team: readonly MemberEntry[]) {
  return { '@context': 'https://schema.org', ...organization, employee: team.map(toPerson) }
}
