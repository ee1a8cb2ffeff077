import type { Package } from '../content/packages'
import { formatTierHours } from './tier-prices'
import { getTierDetails } from './tiers'

/** What the card of a package shows, with the price of its smallest tier. */
export function createPackageCard(pkg: Package) {
  const { slug, name, description, image, gel, crewed } = pkg
  const [{ tier, crewFrom }] = getTierDetails(pkg)
  const price = { price: tier.price, buys: formatTierHours(pkg), crewFrom }
  return { slug, name, description, image, gel, crewed, price }
}
