import type { Load } from '../../content/terms/travel'
import { SuburbField } from './SuburbField'

/** The question what the trip to the visitor costs, as a card. `load` is what comes, if that is known. */
export function SuburbPrice({ load, className = '' }: { load?: Load | undefined; className?: string }) {
  return (
    <div
      className={`rounded-plate border border-line bg-raised p-5 text-soft print:hidden noscript:hidden ${className}`}
    >
      <SuburbField load={load} />
    </div>
  )
}
