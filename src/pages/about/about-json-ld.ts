import { company } from '../../content/company'
import { teamMembers } from '../../content/team'

const FOUNDERS = 2

/** A page about the company and who founded it, as schema.org says it. */
export function aboutJsonLd(path: '/about' | '/about/company') {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    url: company.url + path,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${company.url}/#business`,
      name: company.name,
      url: company.url,
      description: company.description,
      founder: teamMembers.slice(0, FOUNDERS).map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    },
  }
}
