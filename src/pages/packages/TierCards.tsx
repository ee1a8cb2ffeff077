import { useState } from 'react'
import { ImageViewer } from '../../components/ImageViewer'
import { scrollFocusedIntoView } from '../../components/ui/scroll-focused-into-view'
import { useMediaQuery } from '../../components/use-media-query'
import type { Tier } from '../../content/package-tiers'
import { TierCard } from './TierCard'

/** The four tiers: a row to swipe on a phone, two by two on a tablet, side by side on a wide screen. */
export function TierCards({ tiers, title }: { tiers: readonly Tier[]; title: string }) {
  const [open, setOpen] = useState<number | null>(null)
  const isRow = useMediaQuery('not all and (min-width: 720px)')

  return (
    <>
      {/* What scrolls sideways takes the focus, so that the arrow keys scroll it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        aria-label={`${title}: tiers`}
        tabIndex={isRow ? 0 : undefined}
        onFocus={scrollFocusedIntoView}
        className="-mx-gutter -mt-1.5 -mb-10 grid snap-x snap-mandatory auto-cols-[82%] grid-flow-col gap-4.5 overflow-x-auto px-gutter pt-1.5 pb-20 focus-visible:-outline-offset-3 md:mx-0 md:mb-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-2 md:overflow-visible md:px-0 md:pb-0 xl:grid-cols-4 print:mx-0 print:grid-flow-row print:grid-cols-2 print:overflow-visible print:px-0"
      >
        {tiers.map((tier, index) => (
          <TierCard key={tier.tier} tier={tier} before={tiers[index - 1]} onEnlarge={() => setOpen(index)} />
        ))}
      </ul>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      {open !== null && (
        <ImageViewer
          images={tiers.map((tier) => tier.image)}
          start={open}
          title={`${title}: pictures`}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
