import type { PriceRow } from '../content/schemas/guide'
import { formatPriceWithCrew } from '../lib/text/money'
import { PageLink } from './links/PageLink'

/** A list of things to book with their prices, on paper. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <ul className="border-b border-paper-line">
      {rows.map(({ name, to, text, price, isMinimum, crewFrom }) => (
        <li
          key={name}
          className="grid gap-x-[clamp(2rem,5vw,5rem)] border-t border-paper-line py-3 md:grid-cols-[14rem_1fr_17rem]"
        >
          {to ? (
            <PageLink to={to} className="standalone-link self-start leading-tight text-paper-ink">
              {name}
            </PageLink>
          ) : (
            <h3 className="text-base leading-tight text-paper-ink md:py-2">{name}</h3>
          )}
          <p className="max-w-[62ch] md:py-2">{text}</p>
          <p className="font-semibold text-paper-ink max-md:mt-1 md:py-2">
            {`${isMinimum ? 'From ' : ''}${formatPriceWithCrew(price, crewFrom)}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
