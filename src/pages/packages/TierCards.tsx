import { useState } from 'react'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { CardStrip } from '../../components/ui/CardStrip'
import type { Package } from '../../content/packages'
import type { TierLevel } from '../../content/tier-levels'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { TierCard } from './TierCard'
import type { TierChoice } from './use-tier-enquiry'

const TierDialog = lazyWithPreload(() => import('./TierDialog'))

type Props = { pkg: Package; choices: readonly TierChoice[]; /** The highlighted tier. */ featured: TierLevel }

/** The four tiers: a row that scrolls sideways on a phone, two columns on a tablet, four on a wide screen. */
export function TierCards({ pkg, choices, featured }: Props) {
  /** The name of the tier whose dialog is open. */
  const [openName, setOpenName] = useState<string | null>(null)
  const openChoice = choices.find(({ details }) => details.tier.name === openName)

  return (
    <>
      <CardStrip aria-label={`${pkg.title}: tiers`} className="md:grid-cols-2 xl:grid-cols-4">
        {choices.map((choice, index) => (
          <TierCard
            key={choice.details.tier.level}
            choice={choice}
            previousTier={pkg.tiers[index - 1]}
            isFeatured={choice.details.tier.level === featured}
            onOpen={() => setOpenName(choice.details.tier.name)}
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
