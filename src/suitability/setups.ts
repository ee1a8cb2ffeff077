import type { EventPlace } from '../content/advice/event-places'
import { capacityRules, screenRules } from '../content/advice/guest-rules'
import type { Seating } from '../content/advice/room-rules'
import type { Kit } from '../content/equipment/kit'
import type { Setup } from '../content/schemas/category-page'
import { getCount, getKitPrice, mergeKits } from '../hire/kit-totals'
import { getLowestPrice, type PriceWithCrew } from '../lib/text/money'
import { getSuitability } from './suitability'

/** A set to hire for a number of guests. `guests` is the most that it suits at the place. */
type SetupKit = PriceWithCrew & { kit: Kit; guests: number }

const seatings = {
  dancing: 'dancing',
  speeches: 'rows',
  slides: 'rows',
  lights: 'standing',
} as const satisfies Record<Setup['purpose'], Seating>

const getKits = (purpose: Setup['purpose']): readonly Kit[] =>
  purpose === 'slides'
    ? screenRules.filter(({ showsText }) => showsText).flatMap(({ kit }) => (kit ? [kit] : []))
    : capacityRules[purpose].map(({ kit }) => kit)

/**
 * The cheapest items that suit a number of guests, and of two that cost the same the ones for more guests. Outdoors it is
 * after dark. Undefined if nothing in the catalogue suits so many.
 */
export function getSetupKit(
  { purpose, including, alsoItems = [] }: Omit<Setup, 'title'>,
  guests: number,
  place: EventPlace = 'indoors',
): SetupKit | undefined {
  const brief = { seating: seatings[purpose], place, isAfterDark: true }
  return getKits(purpose)
    .filter((kit) => !including || getCount(kit, including) > 0)
    .map((rule) => {
      const kit = mergeKits(alsoItems, rule)
      return { kit, guests: getSuitability({ kit }, brief).guests, ...getKitPrice(kit) }
    })
    .filter((setup) => setup.guests >= guests)
    .toSorted((a, b) => getLowestPrice(a.total) - getLowestPrice(b.total) || b.guests - a.guests)[0]
}
