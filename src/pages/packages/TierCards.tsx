import { useState } from 'react'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { CardStrip } from '../../components/ui/CardStrip'
import { packageSeatings } from '../../content/advice/event-kinds'
import type { Package } from '../../content/packages'
import type { TierLevel } from '../../content/tier-levels'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { isRoomEmpty, setRoom, useRoom } from '../../suitability/room/room-fields'
import { TierCard } from './TierCard'
import type { TierChoice } from './use-tier-link'

const TierDialog = lazyWithPreload(() => import('./TierDialog'))

type Props = { pkg: Package; choices: readonly TierChoice[]; /** The highlighted tier. */ featured: TierLevel }

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, choices, featured }: Props) {
  const room = useRoom()
  /** The name of the tier whose dialog is open. */
  const [openName, setOpenName] = useState<string | null>(null)
  const openChoice = choices.find(({ details }) => details.tier.name === openName)

  function handleOpen(name: string) {
    // What the guests of this package usually do, until the visitor has entered a room.
    if (isRoomEmpty(room)) setRoom({ ...room, seating: packageSeatings[pkg.slug] })
    setOpenName(name)
  }

  return (
    <>
      <CardStrip aria-label={`${pkg.title}: tiers`} className="md:grid-cols-2 xl:grid-cols-4">
        {choices.map((choice, index) => (
          <TierCard
            key={choice.details.tier.level}
            choice={choice}
            previousTier={pkg.tiers[index - 1]}
            isFeatured={choice.details.tier.level === featured}
            onOpen={() => handleOpen(choice.details.tier.name)}
          />
        ))}
      </CardStrip>
      {openChoice && (
        <LazyBoundary name="What it needs on site" loadingLabel="Loading what it needs on site...">
          <TierDialog choice={openChoice} choices={choices} onTier={setOpenName} onClose={() => setOpenName(null)} />
        </LazyBoundary>
      )}
    </>
  )
}
