import { PageLink } from '../../components/PageLink'
import { Card } from '../../components/ui/Card'
import { Section } from '../../components/ui/Section'
import type { PackageSlug } from '../../content/package-names'
import { packages } from '../../content/packages'

/** Links to the other package categories. */
export function OtherPackages({ current }: { current: PackageSlug }) {
  return (
    <Section title="Other packages" className="print:hidden">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4.5 xl:grid-cols-6">
        {packages
          .filter(({ slug }) => slug !== current)
          .map(({ slug, title, image, gel }) => (
            <li key={slug}>
              <Card
                picture={image}
                gel={gel}
                sizes="(min-width: 1280px) 15vw, (min-width: 480px) 29vw, 45vw"
                title={
                  <PageLink to={`/packages/${slug}`} className="stretch">
                    {title}
                  </PageLink>
                }
              />
            </li>
          ))}
      </ul>
    </Section>
  )
}
