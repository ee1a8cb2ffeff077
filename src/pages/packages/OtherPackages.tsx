import { LinkRow } from '../../components/links/LinkRow'
import { Section } from '../../components/ui/Section'
import { packages, type PackageSlug } from '../../content/packages'

/** Links to the other packages. */
export function OtherPackages({ current }: { current: PackageSlug }) {
  const others = packages.filter(({ slug }) => slug !== current)
  return (
    <Section title="Other packages" className="print:hidden">
      <LinkRow links={others.map(({ slug, name }) => ({ to: `/packages/${slug}`, name }))} />
    </Section>
  )
}
