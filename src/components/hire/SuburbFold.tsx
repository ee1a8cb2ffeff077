import { useState } from 'react'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { LazyBoundary } from '../fallbacks/LazyBoundary'
import { Fold } from '../folds/Fold'

const SuburbPrice = lazyWithPreload(async () => ({ default: (await import('./SuburbPrice')).SuburbPrice }))

/** The same question, folded, for pages that have no room for its code in their first load. */
export function SuburbFold({ className = '' }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold
      title={<h3 className="text-base">The price for your suburb</h3>}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={`border-y border-line print:hidden noscript:hidden ${className}`}
    >
      {isOpen && (
        <LazyBoundary name="The field for your suburb" loadingLabel="Loading...">
          <SuburbPrice className="mb-4" />
        </LazyBoundary>
      )}
    </Fold>
  )
}
