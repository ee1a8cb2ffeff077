import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TripPurpose } from '../../content/terms/travel'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { LazyBoundary } from '../fallbacks/LazyBoundary'
import { Fold } from '../folds/Fold'

const SuburbPrice = lazyWithPreload(async () => ({ default: (await import('./SuburbPrice')).SuburbPrice }))

type Props = {
  /** Undefined if it is not known. */
  purpose?: TripPurpose
  headingLevel?: 2 | 3
  className: string
}

/** The same question, folded, for pages that have no room for its code in their first load. */
export function SuburbFold({ purpose, headingLevel = 3, className }: Props) {
  const Heading = `h${headingLevel}` as const
  const content = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  // The visitor may have opened it on the prerendered page.
  const readEarlyState = useEffectEvent(() => setIsOpen(content.current?.closest('details')?.open ?? false))
  useLayoutEffect(() => readEarlyState(), [])

  return (
    <Fold
      title={<Heading className="text-base">Delivery to your suburb</Heading>}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={`border-y border-line print:hidden noscript:hidden ${className}`}
    >
      <div ref={content}>
        {isOpen && (
          <LazyBoundary name="The field for your suburb" loadingLabel="Loading...">
            <SuburbPrice purpose={purpose} className="mb-4" />
          </LazyBoundary>
        )}
      </div>
    </Fold>
  )
}
