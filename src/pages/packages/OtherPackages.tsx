import { PageLink } from '../../components/PageLink'
import { Section } from '../../components/ui/Section'
import { packageNames, type PackageSlug } from '../../content/package-names'

/** Links to the other package categories. */
export function OtherPackages({ current }: { current: PackageSlug }) {
  return (
    <Section title="Other packages" className="print:hidden">
      <ul className="flex flex-wrap gap-3">
        {packageNames
          .filter(({ slug }) => slug !== current)
          .map(({ slug, title }) => (
            <li key={slug}>
              <PageLink
                to={`/packages/${slug}`}
                className="inline-flex min-h-touch items-center rounded-full border border-control px-5 font-semibold text-warm transition-colors hover:border-warm"
              >
                {title}
              </PageLink>
            </li>
          ))}
      </ul>
    </Section>
  )
}
