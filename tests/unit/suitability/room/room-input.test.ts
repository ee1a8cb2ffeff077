import { describe, expect, it } from 'vitest'
import { noRoom, parseRoomFields } from '../../../../src/suitability/room/room-fields'
import {
  addRoomToPath,
  parseMetres,
  parseRoomParam,
  readRoomFields,
  splitSides,
  toRoomBrief,
} from '../../../../src/suitability/room/room-input'

const hall = { ...noRoom, length: '18', width: '12', guests: '120' }

describe('a length', () => {
  it.each([
    ['12', 12],
    [' 12,5 m', 12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['1200 cm', 12],
    ['1200cm', 12],
    ['12000 mm', 12],
    ['40ft', 12.192],
    ["40'", 12.192],
    ['6 m 50', 6.5],
    ['6m50cm', 6.5],
    ['40\'6"', 12.3444],
    ["40'6''", 12.3444],
    ['40 ft 6 in', 12.3444],
    ['1 foot 6 inches', 0.4572],
    ['1 metre', 1],
  ])('reads %s', (text, metres) => expect(parseMetres(text)).toBeCloseTo(metres, 6))

  it.each([
    '',
    'twelve',
    '12 50',
    '12m²',
    '-3',
    '1e9',
    'NaN',
    '5 constructor',
    '5 cm 50',
    '6 m 5',
    '6 m 50 in',
    '40 ft 6 cm',
  ])('refuses "%s"', (text) => expect(parseMetres(text)).toBeUndefined())
})

describe('the fields', () => {
  it.each(['12 x 8', '12x8', '12m × 8 m', '12 by 8', '40ft * 26ft'])('read "%s" as two sides', (text) => {
    const { room } = toRoomBrief({ ...noRoom, length: text }) ?? {}
    expect([room?.lengthM, room?.widthM].map((metres) => Math.round(metres ?? 0))).toEqual([12, 8])
  })

  it('split three sides, and leave one alone', () => {
    expect(splitSides('12 x 8 x 3')).toEqual({ length: '12', width: '8', height: '3' })
    expect(splitSides('12')).toBeUndefined()
    expect(splitSides('12 x')).toBeUndefined()
  })

  it('read the larger number of guests', () => {
    expect(toRoomBrief({ ...hall, guests: '80-100' })?.guests).toBe(100)
    expect(toRoomBrief({ ...hall, guests: '1,200' })?.guests).toBe(1200)
  })

  it('have errors outside their limits, and then no room', () => {
    const fields = { ...hall, length: '300', guests: '2.5' }
    expect(Object.entries(readRoomFields(fields)).flatMap(([name, { error }]) => (error ? [name] : []))).toEqual([
      'length',
      'guests',
    ])
    expect(toRoomBrief(fields)).toBeUndefined()
    expect(toRoomBrief({ ...hall, width: '' })).toBeUndefined()
  })

  it('know if it is dark outdoors, where no height counts', () => {
    expect(toRoomBrief({ ...hall, place: 'after-dark', height: 'x' })).toMatchObject({
      place: 'outdoors',
      isAfterDark: true,
    })
    expect(toRoomBrief({ ...hall, place: 'outdoors' })).toMatchObject({ place: 'outdoors', isAfterDark: false })
  })

  it.each([null, 3, 'x', {}, { length: 12, seating: 'beds', place: 'moon' }])(
    'read %j from the store as none',
    (stored) => expect(parseRoomFields(stored)).toEqual(noRoom),
  )

  it('are not longer than any number that is read', () =>
    expect(parseRoomFields({ length: '1'.repeat(21) }).length).toHaveLength(20))
})

describe('a link', () => {
  it('carries the room', () => {
    const path = addRoomToPath('/packages/weddings#tiers', { ...hall, height: '3', place: 'marquee' })
    expect(path).toBe('/packages/weddings?room=18_12_3_120_tables_marquee#tiers')
    const param = new URL(path, 'https://southbeam.example').searchParams.get('room')
    expect(parseRoomParam(param)).toEqual({ ...hall, height: '3', place: 'marquee' })
    expect(addRoomToPath('/av-hire?list=xdj-xz', hall)).toBe('/av-hire?list=xdj-xz&room=18_12__120_tables_indoors')
  })

  it('has none without a room', () => {
    expect(addRoomToPath('/packages', noRoom)).toBe('/packages')
    for (const text of [null, '', '18', 'x_y', '1e9_-3']) expect(parseRoomParam(text)).toBeNull()
  })
})
