import { useState } from 'react'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { CardStrip } from '../../components/ui/CardStrip'
import { packageSeatings } from '../../content/advice/event-kinds'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { isOfferedFor } from '../../packages/add-ons'
import type { TierDetails } from '../../packages/tiers'
import { isRoomEmpty, setRoom, useRoom } from '../../suitability/room/room-fields'
import { TierCard } from './TierCard'

const TierDialog = lazyWithPreload(() => import('./TierDialog'))

type Props = { pkg: Package; details: readonly TierDetails[]; addOns: readonly AddOn[]; hours: number }

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, details, addOns, hours }: Props) {
  const { tiers, title } = pkg
  const room = useRoom()
  const [open, setOpen] = useState<{ details: TierDetails; first: 'room' | 'needs' } | null>(null)

  function handleOpen(tierDetails: TierDetails, first: 'room' | 'needs') {
    // What the guests of this package usually do, until the visitor has entered a room.
    if (isRoomEmpty(room)) setRoom({ ...room, seating: packageSeatings[pkg.slug] })
    setOpen({ details: tierDetails, first })
  }

  return (
    <>
      <CardStrip aria-label={`${title}: tiers`} className="md:grid-cols-2 xl:grid-cols-4">
        {details.map((tierDetails, index) => (
          <TierCard
            key={tierDetails.tier.level}
            pkg={pkg}
            details={tierDetails}
            hours={hours}
            addOns={addOns.filter((addOn) => isOfferedFor(addOn, tierDetails))}
            previousTier={tiers[index - 1]}
            onOpen={(first) => handleOpen(tierDetails, first)}
          />
        ))}
      </CardStrip>
      {open && (
        <LazyBoundary name="What it needs on site" loadingLabel="Loading what it needs on site...">
          <TierDialog
            {...open}
            pkg={pkg}
            all={details}
            hours={hours}
            addOns={addOns.filter((addOn) => isOfferedFor(addOn, open.details))}
            onTier={(chosen) => setOpen({ ...open, details: chosen })}
            onClose={() => setOpen(null)}
          />
        </LazyBoundary>
      )}
    </>
  )
}
