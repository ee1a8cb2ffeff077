import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatings } from '../../../src/content/advice/room-rules'
import { equipment } from '../../../src/content/equipment'
import { checkRoom, type Gear, type RoomQuestion } from '../../../src/hire/room/room'
import { describeFixes } from '../../../src/hire/room/room-fixes'
import { parseLength } from '../../../src/hire/room/room-input'

const listFixes = (question: RoomQuestion) => describeFixes(question, checkRoom(question))

const booth: Gear = {
  kit: [
    { id: 'led-dj-booth', count: 1 },
    { id: 'truss-goalpost', count: 1 },
  ],
  outlets: 1,
}

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

  it('is fewer guests, or guests who stand', () => {
    const room = { length: 10, width: 8, kind: 'indoors' } as const
    expect(listFixes({ room, seating: 'tables', guests: 90, gear: { kit: [], outlets: 0 } }).slice(0, 2)).toEqual([
      '90 guests standing',
      expect.stringMatching(/^Up to \d+ guests at tables$/),
    ])
  })

  it('is the cheapest item that is too many', () => {
    const gear: Gear = {
      kit: [
        { id: 'stage-deck', count: 1 },
        { id: 'projector-screen', count: 1 },
      ],
      outlets: 1,
    }
    const room = { length: 6, width: 4.5, kind: 'open' } as const
    expect(listFixes({ room, seating: 'standing', gear })[0]).toBe('Everything but the Projector and Fast-Fold Screen')
  })
})
