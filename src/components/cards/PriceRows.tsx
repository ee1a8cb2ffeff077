import type { PriceRow } from '../../content/schemas/guide'
import { addCrew } from '../../lib/text/money'
import { formatCount } from '../../lib/text/quantities'
import { PageLink } from '../links/PageLink'
import { PriceTag } from '../ui/PriceTag'

export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <ul className="border-b border-paper-line">
      {rows.map(({ name, to, text, price, hours, isMinimum, crewFrom }) => (
        <li
          key={name}
          className="grid gap-x-[clamp(2rem,5vw,5rem)] border-t border-paper-line py-1.5 lg:grid-cols-[14rem_1fr_18.5rem] lg:py-3"
        >
          {to ? (
            <PageLink
              to={to}
              className="standalone-link self-start py-1.5 leading-tight text-paper-ink lg:py-2.5"
            >
              {name}
            </PageLink>
          ) : (
            <h3 className="py-2 text-base leading-tight text-paper-ink">{name}</h3>
          )}
          <p className="max-w-[62ch] max-lg:order-last max-lg:text-small max-lg:leading-snug lg:py-2">
            {text}
          </p>
          <PriceTag
            total={addCrew(price, crewFrom).total}
            buys={hours === undefined ? undefined : `for ${formatCount(hours, 'hour')}`}
            crewFrom={crewFrom}
            isMinimum={isMinimum}
            className="text-small text-paper-ink max-lg:-mt-1.5 lg:py-1"
          />
        </li>
      ))}
    </ul>
  )
}
