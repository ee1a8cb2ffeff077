import { PageLink } from '../../components/links/PageLink'
import { Card } from '../../components/ui/Card'
import { Section } from '../../components/ui/Section'
import { relatedPackages } from '../../content/packages'

/** Links to the package categories that suit any service. */
export function RelatedPackages() {
  return (
    <Section title="Related Packages" intro="Crew and gear together, in four tiers.">
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4.5">
        {relatedPackages.map(({ slug, name, description, image, gel }) => (
          <li key={slug}>
            <Card
              picture={image}
              gel={gel}
              sizes="(min-width: 1320px) 430px, (min-width: 480px) 30vw, 92vw"
              title={
                <PageLink to={`/packages/${slug}`} className="stretch">
                  {name}
                </PageLink>
              }
            >
              <p className="text-small">{description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
