import { describe, expect, it } from 'vitest'
import {
  formatRoom,
  noRoom,
  parseMetres,
  parseRoomFields,
  readRoomFields,
  splitSides,
  toRoomBrief,
} from '../../../../src/suitability/room/room-input'

const hall = { ...noRoom, length: '18', width: '12', guests: '120' }

describe('a length', () => {
  it.each([
    ['12', 12],
    [' 12,5 m', 12.5],
    ['１２．５', 12.5],
    ['40ft', 12.192],
    ['12 metres', 12],
    ['12 meter', 12],
    ['40’', 12.192],
  ])('reads %s', (text, metres) => expect(parseMetres(text)).toBeCloseTo(metres, 6))

  it.each(['', 'twelve', '12 50', '-3', '1e9'])('refuses "%s"', (text) =>
    expect(parseMetres(text)).toBeUndefined(),
  )
})

describe('the fields', () => {
  it.each([
    '12 x 8',
    '12m × 8 m',
    '12 by 8',
    '40ft x 26ft',
    '40 x 26 ft',
    '40ft x 26',
    '12 metre x 8',
    '12 metres by 8 metres',
    '１２ｘ８',
  ])('read "%s" as two sides', (text) => {
    const { room } = toRoomBrief(parseRoomFields({ ...noRoom, length: text }), 'tables') ?? {}
    expect([room?.lengthM, room?.widthM].map((metres) => Math.round(metres ?? 0))).toEqual([12, 8])
  })

  it('share the unit that only one of them has', () => {
    for (const [length, width] of [
      ['50ft', '70'],
      ['50', '70 ft'],
    ] as const) {
      const { room } = toRoomBrief({ ...noRoom, length, width }, 'tables') ?? {}
      expect([room?.lengthM, room?.widthM].map((metres) => Math.round(metres ?? 0))).toEqual([
        15, 21,
      ])
    }
  })

  it('leave one side alone', () => {
    expect(splitSides('12')).toBeUndefined()
    expect(splitSides('12 x')).toBeUndefined()
  })

  it('have errors outside their limits, and then no room', () => {
    const fields = { ...hall, length: '300', guests: '2.5' }
    expect(
      Object.entries(readRoomFields(fields)).flatMap(([name, { error }]) => (error ? [name] : [])),
    ).toEqual(['length', 'guests'])
    expect(toRoomBrief(fields, 'tables')).toBeUndefined()
    expect(toRoomBrief({ ...hall, width: '' }, 'tables')).toBeUndefined()
  })

  it('use what the guests usually do unless the visitor says otherwise', () => {
    expect(toRoomBrief(hall, 'rows')?.seating).toBe('rows')
    expect(toRoomBrief({ ...hall, seating: 'standing' }, 'rows')?.seating).toBe('standing')
  })

  it('know if it is dark outdoors, where no height counts', () => {
    const outdoors = { ...hall, place: 'outdoors', height: 'x' } as const
    expect(toRoomBrief({ ...outdoors, isAfterDark: true }, 'tables')).toMatchObject({
      isAfterDark: true,
    })
    expect(toRoomBrief({ ...hall, isAfterDark: true }, 'tables')?.isAfterDark).toBeUndefined()
  })

  it.each([
    [true, 'outdoors after dark'],
    [false, 'outdoors by day'],
    // The adviser asks for the time only where it matters.
    [undefined, 'outdoors'],
  ])('are written with the time outdoors if it is known: %j', (isAfterDark, text) => {
    const brief = toRoomBrief({ ...hall, place: 'outdoors', isAfterDark }, 'dancing')
    expect(brief && formatRoom(brief)).toBe(`18 × 12 m, ${text}, for 120 guests dancing`)
  })

  it.each([null, 3, 'x', {}, { length: 12, seating: 'beds', place: 'moon' }])(
    'read %j from the store as none',
    (stored) => expect(parseRoomFields(stored)).toEqual(noRoom),
  )
})
