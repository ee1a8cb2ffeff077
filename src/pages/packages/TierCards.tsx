import { useState } from 'react'
import { SiteNeedsDialog } from '../../components/SiteNeedsDialog'
import { scrollFocusedIntoView } from '../../components/ui/scroll-focused-into-view'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import { isOfferedFor } from '../../packages/add-ons'
import { toGear } from '../../packages/tier-gear'
import type { TierFacts } from '../../packages/tiers'
import { TierCard } from './TierCard'

type Props = { pkg: Package; facts: readonly TierFacts[]; addOns: readonly AddOn[] }

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, facts, addOns }: Props) {
  const { tiers, title } = pkg
  const [needsOf, setNeedsOf] = useState<TierFacts | null>(null)

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reacts to the focus of the cards */}
      <ul
        aria-label={`${title}: tiers`}
        onFocus={scrollFocusedIntoView}
        className="-mx-gutter -mt-1.5 -mb-10 grid snap-x snap-mandatory auto-cols-[82%] grid-flow-col gap-4.5 overflow-x-auto px-gutter pt-1.5 pb-20 md:mx-0 md:mb-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-2 md:overflow-visible md:px-0 md:pb-0 xl:grid-cols-4 print:mx-0 print:grid-flow-row print:grid-cols-2 print:overflow-visible print:px-0"
      >
        {facts.map((tierFacts, index) => (
          <TierCard
            key={tierFacts.tier.level}
            pkg={pkg}
            facts={tierFacts}
            addOns={addOns.filter((addOn) => isOfferedFor(addOn, tierFacts))}
            previousTier={tiers[index - 1]}
            onOpenNeeds={() => setNeedsOf(tierFacts)}
          />
        ))}
      </ul>
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
