import { SiteNeedsPanel } from '../../components/SiteNeedsPanel'
import { Dialog } from '../../components/ui/Dialog'
import type { TierFacts } from '../../plan/tiers'

type Props = { facts: TierFacts; onClose: () => void }

/** What a tier needs on site. Not printed: the cards print their line of facts. */
export function TierNeedsDialog({ facts: { tier, siteNeeds }, onClose }: Props) {
  return (
    <Dialog title={`What ${tier.name} needs on site`} onClose={onClose} className="print:hidden">
      <SiteNeedsPanel title={tier.name} needs={siteNeeds} />
    </Dialog>
  )
}
