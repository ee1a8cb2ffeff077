import { describe, expect, it } from 'vitest'
import type { Seating } from '../../../../src/content/advice/room-rules'
import type { FloorPlan } from '../../../../src/hire/room/floor-plan'
import type { Gear, Room, RoomAnswer, RoomQuestion, Verdict } from '../../../../src/hire/room/room'
import { describeRoom, formatGuests, formatRoom, summarizeRoom, verdictText } from '../../../../src/hire/room/room-text'

const hall: Room = { length: 16, width: 8, height: 3, kind: 'indoors' }
const gear: Gear = { kit: [], outlets: 0 }
const ofGuests = (guests: number | undefined, seating: Seating = 'standing'): RoomQuestion => ({
  room: hall,
  guests,
  seating,
  gear,
})

const noGear: FloorPlan = {
  floor: { width: 8, depth: 16 },
  gear: { x: 4, y: 0, width: 0, depth: 0 },
  pieces: [],
  clearSpace: undefined,
  way: undefined,
  danceFloor: undefined,
  guestAreas: [],
  overflow: [],
}

/** A hall with room for its guests and nothing else to say about it. */
const answer: RoomAnswer = {
  verdict: 'fits',
  gearFits: true,
  plan: noGear,
  left: 128,
  needed: 96,
  capacity: { comfortable: 80, tight: 120 },
  ceiling: undefined,
  outside: [],
  lastRowM: 12.4,
  pictureReachM: undefined,
  voiceReachM: undefined,
}

it.each<[Room, string]>([
  [hall, '16 × 8 m, 3 m high, indoors'],
  [{ length: 12.192, width: 7.5, height: 2.75, kind: 'indoors' }, '12.2 × 7.5 m, 2.8 m high, indoors'],
  [{ length: 12, width: 6, kind: 'marquee' }, '12 × 6 m, in a marquee'],
  [{ ...hall, kind: 'open' }, '16 × 8 m, outdoors'],
])('gives a room in metres, with its height under a roof: %o', (room, text) => {
  expect(formatRoom(room)).toBe(text)
})

it.each<[number, Seating, string]>([
  [1, 'tables', '1 guest at tables'],
  [60, 'tables-dancing', '60 guests at tables with a dance floor'],
  [120, 'rows', '120 guests in rows'],
  [80, 'standing', '80 guests standing'],
  [1200, 'dancing', '1,200 guests dancing'],
])('gives the number of guests and how they use the room: %i %s', (guests, seating, text) => {
  expect(formatGuests(guests, seating)).toBe(text)
})

it.each<[Verdict, string]>([
  ['fits', 'It fits.'],
  ['tight', "It fits, but it's tight."],
  ['too small', "It doesn't fit."],
])('says whether it fits: %s', (verdict, text) => {
  expect(verdictText({ ...answer, verdict })).toBe(text)
})

describe('the floor of the equipment', () => {
  const way = { x: 0, y: 1.2, width: 8, depth: 1 }
  // 1.1 × 10 is a little more than 11 in binary fractions.
  const plan: FloorPlan = { ...noGear, gear: { x: 2, y: 0, width: 4.01, depth: 1.1 }, way }
  const clearSpace = { x: 1, y: 1.1, width: 7, depth: 6.25 }
  const tier = { name: 'Diamond', floorM: { width: 6, depth: 8 }, danceFloorM: { width: 6, depth: 5.5 } }
  const withTier = { ...ofGuests(60), gear: { ...gear, tier } }

  it.each<[string, RoomQuestion, Partial<RoomAnswer>, string]>([
    ['without any', ofGuests(60), {}, 'The gear takes no floor.'],
    ['rounded up', ofGuests(60), { plan }, 'The gear takes about 4.1 × 1.1 m at the end wall.'],
    [
      'with clear space',
      ofGuests(60),
      { plan: { ...plan, clearSpace } },
      'The gear takes about 4.1 × 1.1 m at the end wall and 7 × 6.3 m that stays clear.',
    ],
    [
      'as clear space alone, for effects',
      ofGuests(60),
      { plan: { ...plan, gear: noGear.gear, clearSpace } },
      'The gear takes about 7 × 6.3 m that stays clear.',
    ],
    [
      'with the dance floor of a tier and clear space',
      withTier,
      { plan: { ...plan, clearSpace } },
      'The gear takes about 4.1 × 1.1 m at the end wall, 6 × 5.5 m for its dance floor and 7 × 6.3 m that stays clear.',
    ],
    [
      'with the way if it does not fit',
      withTier,
      { plan, gearFits: false, verdict: 'too small' },
      'The gear needs about 4.1 × 1.1 m at the end wall, 6 × 5.5 m for its dance floor and 1 m to walk past.',
    ],
  ])('is given %s', (_, question, change, text) => {
    expect(describeRoom(question, { ...answer, ...change })[0]).toBe(text)
  })

  it('is all there is to say if it does not fit', () => {
    const tooLarge: RoomAnswer = { ...answer, plan, gearFits: false, verdict: 'too small', voiceReachM: 15 }
    expect(describeRoom(ofGuests(60, 'rows'), tooLarge)).toHaveLength(1)
  })
})

