import { PageLink } from '../../../components/links/PageLink'
import type { Kit } from '../../../content/equipment/kit'
import { formatDuration, type HirePeriod } from '../../../hire/hire-dates'
import { formatPriceWithCrew } from '../../../lib/text/money'
import { findCheaperTier } from '../../../packages/cheaper-tier'

type Props = { kit: Kit; period: HirePeriod | null }

/** Names the package tier that has everything of the quote for less, for the same hire days, if there is one. */
export function CheaperTier({ kit, period }: Props) {
  const days = period?.days ?? 1
  const found = findCheaperTier(kit, days)
  return (
    <div aria-live="polite">
      {found && (
        <p className="border-t border-dashed border-line py-3 text-small">
          <PageLink
            to={`/packages/${found.pkg.slug}#tiers`}
            className="font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
          >
            {found.details.tier.name}
          </PageLink>
          <span>{` includes all of this for ${formatPriceWithCrew({ price: found.details.tier.price * days, crewFrom: found.details.crewFrom })}, for ${formatDuration(period)}.`}</span>
        </p>
      )}
    </div>
  )
}
