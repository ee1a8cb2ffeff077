import { SiteNeedsPanel } from '../../components/SiteNeedsPanel'
import type { PackageCategory } from '../../content/packages'
import { getTierNeeds } from '../../plan/tier-needs'

export type TierNeedsProps = { category: PackageCategory; index: number }

/** What a tier needs on site. */
export default function TierNeeds({ category, index }: TierNeedsProps) {
  const name = category.tiers[index]?.name ?? ''
  return <SiteNeedsPanel title={name} needs={getTierNeeds(category, index)} />
}