describe('the floor that is left', () => {
  const tooLow = { name: 'the Truss Goalpost', metres: 3.5, isTooLow: true }

  it.each<[string, number | undefined, Partial<RoomAnswer>, string]>([
    ['for guests who fit', 80, {}, 'That leaves about 125 m²: room for 80 guests standing.'],
    [
      'for guests who fit under a ceiling that is too low',
      80,
      { verdict: 'too small', ceiling: tooLow },
      'That leaves about 125 m²: room for 80 guests standing.',
    ],
    [
      'for guests who fit under a ceiling to check',
      80,
      { ceiling: { ...tooLow, isTooLow: false } },
      'That leaves about 125 m²: room for 80 guests standing.',
    ],
    [
      'for as many as fit close together',
      1020,
      { verdict: 'tight', left: 1234, capacity: { comfortable: 1000, tight: 1020 } },
      'That leaves about 1,230 m²: tight for 1,020 guests standing, comfortable for 1,000.',
    ],
    [
      'for as many as fit close together under a ceiling to check',
      100,
      { verdict: 'tight', ceiling: { ...tooLow, isTooLow: false } },
      'That leaves about 125 m²: tight for 100 guests standing, comfortable for 80.',
    ],
    [
      'for one guest too many',
      121,
      { verdict: 'too small', needed: 134.4 },
      'That leaves about 125 m², but 121 guests standing need about 135 m².',
    ],
    [
      'for guests who need little',
      14,
      { verdict: 'too small', left: 9.9, needed: 13.2, capacity: { comfortable: 9, tight: 13 } },
      'That leaves about 9 m², but 14 guests standing need about 14 m².',
    ],
    [
      'for guests whose number is not known',
      undefined,
      {},
      'That leaves about 125 m²: room for about 80 guests standing.',
    ],
    [
      'that has only room for guests close together',
      undefined,
      { verdict: 'tight', left: 20.9, capacity: { comfortable: 0, tight: 1 } },
      'That leaves about 20 m²: room for about 1 guest standing.',
    ],
  ])('is given %s', (_, guests, change, text) => {
    expect(describeRoom(ofGuests(guests), { ...answer, ...change })).toContain(text)
  })
})

describe('how far guests see and hear', () => {
  const last = 'The furthest guests are about 12 m from the end wall.'
  // 8 heights of a projector screen of 1.37 m.
  const picture = 'You can read 30-point text on the screen from up to about 10 m.'
  const voice = 'Speech is clear up to about 15 m.'
  const pictureReachM = 10.96
  const voiceReachM = 15

  it.each<[string, Seating, Partial<RoomAnswer>, string[]]>([
    ['in rows', 'rows', { pictureReachM, voiceReachM }, [`${last} ${picture} ${voice}`]],
    ['at tables with a screen', 'tables', { pictureReachM }, [`${last} ${picture}`]],
    ['at tables with speakers', 'tables-dancing', { voiceReachM }, [`${last} ${voice}`]],
    ['in rows without a screen and speakers', 'rows', {}, []],
    ['standing', 'standing', { pictureReachM, voiceReachM }, []],
    ['dancing', 'dancing', { pictureReachM, voiceReachM }, []],
  ])('is said of guests who sit, if anything is known: %s', (_, seating, change, texts) => {
    expect(describeRoom(ofGuests(60, seating), { ...answer, ...change }).slice(2)).toEqual(texts)
  })
})

describe('the ceiling and what stays outside', () => {
  const ceiling = { name: 'the Truss Goalpost', metres: 3.5, isTooLow: false }
  const outside = ['Cold Spark Machine Pair', 'CO2 Jet']
  const usual = ['The gear takes no floor.', 'That leaves about 125 m²: room for 60 guests standing.']

  it.each<[string, Partial<RoomAnswer>, string[]]>([
    ['nothing', {}, usual],
    [
      'first the ceiling if it is too low',
      { ceiling: { ...ceiling, isTooLow: true } },
      ['You need a ceiling of 3.5 m for the Truss Goalpost.', ...usual],
    ],
    [
      'last what to check and what stays outside',
      { ceiling, outside },
      [
        ...usual,
        'Check the ceiling: the Truss Goalpost needs 3.5 m.',
        'Outside the marquee: Cold Spark Machine Pair and CO2 Jet.',
      ],
    ],
  ])('are named in sentences of their own: %s', (_, change, texts) => {
    expect(describeRoom(ofGuests(60), { ...answer, ...change })).toEqual(texts)
  })
})

it.each([
  [
    60,
    '16 × 8 m, 3 m high, indoors, for 60 guests at tables. It fits. The gear takes no floor. That leaves about 125 m²: room for 60 guests at tables.',
  ],
  [
    undefined,
    '16 × 8 m, 3 m high, indoors. It fits. The gear takes no floor. That leaves about 125 m²: room for about 80 guests at tables.',
  ],
])('sums everything up in one line: %s guests', (guests, text) => {
  expect(summarizeRoom(ofGuests(guests, 'tables'), answer)).toBe(text)
})
