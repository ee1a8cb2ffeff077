import { getTierDetails } from '../booking/tiers/tier'
import { getTierSuitability } from '../booking/tiers/tier-suitability'
import { eventPlaces } from '../content/advice/event-places'
import { packages } from '../content/packages'

// The questions of the adviser need only this, not the packages. See vite/prerender/data-modules.ts.

/** The places where a tier of a package suits more guests after dark, by the package's slug. */
export const placesByDarkness: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  packages.map((pkg) => {
    const places = eventPlaces.filter(({ id: place }) =>
      getTierDetails(pkg).some(
        (details) =>
          getTierSuitability(details, { place, time: 'day' }).guests <
          getTierSuitability(details, { place, time: 'after-dark' }).guests,
      ),
    )
    return [pkg.slug, places.map(({ id }) => id)]
  }),
)
