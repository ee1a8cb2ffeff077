import { PageLink } from '../../components/links/PageLink'
import { Section } from '../../components/ui/Section'
import { packages, type PackageSlug } from '../../content/packages'

/** Links to the other package packages. */
export function OtherPackages({ current }: { current: PackageSlug }) {
  return (
    <Section title="Other packages" className="print:hidden">
      <ul className="flex flex-wrap gap-3">
        {packages
          .filter(({ slug }) => slug !== current)
          .map(({ slug, name }) => (
            <li key={slug}>
              <PageLink
                to={`/packages/${slug}`}
                className="inline-flex min-h-touch items-center rounded-full border border-control px-5 font-semibold text-warm transition-colors hover:border-warm"
              >
                {name}
              </PageLink>
            </li>
          ))}
      </ul>
    </Section>
  )
}
