import type { AboutPage, Organization, Person } from 'schema-dts'
import { company } from '../content/company'
import { founders, type TeamMember } from '../content/team'
import { BUSINESS_ID } from './business'

const organization = { '@type': 'Organization', '@id': BUSINESS_ID, name: company.name, url: company.url } as const

const toPerson = ({ name, role, alias }: TeamMember): Person => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  ...(alias && { alternateName: alias }),
})

/** Schema.org `AboutPage` about the company and its founders. */
export function aboutJsonLd(path: string): AboutPage {
  return {
    '@type': 'AboutPage',
    url: company.url + path,
    mainEntity: { ...organization, description: company.description, founder: founders.map(toPerson) },
  }
}

/** Schema.org `Organization` with its team members. */
export function teamJsonLd(team: readonly TeamMember[]): Organization {
  return { ...organization, employee: team.map(toPerson) }
}
