import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatings } from '../../../../src/content/advice/room-rules'
import { equipment, type EquipmentId, getEquipment } from '../../../../src/content/equipment'
import { checkRoom, type Gear, type Room, type RoomQuestion } from '../../../../src/hire/room/room'
import { describeFixes } from '../../../../src/hire/room/room-fixes'
import { parseLength } from '../../../../src/hire/room/room-input'

const listFixes = (question: RoomQuestion) => describeFixes(question, checkRoom(question))

const booth: Gear = {
  kit: [
    { id: 'led-dj-booth', count: 1 },
    { id: 'truss-goalpost', count: 1 },
  ],
  outlets: 1,
}

const truss: Gear = { kit: [{ id: 'truss-goalpost', count: 1 }], outlets: 0 }
/** Each is 4 m wide. */
const toStages = (count: number): Gear => ({ kit: [{ id: 'stage-deck', count }], outlets: 0 })

const emptyHall: Room = { length: 10, width: 8, kind: 'open' }

describe('what would make it fit', () => {
  it('is nothing if it fits', () => {
    expect(listFixes({ room: { length: 20, width: 10, kind: 'indoors' }, seating: 'rows', gear: booth })).toEqual([])
  })

  it('is a room of the same shape that is large enough, for any equipment', () => {
    const anyQuestion: fc.Arbitrary<RoomQuestion> = fc.record({
      room: fc.record({
        length: fc.integer({ min: 2, max: 30 }),
        width: fc.integer({ min: 2, max: 15 }),
        kind: fc.constantFrom('indoors', 'open'),
      }),
      guests: fc.integer({ min: 1, max: 300 }),
      seating: fc.constantFrom(...seatings),
      gear: fc
        .uniqueArray(fc.constantFrom(...equipment.map(({ id }) => id)), { maxLength: 5 })
        .map((ids) => ({ kit: ids.map((id) => ({ id, count: 1 })), outlets: 0 })),
    })
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const [, length, width] = /of about ([\d.]+) × ([\d.]+) m$/.exec(listFixes(question).at(-1) ?? '') ?? []
        const isTooSmall = checkRoom(question).verdict === 'too small'
        expect(length !== undefined).toBe(isTooSmall)
        if (!length || !width) return
        const room = { ...question.room, length: Number(length), width: Number(width) }
        expect(checkRoom({ ...question, room }).verdict).not.toBe('too small')
        const { length: long, width: short } = question.room
        const shape = Math.max(long, short) / Math.min(long, short)
        const less = { ...room, length: (room.width - 0.5) * shape, width: room.width - 0.5 }
        expect(checkRoom({ ...question, room: less }).verdict).toBe('too small')
        expect([length, width].map((text) => parseLength(text).value)).toEqual([room.length, room.width])
      }),
    )
  })

  it('is a higher room if the ceiling is too low, and the item that the others fit without', () => {
    const room = { length: 20, width: 10, height: 3, kind: 'indoors' } as const
    expect(listFixes({ room, seating: 'rows', gear: booth })).toEqual([
      'Everything but the Truss Goalpost',
      'A space at least 3.5 m high',
    ])
    const hall = { ...room, length: 8, width: 6, kind: 'marquee' } as const
    expect(listFixes({ room: hall, seating: 'rows', guests: 100, gear: booth }).at(-1)).toMatch(
      /^A marquee of about [\d.]+ × [\d.]+ m, at least 3\.5 m high$/,
    )
  })

  it.each<[string, Partial<RoomQuestion>, string[]]>([
    [
      'guests who stand, or fewer guests',
      { guests: 90, seating: 'tables' },
      ['90 guests standing', 'Up to 76 guests at tables', 'A space of about 11.5 × 9 m'],
    ],
    [
      'tables without a dance floor, if they are enough',
      { guests: 70, seating: 'tables-dancing' },
      ['70 guests at tables', 'Up to 59 guests at tables with a dance floor', 'A space of about 11.5 × 9 m'],
    ],
    [
      'half of the guests',
      { guests: 152, seating: 'tables' },
      ['Up to 76 guests at tables', 'A space of about 14.5 × 11.5 m'],
    ],
    ['not less than half of the guests', { guests: 153, seating: 'tables' }, ['A space of about 14.5 × 11.5 m']],
    [
      'fewer guests who stand',
      { guests: 115, seating: 'standing' },
      ['Up to 114 guests standing', 'A space of about 11 × 8.5 m'],
    ],
    [
      'a larger marquee',
      { guests: 115, seating: 'standing', room: { ...emptyHall, kind: 'marquee' } },
      ['Up to 114 guests standing', 'A marquee of about 11 × 8.5 m'],
    ],
    [
      'not fewer guests if the ceiling is too low',
      { guests: 100, seating: 'tables', room: { ...emptyHall, kind: 'indoors', height: 3 }, gear: truss },
      ['A space of about 12.5 × 10 m, at least 3.5 m high'],
    ],
    [
      'a room of the same size if only the ceiling is too low',
      { room: { length: 12.3, width: 8.2, kind: 'indoors', height: 3 }, gear: truss },
      ['A space at least 3.5 m high'],
    ],
    [
      'a room of 200 m at most',
      { room: { length: 150, width: 100, kind: 'open' }, gear: toStages(50) },
      ['A space of about 200 × 133.5 m'],
    ],
    [
      'a room of 200 m on each side',
      { room: { length: 150, width: 150, kind: 'open' }, gear: toStages(50) },
      ['A space of about 200 × 200 m'],
    ],
    [
      'nothing for what no room is large enough for',
      { room: { length: 195, width: 195, kind: 'open' }, gear: toStages(99) },
      [],
    ],
  ])('is %s', (_, change, fixes) => {
    const question = { room: emptyHall, seating: 'standing', gear: { kit: [], outlets: 0 }, ...change } as const
    expect(listFixes(question)).toEqual(fixes)
  })

  it('is the largest tier that fits', () => {
    const toTier = (name: string, width: number, depth: number): Gear => ({
      kit: [],
      tier: { name, floorM: { width, depth } },
      outlets: 0,
    })
    const alternatives = [
      { name: 'Basic', gear: toTier('Basic', 2, 2) },
      { name: 'Premium', gear: toTier('Premium', 4, 3) },
      { name: 'Diamond', gear: toTier('Diamond', 10, 9) },
    ]
    const question: RoomQuestion = {
      room: { length: 8, width: 6, kind: 'open' },
      guests: 20,
      seating: 'standing',
      gear: toTier('Platinum', 12, 9),
    }
    expect(describeFixes(question, checkRoom(question), alternatives)).toEqual([
      'Premium',
      'A space of about 15 × 11 m',
    ])
  })

  it.each<[string, EquipmentId[], EquipmentId]>([
    ['the cheapest item that is too many', ['stage-deck', 'projector-screen'], 'projector-screen'],
    ['the same in any order', ['projector-screen', 'stage-deck'], 'projector-screen'],
    ['not a cheaper item that takes less', ['mic-stand', 'stage-deck', 'projector-screen'], 'projector-screen'],
  ])('is %s', (_, ids, surplus) => {
    const gear: Gear = { kit: ids.map((id) => ({ id, count: 1 })), outlets: 1 }
    const room = { length: 6, width: 4.5, kind: 'open' } as const
    expect(listFixes({ room, seating: 'standing', gear })[0]).toBe(
      `Everything but the ${getEquipment(surplus).shortName}`,
    )
  })
})
