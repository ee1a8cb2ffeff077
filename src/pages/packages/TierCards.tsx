import { useState } from 'react'
import { SiteNeedsDialog } from '../../components/SiteNeedsDialog'
import { CardStrip } from '../../components/ui/CardStrip'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import { isOfferedFor } from '../../packages/add-ons'
import { toGear } from '../../packages/tier-gear'
import type { TierFacts } from '../../packages/tiers'
import { TierCard } from './TierCard'

type Props = { pkg: Package; facts: readonly TierFacts[]; addOns: readonly AddOn[]; hours: number }

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, facts, addOns, hours }: Props) {
  const { tiers, title } = pkg
  const [needsOf, setNeedsOf] = useState<TierFacts | null>(null)

  return (
    <>
      <CardStrip aria-label={`${title}: tiers`} className="md:grid-cols-2 xl:grid-cols-4">
        {facts.map((tierFacts, index) => (
          <TierCard
            key={tierFacts.tier.level}
            pkg={pkg}
            facts={tierFacts}
            hours={hours}
            addOns={addOns.filter((addOn) => isOfferedFor(addOn, tierFacts))}
            previousTier={tiers[index - 1]}
            onOpenNeeds={() => setNeedsOf(tierFacts)}
          />
        ))}
      </CardStrip>
      {needsOf && (
        <SiteNeedsDialog
          title={`What ${needsOf.tier.name} needs on site`}
          equipment={needsOf.tier.name}
          needs={needsOf.siteNeeds}
          gear={toGear(needsOf)}
          alternatives={facts
            .slice(0, facts.indexOf(needsOf))
            .map((smaller) => ({ name: smaller.tier.name, gear: toGear(smaller) }))}
          onClose={() => setNeedsOf(null)}
        />
      )}
    </>
  )
}
