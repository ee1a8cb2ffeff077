import type { Booking } from '../../../booking/booking'
import { findCheaper } from '../../../booking/find-cheaper'
import { priceBooking } from '../../../booking/price'
import { describeTotal } from '../../../booking/words'
import { PageLink } from '../../../components/links/PageLink'
import { formatDuration } from '../../../hire/hire-period'

/** Names the package tier that has everything of the quote for less, for the same hire days, if there is one. */
export function CheaperTier({ booking }: { booking: Booking }) {
  const found = findCheaper(booking)
  return (
    <div aria-live="polite">
      {found && (
        <p className="border-t border-dashed border-line py-3 text-small">
          <PageLink
            to={`/packages/${found.details.pkg.slug}#tiers`}
            className="font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
          >
            {found.details.tier.name}
          </PageLink>
          <span>{` includes all of this, ${describeTotal(priceBooking(found.booking))} for ${formatDuration(booking.period ?? null)}.`}</span>
        </p>
      )}
    </div>
  )
}
