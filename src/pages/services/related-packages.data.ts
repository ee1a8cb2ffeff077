import { relatedPackages as packages } from '../../content/packages'
import { formatTierHours } from '../../packages/tier-prices'
import { getTierDetails } from '../../packages/tiers'

// The page of a service needs only these cards, not the packages and their hire items. See vite/prerender/data-modules.ts.

export const relatedPackages = packages.map((pkg) => {
  const { slug, name, description, image, gel } = pkg
  const [{ tier, crewFrom }] = getTierDetails(pkg)
  return { slug, name, description, image, gel, price: { price: tier.price, buys: formatTierHours(pkg), crewFrom } }
})
