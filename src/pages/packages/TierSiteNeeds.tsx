import type { ComponentProps } from 'react'
import { getTier } from '../../booking/tiers/tier'
import SiteNeedsContents from '../../components/room/SiteNeedsContents'
import { packageSeatings } from '../../content/advice/event-kinds'
import { type TierBooking, toEquipment } from './use-tier-enquiry'

type TierProps = { booking: TierBooking } & Pick<
  ComponentProps<typeof SiteNeedsContents>,
  'others' | 'action' | 'onTier'
>

/** The check of the room and what a tier needs on site. Separate from its dialog, because the page doesn't load the hire items. */
export default function TierSiteNeeds({ booking, ...check }: TierProps) {
  const [{ pkg, tier, addOns }] = booking.lines
  const ticked = pkg.addOns.filter(({ id }) => addOns.some((addOn) => addOn.id === id))
  return (
    <SiteNeedsContents
      needs={getTier(pkg, tier.level, ticked).withAddOns.siteNeeds}
      equipment={toEquipment(booking)}
      usualSeating={packageSeatings[pkg.slug]}
      {...check}
    />
  )
}
