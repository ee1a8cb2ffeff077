import { PageLink } from '../../../components/links/PageLink'
import type { Kit } from '../../../content/equipment/kit'
import { findCheaperTier } from '../../../packages/cheaper-tier'
import { formatTierPrice } from '../../../packages/tiers'

/** Names the package tier that has everything of the quote for less, if there is one. */
export function CheaperTier({ kit }: { kit: Kit }) {
  const found = findCheaperTier(kit)
  return (
    <div aria-live="polite">
      {found && (
        <p className="border-t border-dashed border-line py-3 text-small">
          <PageLink
            to={`/packages/${found.pkg.slug}#tiers`}
            className="font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
          >
            {found.facts.tier.name}
          </PageLink>
          {` includes all of this for ${formatTierPrice(found.facts)}, for 24 hours.`}
        </p>
      )}
    </div>
  )
}
