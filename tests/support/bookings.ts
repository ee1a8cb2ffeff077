import { equipment, getEquipment } from '../../src/content/equipment'
import { categoryPages, SETUP_GUESTS } from '../../src/content/equipment/category-pages'
import type { Kit } from '../../src/content/equipment/kit'
import { packages } from '../../src/content/packages'
import { services } from '../../src/content/services'
import { technician } from '../../src/content/terms/hire-terms'
import { deliveryAreas, getTripPrice } from '../../src/content/terms/travel'
import type { Delivery } from '../../src/hire/delivery'
import { emptyQuote, getQuotePrice } from '../../src/hire/quote'
import { getTotal, type Price } from '../../src/lib/text/money'
import { getServiceTotal, getStartingPrices } from '../../src/packages/services'
import { getTierDetails, getTierHours, getTierPrice, MAX_EXTRA_HOURS } from '../../src/packages/tiers'
import { getSetupKit } from '../../src/suitability/setups'

export const toCents = (aud: number) => Math.round(aud * 100)
export const addGst = (cents: number) => Math.round((cents * 11) / 10)
export const range = (price: Price): [number, number] =>
  typeof price === 'number' ? [price, price] : [price.from, price.to]

/** The areas in which people travel at no extra cost. */
export const shire = deliveryAreas.filter(({ isFreeForPeople }) => isFreeForPeople).map(({ id }) => id)

const more = Array.from({ length: MAX_EXTRA_HOURS + 1 }, (_, hours) => hours)
const getHire = (kit: Kit, delivery: Delivery) => range(getTotal(getQuotePrice({ ...emptyQuote, kit, delivery })))

/** The price of a hire that is collected, or that our crew brings to an area without extra cost. */
const getCheapestHire = (kit: Kit): number[] =>
  kit.some(({ id }) => getEquipment(id).crew) ? shire.flatMap((area) => getHire(kit, area)) : getHire(kit, 'collect')

/**
 * The prices of bookings that everybody can make, in AUD excluding GST, by the page that they are made on: in the area
 * without travel, or with gear that is collected. They are for the hours that a price buys, and for more.
 */
export const bookings: ReadonlyMap<string, readonly number[]> = new Map([
  ...services.map(
    (service) =>
      [
        `/services/${service.slug}`,
        getStartingPrices(service).flatMap((start) =>
          shire.flatMap((area) =>
            more.map((hours) =>
              getServiceTotal(service, {
                start,
                hours: (start.hours ?? 0) + hours,
                count: 1,
                suburb: { label: '', area },
              }),
            ),
          ),
        ),
      ] as const,
  ),
  ...packages.map(
    (pkg) =>
      [
        `/packages/${pkg.slug}`,
        getTierDetails(pkg).flatMap(({ tier, crewFrom }) =>
          (pkg.crewed ? more : [0]).map((hours) =>
            getTotal({ price: getTierPrice(pkg, tier, getTierHours(pkg) + hours), crewFrom }),
          ),
        ),
      ] as const,
  ),
  ...equipment.map(({ id }) => [`/av-hire/${id}`, getCheapestHire([{ id, count: 1 }])] as const),
])

/** The prices of the sets that category pages suggest. */
export const setups: readonly number[] = Object.values(categoryPages).flatMap((page) =>
  page.setups.list.flatMap((setup) =>
    SETUP_GUESTS.flatMap((guests) => {
      const found = getSetupKit(setup, guests)
      return found ? getCheapestHire(found.kit) : []
    }),
  ),
)

/** The prices of parts of a booking: an extra hour, a technician, a crew, the trip of gear alone. */
export const parts: readonly number[] = [
  technician.price,
  technician.extraHour,
  ...services.flatMap((service) => getStartingPrices(service).flatMap(({ extraHour = [] }) => extraHour)),
  ...packages.flatMap((pkg) => [
    ...(pkg.extraHour ? [pkg.extraHour] : []),
    ...pkg.tiers.flatMap(({ longerFrom = [] }) => longerFrom),
    ...getTierDetails(pkg).map(({ crewFrom }) => crewFrom),
  ]),
  ...equipment.flatMap(({ crewFrom = [] }) => crewFrom),
  ...deliveryAreas.map(({ id }) => getTripPrice(id, 'gear')),
]
