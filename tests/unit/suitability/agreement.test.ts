import { describe, expect, it } from 'vitest'
import { type EventKindId, eventKinds, getEventKind, packageSeatings } from '../../../src/content/advice/event-kinds'
import { eventPlaces } from '../../../src/content/advice/event-places'
import { toPlaceGuests } from '../../../src/content/advice/guest-rules'
import { equipmentCategories } from '../../../src/content/equipment'
import { categoryPages } from '../../../src/content/equipment/category-pages'
import { garageGuests } from '../../../src/content/guides/party-at-home'
import { findTier, getPackage } from '../../../src/content/packages'
import { getAdvice } from '../../../src/packages/advice'
import { type CompleteBrief, getCompleteBrief } from '../../../src/packages/event-brief'
import { getTierOptions, type TierOption } from '../../../src/packages/tier-options'
import { getTierSuitability } from '../../../src/packages/tier-suitability'
import { getTierDetails } from '../../../src/packages/tiers'
import type { RoomSize } from '../../../src/suitability/brief'
import { getSuitabilityInRoom } from '../../../src/suitability/room/room-suitability'
import { getRoomVerdict } from '../../../src/suitability/room/room-text'
import { getSetupKit } from '../../../src/suitability/setups'

const categories = equipmentCategories.map(({ id }) => ({ id, setups: categoryPages[id].setups.list }))

const GUESTS = [10, 31, 40, 60, 61, 80, 81, 100, 119, 121, 150, 151, 180, 201, 249, 251, 300, 400, 1000]

const GUESTS_IN_ROOM = [40, 81, 100, 121, 151]

/** Where nothing but the equipment limits the guests. */
const largeRoom = { lengthM: 40, widthM: 40, heightM: 12 }
const hall = { lengthM: 18, widthM: 12, heightM: 4 }

const briefs: CompleteBrief[] = eventKinds.flatMap(({ id: event }) =>
  eventPlaces.flatMap(({ id: place }) =>
    (['day', 'after-dark'] as const).flatMap((time) =>
      GUESTS.flatMap((guests) => {
        const brief = getCompleteBrief({ event, place, time, guests: String(guests) })
        return brief && (brief.time === time || time === 'day') ? [brief] : []
      }),
    ),
  ),
)

const getPackageOf = (event: EventKindId) => getPackage(getEventKind(event).slug)

const toRoomBrief = ({ event, guests, place, time }: CompleteBrief, room: RoomSize) => ({
  seating: packageSeatings[getEventKind(event).slug],
  place,
  guests,
  isAfterDark: time === 'after-dark',
  room,
})

const nameOption = ({ tier, addOn }: TierOption) => tier.name + (addOn ? ` with ${addOn.text}` : '')

describe('the same brief has the same answer', () => {
  it('from a tier and from the adviser', () => {
    expect(briefs.length).toBeGreaterThan(400)
    for (const brief of briefs) {
      const pkg = getPackageOf(brief.event)
      const options = getTierOptions(pkg)
      const suitable = options.filter((option) => getTierSuitability(option, pkg, brief).guests >= brief.guests)
      const advice = getAdvice(brief)
      const advised = 'tier' in advice ? nameOption(advice) : ''
      expect({ brief, isSuited: suitable.map(nameOption).includes(advised) }).toEqual({
        brief,
        isSuited: suitable.length > 0,
      })
    }
  })

  it('from the adviser, with a room, and from the room check', () => {
    for (const brief of briefs.filter(({ guests }) => GUESTS_IN_ROOM.includes(guests))) {
      const pkg = getPackageOf(brief.event)
      const suitable = getTierOptions(pkg).filter(
        ({ tier, kit }) => getRoomVerdict({ tier, kit, name: tier.name }, toRoomBrief(brief, hall)).status !== 'no',
      )
      const advice = getAdvice({ ...brief, inRoom: { room: hall, getSuitability: getSuitabilityInRoom } })
      const advised = 'tier' in advice ? nameOption(advice) : ''
      expect({ brief, isSuited: suitable.map(nameOption).includes(advised) }).toEqual({
        brief,
        isSuited: suitable.length > 0,
      })
    }
  })

  it('from a set of a hire category, from the item pages and from the room check', () => {
    for (const { id, setups } of categories) {
      for (const setup of setups) {
        for (const guests of [20, 50, 100, 150, 200]) {
          const found = getSetupKit(setup, guests)
          if (!found) continue
          const seating = setup.purpose === 'dancing' ? 'dancing' : setup.purpose === 'lights' ? 'standing' : 'rows'
          const inRoom = getSuitabilityInRoom(found, { seating, place: 'indoors', room: largeRoom })
          expect([id, setup.title, inRoom.guests]).toEqual([id, setup.title, found.guests])
        }
      }
    }
  })

  it('from a guide, from a tier and from the room check', () => {
    for (const slug of ['functions', 'speakers'] as const) {
      for (const { id: place } of eventPlaces) {
        for (const guests of GUESTS.filter((number) => number <= 100)) {
          const pkg = getPackage(slug)
          const smallest = getTierDetails(pkg).find(
            (facts) => getTierSuitability(facts, pkg, { place }).guests >= guests,
          )
          expect([slug, place, guests, findTier(slug, guests, place).name]).toEqual([
            slug,
            place,
            guests,
            smallest?.tier.name,
          ])
        }
        for (const facts of getTierDetails(getPackage(slug))) {
          expect(toPlaceGuests(facts.tier.guests, place)).toBe(
            getTierSuitability(facts, getPackage(slug), { place }).guests,
          )
        }
      }
    }
    const [dj] = getTierDetails(getPackage('functions'))
    const garage = { seating: 'dancing', place: 'indoors', room: { lengthM: 6, widthM: 6 } } as const
    expect(dj && getSuitabilityInRoom(dj, garage).room.comfortable).toBe(garageGuests)
  })

  it('from a tier and from the room check of a room that is large enough', () => {
    for (const brief of briefs.filter(({ guests }) => guests === GUESTS[0])) {
      const pkg = getPackageOf(brief.event)
      for (const option of getTierOptions(pkg)) {
        const { guests } = getSuitabilityInRoom(option, { ...toRoomBrief(brief, largeRoom), guests: undefined })
        expect([nameOption(option), guests]).toEqual([
          nameOption(option),
          getTierSuitability(option, pkg, brief).guests,
        ])
      }
    }
  })
})
