import type { Package } from '../content/packages'
import { formatTierHours } from '../packages/hours'
import { getTierDetails } from '../packages/tiers'
import { priceBooking } from './price'
import { toTierLine } from './tier-lines'

/** What the card of a package shows, with the price of its smallest tier. */
export function createPackageCard(pkg: Package) {
  const { slug, name, description, image, gel, crewed } = pkg
  const [basic] = getTierDetails(pkg)
  const { price, crewFrom } = priceBooking({ lines: [toTierLine(pkg, basic)] })
  return {
    slug,
    name,
    description,
    image,
    gel,
    crewed,
    price: { price, crewFrom, buys: formatTierHours(pkg) },
  }
}
