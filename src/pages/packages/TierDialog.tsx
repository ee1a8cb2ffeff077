import { ButtonLink } from '../../components/links/ButtonLink'
import { SiteNeedsDialog } from '../../components/SiteNeedsDialog'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import type { TierDetails } from '../../packages/tiers'
import { toEquipment, useTierLink } from './use-tier-link'

type DialogProps = {
  pkg: Package
  details: TierDetails
  all: readonly TierDetails[]
  addOns: readonly AddOn[]
  hours: number
  first: 'room' | 'needs'
  onTier: (details: TierDetails) => void
  onClose: () => void
}

/** The needs of a tier on site and the check of the visitor's room. */
export default function TierDialog({ pkg, details, all, addOns, hours, first, onTier, onClose }: DialogProps) {
  const { name } = details.tier
  const { link } = useTierLink(pkg, details, addOns, hours)
  return (
    <SiteNeedsDialog
      title={first === 'room' ? `Does ${name} fit my room?` : `What ${name} needs on site`}
      heading={name}
      needs={details.siteNeeds}
      equipment={toEquipment(details)}
      others={all.filter((other) => other !== details).map(toEquipment)}
      action={({ status }) => (
        <ButtonLink to={link} variant={status === 'no' ? 'outline' : 'primary'} size="small" className="shrink-0">
          Enquire
        </ButtonLink>
      )}
      onTier={(chosen) => onTier(all.find(({ tier }) => tier.name === chosen) ?? details)}
      first={first}
      onClose={onClose}
    />
  )
}
