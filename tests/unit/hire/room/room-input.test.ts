import { describe, expect, it } from 'vitest'
import type { Gear } from '../../../../src/hire/room/room'
import {
  addRoomToUrl,
  formatRoomFields,
  parseGuests,
  parseHeight,
  parseLength,
  parseRoomFields,
  type RoomFields,
  toRoomQuestion,
} from '../../../../src/hire/room/room-input'

const noFields: RoomFields = { length: '', width: '', height: '', guests: '', seating: 'tables', kind: 'indoors' }
const hall: RoomFields = { ...noFields, length: '16', width: '8', height: '3', guests: '60' }
const gear: Gear = { kit: [], outlets: 0 }

describe('a length', () => {
  it.each<[string, number]>([
    ['12.25', 12.25],
    ['12,25', 12.25],
    ['1 m', 1],
    ['12   M', 12],
    ['2 metre', 2],
    ['3 meters', 3],
    ['200', 200],
    // A foot is 0.3048 m, an inch a twelfth of it.
    ['40 FT', 12.192],
    ['40.5ft', 12.3444],
    ['40.25 foot', 12.2682],
    ['10  feet  6  inches', 3.2004],
    ['10 feet 1 inch', 3.0734],
    ["10'6.5''", 3.2131],
    ['10 ft 6.25in', 3.20675],
    ['10′ 6″', 3.2004],
    ['10’ 6”', 3.2004],
  ])('is read from %j as %d m', (text, metres) => {
    expect(parseLength(text)).toEqual({ value: expect.closeTo(metres, 6) })
  })

  it.each(['12 x 8', '12 x 40ft', '40ft x 20ft', '1 2', '12 yards'])('is not read from %j', (text) => {
    expect(parseLength(text)).toEqual({ error: 'Write metres, like 12 or 12.5, or feet, like 40ft' })
  })
})

it.each([
  [parseLength, ['0.99', '200.01', '3ft', '657ft'], 'Write a number from 1 to 200 metres'],
  [parseHeight, ['1.49', '40.01'], 'Write a number from 1.5 to 40 metres'],
  [parseGuests, ['0', '5001'], 'Write a number from 1 to 5,000 guests'],
  [parseGuests, ['12.5', 'a few'], 'Write a whole number of guests, like 80'],
])('says what can be written: %o', (parse, texts, error) => {
  for (const text of texts) expect([text, parse(text)]).toEqual([text, { error }])
})

it('accepts the smallest and the largest number', () => {
  const values = [parseHeight('1.5'), parseHeight('40'), parseGuests('1'), parseGuests('5000')].map(
    ({ value }) => value,
  )
  expect(values).toEqual([1.5, 40, 1, 5000])
})

describe('the fields in a URL', () => {
  it.each<[string, RoomFields]>([
    ['', noFields],
    ['room-length=16&room-width=8&room-height=3&room-guests=60', hall],
    [
      'room-length=16&room-width=8&room-height=3&room-guests=60&room-seating=rows&room-kind=open',
      { ...hall, seating: 'rows', kind: 'open' },
    ],
    ['room-guests=80&room-kind=marquee', { ...noFields, guests: '80', kind: 'marquee' }],
  ])('are written and read: %s', (query, fields) => {
    expect(parseRoomFields(new URLSearchParams(query))).toEqual(fields)
    expect(addRoomToUrl('/av-hire?quote=xdj-xz', fields)).toBe(`/av-hire?quote=xdj-xz${query && `&${query}`}`)
  })

  it('are the first choice for one that does not exist, and short for one that is too long', () => {
    const params = new URLSearchParams({ 'room-seating': 'lying', 'room-kind': '', 'room-length': '1'.repeat(21) })
    expect(parseRoomFields(params)).toEqual({ ...noFields, length: '1'.repeat(20) })
  })

  it('leave choices out until something is written', () => {
    expect(formatRoomFields({ ...noFields, seating: 'dancing', kind: 'open' })).toEqual({
      'room-length': '',
      'room-width': '',
      'room-height': '',
      'room-guests': '',
      'room-seating': null,
      'room-kind': null,
    })
  })
})

describe('the question about a room', () => {
  it('is asked with the numbers that were written', () => {
    const room = { length: 16, width: 8, height: 3, kind: 'indoors' }
    expect(toRoomQuestion(hall, gear)).toEqual({ room, guests: 60, seating: 'tables', gear })
    expect(toRoomQuestion({ ...hall, height: '', guests: '' }, gear)).toEqual({
      room: { ...room, height: undefined },
      guests: undefined,
      seating: 'tables',
      gear,
    })
  })

  it('has no height in the open, whatever is written', () => {
    expect(toRoomQuestion({ ...hall, height: 'high', kind: 'open' }, gear)?.room).toEqual({
      length: 16,
      width: 8,
      height: undefined,
      kind: 'open',
    })
  })

  it.each<Partial<RoomFields>>([
    { length: '' },
    { width: '' },
    { length: '', width: '' },
    { length: '0' },
    { width: 'wide' },
    { height: 'high' },
    { guests: 'many' },
  ])('is not asked without a length or a width, or while a field has an error: %o', (change) => {
    expect(toRoomQuestion({ ...hall, ...change }, gear)).toBeUndefined()
  })
})
