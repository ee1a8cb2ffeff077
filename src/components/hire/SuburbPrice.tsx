import { SuburbField } from './SuburbField'

/** The question what the trip to the visitor costs, as a card. */
export function SuburbPrice({ className = '' }: { className?: string }) {
  return (
    <div
      className={`rounded-plate border border-line bg-raised p-5 text-soft print:hidden noscript:hidden ${className}`}
    >
      <SuburbField />
    </div>
  )
}
