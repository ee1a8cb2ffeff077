import type { Package } from '../../content/packages'
import { priceBooking } from '../price'
import { formatTierHours } from './hours'
import { getTierDetails } from './tier'

/** What the card of a package shows, with the price of its smallest tier. */
export function createPackageCard(pkg: Package) {
  const { slug, name, description, image, gel, crewed } = pkg
  const [basic] = getTierDetails(pkg)
  const { total, crewFrom } = priceBooking({ lines: [basic] })
  return {
    slug,
    name,
    description,
    image,
    gel,
    crewed,
    price: { total, crewFrom, buys: formatTierHours(pkg) },
  }
}
