import { ButtonLink } from '../../components/links/ButtonLink'
import { SiteNeedsDialog } from '../../components/SiteNeedsDialog'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import type { TierFacts } from '../../packages/tiers'
import { toEquipment, useTierLink } from './use-tier-link'

type DialogProps = {
  pkg: Package
  facts: TierFacts
  all: readonly TierFacts[]
  addOns: readonly AddOn[]
  hours: number
  first: 'room' | 'needs'
  onTier: (facts: TierFacts) => void
  onClose: () => void
}

/** The needs of a tier on site and the check of the visitor's room. */
export default function TierDialog({ pkg, facts, all, addOns, hours, first, onTier, onClose }: DialogProps) {
  const { name } = facts.tier
  const { link } = useTierLink(pkg, facts, addOns, hours)
  return (
    <SiteNeedsDialog
      title={first === 'room' ? `Does ${name} fit my room?` : `What ${name} needs on site`}
      heading={name}
      needs={facts.siteNeeds}
      equipment={toEquipment(facts)}
      others={all.filter((other) => other !== facts).map(toEquipment)}
      action={({ isSuited }) => (
        <ButtonLink to={link} variant={isSuited ? 'primary' : 'outline'} size="small" className="shrink-0">
          Enquire
        </ButtonLink>
      )}
      onTier={(chosen) => onTier(all.find(({ tier }) => tier.name === chosen) ?? facts)}
      first={first}
      onClose={onClose}
    />
  )
}
