import { packages } from '../content/packages'
import { formatTierHours, formatTierPrice } from '../packages/tier-prices'
import { getTierDetails } from '../packages/tiers'

// The office needs only these texts, not the packages. See vite/prerender/data-modules.ts.

/** What each tier costs and where its page is, by its name. */
export const tierAnswers: Readonly<Partial<Record<string, { price: string; path: string }>>> =
  Object.fromEntries(
    packages.flatMap((pkg) =>
      getTierDetails(pkg).map((details) => {
        const { name, level } = details.tier
        const light = pkg.scenes ? `?light=${level}` : ''
        return [
          name,
          {
            price: `from ${formatTierPrice(details)} ${formatTierHours(pkg)}`,
            path: `/packages/${pkg.slug}${light}#tiers`,
          },
        ]
      }),
    ),
  )
