import type { ComponentProps } from 'react'
import { withBookedHours } from '../../booking/tiers/hours'
import { getTier } from '../../booking/tiers/tier'
import SiteNeedsContents from '../../components/room/SiteNeedsContents'
import { packageSeatings } from '../../content/advice/event-kinds'
import { isSameKit } from '../../content/equipment/kit'
import { subtractKit } from '../../hire/kit-totals'
import { toRoomBrief, useRoom } from '../../suitability/room/room-input'
import { type TierBooking, toEquipment } from './use-tier-enquiry'

type TierProps = { booking: TierBooking } & Pick<
  ComponentProps<typeof SiteNeedsContents>,
  'others' | 'action' | 'onTier'
>

/** The check of the room and what a tier needs on site. Separate from its dialog, because the page doesn't load the hire items. */
export default function TierSiteNeeds({ booking, ...check }: TierProps) {
  const [{ pkg, tier, addOns }] = booking.lines
  const usualSeating = packageSeatings[pkg.slug]
  const place = toRoomBrief(useRoom(), usualSeating)?.place
  const ticked = pkg.addOns.filter(({ id }) => addOns.some((addOn) => addOn.id === id))
  const { kit, withAddOns } = getTier(pkg, tier.level, ticked, place)
  // At most one add-on, that for the most guests, is part of the tier's needs. The technician and more hours need nothing.
  const counted = subtractKit(withAddOns.kit, kit)
  const uncounted = ticked
    .filter(({ items, extraHour, technician }) =>
      items ? !isSameKit(items, counted) : !extraHour && !technician,
    )
    .map(({ text }) => text)
  const { siteNeeds } = withAddOns
  const contents = siteNeeds.contents.map((text) => withBookedHours(text, pkg, booking.hours))
  return (
    <SiteNeedsContents
      needs={{ ...siteNeeds, contents, uncounted }}
      equipment={toEquipment(booking)}
      usualSeating={usualSeating}
      {...check}
    />
  )
}
