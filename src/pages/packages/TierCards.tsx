import { Suspense, useState } from 'react'
import { CardStrip } from '../../components/ui/CardStrip'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { isOfferedFor } from '../../packages/add-ons'
import type { TierFacts } from '../../packages/tiers'
import { TierCard } from './TierCard'

const TierDialog = lazyWithPreload(() => import('./TierDialog'))

type Props = { pkg: Package; facts: readonly TierFacts[]; addOns: readonly AddOn[]; hours: number }

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, facts, addOns, hours }: Props) {
  const { tiers, title } = pkg
  const [open, setOpen] = useState<{ facts: TierFacts; first: 'room' | 'needs' } | null>(null)

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
            onOpen={(first) => setOpen({ facts: tierFacts, first })}
          />
        ))}
      </CardStrip>
      {open && (
        <Suspense>
          <TierDialog
            {...open}
            pkg={pkg}
            all={facts}
            hours={hours}
            addOns={addOns.filter((addOn) => isOfferedFor(addOn, open.facts))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
