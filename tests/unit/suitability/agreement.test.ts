import { describe, expect, it } from 'vitest'
import { packageSeatings } from '../../../src/content/advice/event-kinds'
import { eventPlaces } from '../../../src/content/advice/event-places'
import { equipmentCategories } from '../../../src/content/equipment'
import { categoryPages } from '../../../src/content/equipment/category-pages'
import { garageGuests } from '../../../src/content/guides/party-at-home'
import { findTier, getPackage, packages } from '../../../src/content/packages'
import { getTierOptions } from '../../../src/packages/tier-options'
import { getTierSuitability } from '../../../src/packages/tier-suitability'
import { getTierDetails } from '../../../src/packages/tiers'
import { getSuitabilityInRoom } from '../../../src/suitability/room/room'
import { getSetupKit } from '../../../src/suitability/setups'

/** Where nothing but the equipment limits the guests. */
const room = { lengthM: 60, widthM: 60, heightM: 12 }

describe('the same question has the same answer', () => {
  it('from a tier, with its add-ons, and from the check of a room that is large enough', () => {
    for (const pkg of packages) {
      for (const option of getTierOptions(pkg)) {
        for (const { id: place } of eventPlaces) {
          const brief = { seating: packageSeatings[pkg.slug], place, isAfterDark: true, room }
          expect([option.tier.name, place, getSuitabilityInRoom(option, brief).guests]).toEqual([
            option.tier.name,
            place,
            getTierSuitability(option, pkg, { place, time: 'after-dark' }).guests,
          ])
        }
      }
    }
  })

  it('from a set of a hire category and from the check of a room that is large enough', () => {
    const setups = equipmentCategories.flatMap(({ id }) => categoryPages[id].setups.list)
    const found = setups.flatMap((setup) => {
      const kit = getSetupKit(setup, 50)
      const seating = setup.purpose === 'dancing' ? 'dancing' : setup.purpose === 'lights' ? 'standing' : 'rows'
      return kit ? [{ ...setup, seating, kit } as const] : []
    })
    expect(found.length).toBeGreaterThan(5)
    for (const { title, seating, kit } of found) {
      const { guests } = getSuitabilityInRoom(kit, { seating, place: 'indoors', room })
      expect([title, guests]).toEqual([title, kit.guests])
    }
  })

  it('from a guide and from the tiers', () => {
    for (const slug of ['functions', 'speakers'] as const) {
      const pkg = getPackage(slug)
      for (const { id: place } of eventPlaces) {
        for (const guests of [10, 40, 60, 80, 100]) {
          const smallest = getTierDetails(pkg).find((tier) => getTierSuitability(tier, pkg, { place }).guests >= guests)
          expect([place, guests, findTier(slug, guests, place).name]).toEqual([place, guests, smallest?.tier.name])
        }
      }
    }
    const [dj] = getTierDetails(getPackage('functions'))
    const garage = { seating: 'dancing', place: 'indoors', room: { lengthM: 6, widthM: 6 } } as const
    expect(dj && getSuitabilityInRoom(dj, garage).comfortable).toBe(garageGuests)
  })
})
