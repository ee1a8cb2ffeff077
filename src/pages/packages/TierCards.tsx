import { useState } from 'react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { SiteNeedsDialog } from '../../components/SiteNeedsDialog'
import { CardStrip } from '../../components/ui/CardStrip'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import { isOfferedFor } from '../../packages/add-ons'
import type { TierFacts } from '../../packages/tiers'
import { TierCard } from './TierCard'
import { toEquipment, useTierLink } from './use-tier-link'

type Props = { pkg: Package; facts: readonly TierFacts[]; addOns: readonly AddOn[] }

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, facts, addOns }: Props) {
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
            addOns={addOns.filter((addOn) => isOfferedFor(addOn, tierFacts))}
            previousTier={tiers[index - 1]}
            onOpen={(first) => setOpen({ facts: tierFacts, first })}
          />
        ))}
      </CardStrip>
      {open && (
        <TierDialog
          {...open}
          pkg={pkg}
          all={facts}
          addOns={addOns.filter((addOn) => isOfferedFor(addOn, open.facts))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

type DialogProps = {
  pkg: Package
  facts: TierFacts
  all: readonly TierFacts[]
  addOns: readonly AddOn[]
  first: 'room' | 'needs'
  onClose: () => void
}

function TierDialog({ pkg, facts, all, addOns, first, onClose }: DialogProps) {
  const { name } = facts.tier
  const { link } = useTierLink(pkg, facts, addOns)
  return (
    <SiteNeedsDialog
      title={first === 'room' ? `Does ${name} fit my room?` : `What ${name} needs on site`}
      heading={name}
      needs={facts.siteNeeds}
      equipment={toEquipment(facts)}
      others={all.filter((other) => other !== facts).map(toEquipment)}
      action={
        <ButtonLink to={link} variant="primary" size="small" className="shrink-0">
          Enquire
        </ButtonLink>
      }
      first={first}
      onClose={onClose}
    />
  )
}
