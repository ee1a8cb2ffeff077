import type { Package } from '../../content/packages'
import { formatTierHours, getTierDetails } from '../../packages/tiers'
import { PageLink } from '../links/PageLink'
import { Card } from '../ui/Card'
import { PriceTag } from '../ui/PriceTag'

/** Links to a package, with the price of its cheapest tier and of the crew that it needs. */
export function PackageCard({ pkg, sizes }: { pkg: Package; sizes: string }) {
  const { slug, name, description, image, gel } = pkg
  const [{ tier, crewFrom }] = getTierDetails(pkg)
  return (
    <Card
      picture={image}
      gel={gel}
      sizes={sizes}
      title={
        <PageLink to={`/packages/${slug}`} className="stretch">
          {name}
        </PageLink>
      }
      footer={
        <PriceTag
          price={tier.price}
          buys={formatTierHours(pkg)}
          crewFrom={crewFrom}
          className="text-label text-warm sm:text-small"
        />
      }
    >
      <p className="text-small">{description}</p>
    </Card>
  )
}
