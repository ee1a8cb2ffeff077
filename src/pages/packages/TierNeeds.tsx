import { SiteNeedsPanel } from '../../components/SiteNeedsPanel'
import type { PackageContent } from '../../content/packages'
import { getTierNeeds } from '../../plan/tier-needs'

export type TierNeedsProps = { content: PackageContent; index: number }

/** What a tier needs on site. */
export default function TierNeeds({ content, index }: TierNeedsProps) {
  const name = content.page.tiers[index]?.name ?? ''
  return <SiteNeedsPanel title={name} needs={getTierNeeds(content, index)} />
}
