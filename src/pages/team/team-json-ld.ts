import { company } from '../../content/company'
import { teamMembers } from '../../content/team'

/** Who works here, as schema.org says it. */
export function teamJsonLd() {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${company.url}/#business`,
    name: company.name,
    url: company.url,
    employee: teamMembers.map(({ name, role, alias }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      alternateName: alias,
    })),
  }
}
