import { LinkGroup } from '../../components/links/LinkGroup'
import { getRelatedLinks } from '../../components/links/related-links'
import { packages, type PackageSlug } from '../../content/packages'

/** Links to the other packages, and to the services and guides that are related to this one. */
export function OtherPackages({ current }: { current: PackageSlug }) {
  const others = packages
    .filter(({ slug }) => slug !== current)
    .map(({ slug, name }) => ({ to: `/packages/${slug}` as const, name }))
  return (
    <LinkGroup title="Other packages and services" links={[...others, ...getRelatedLinks(`/packages/${current}`)]} />
  )
}
