import type { TripPurpose } from '../../content/terms/travel'
import { SuburbField } from './SuburbField'

/** A card with the field for the visitor's suburb, which answers with the price of the trip. */
export function SuburbPrice({ purpose, className }: { purpose?: TripPurpose | undefined; className: string }) {
  return (
    <div
      className={`rounded-card border border-line bg-raised p-5 text-soft print:hidden noscript:hidden ${className}`}
    >
      <SuburbField purpose={purpose} />
    </div>
  )
}
