import { company } from '../../content/company'
import { founderMembers } from '../../content/team'

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
      founder: founderMembers.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    },
  }
}
