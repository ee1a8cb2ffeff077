import { packages } from '../content/packages'
import { formatTierHours, formatTierPrice } from '../packages/tier-prices'
import { getTierDetails } from '../packages/tiers'

// The office needs only these texts, not the packages. See vite/prerender/data-modules.ts.

type TierAnswer = {
  price: string
  /** The path of its page, and what the query has for the light of its room. */
  path: string
  light: string
}

/** What each tier costs and where its page is, by its name. */
export const tierAnswers: Readonly<Partial<Record<string, TierAnswer>>> = Object.fromEntries(
  packages.flatMap((pkg) =>
    getTierDetails(pkg).map((details) => {
      const { name, level } = details.tier
      return [
        name,
        {
          price: `from ${formatTierPrice(details)} ${formatTierHours(pkg)}`,
          path: `/packages/${pkg.slug}`,
          light: pkg.scenes ? `light=${level}` : '',
        },
      ]
    }),
  ),
)
