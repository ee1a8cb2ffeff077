import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatings, WAY_M } from '../../../../src/content/advice/room-rules'
import { equipment, type EquipmentId, getEquipment } from '../../../../src/content/equipment'
import type { Kit } from '../../../../src/content/equipment/kit'
import { getPackage, packages } from '../../../../src/content/packages'
import type { FloorPlan } from '../../../../src/hire/room/floor-plan'
import {
  checkRoom,
  type Gear,
  type Room,
  type RoomAnswer,
  type RoomKind,
  type Verdict,
} from '../../../../src/hire/room/room'
import { parseGuests, parseHeight, parseLength } from '../../../../src/hire/room/room-input'
import type { Rect } from '../../../../src/hire/room/rows'
import { toGear } from '../../../../src/packages/tier-gear'
import { getTierFacts } from '../../../../src/packages/tiers'

const tierGears: Gear[] = packages.flatMap((pkg) => getTierFacts(pkg).map(toGear))

const anyKit: fc.Arbitrary<Kit> = fc
  .uniqueArray(fc.constantFrom(...equipment.map(({ id }) => id)), { maxLength: 6 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), count: fc.integer({ min: 1, max: 4 }) }))),
  )
const anyGear = fc.oneof(
  anyKit.map((kit): Gear => ({ kit, outlets: 1 })),
  fc.constantFrom(...tierGears),
)
const metres = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)
const anyRoom: fc.Arbitrary<Room> = fc.record({
  length: metres(2, 40),
  width: metres(2, 30),
  height: fc.option(metres(2, 8), { nil: undefined }),
  kind: fc.constantFrom('indoors', 'marquee', 'open'),
})
const anyQuestion = fc.record({
  room: anyRoom,
  guests: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  seating: fc.constantFrom(...seatings),
  gear: anyGear,
})

const speakers: Kit = [
  { id: 'led-dj-booth', count: 1 },
  { id: 'powered-speaker-12', count: 2 },
]

const ranks: Record<Verdict, number> = { fits: 0, tight: 1, 'too small': 2 }
const getRank = (question: Parameters<typeof checkRoom>[0]) => ranks[checkRoom(question).verdict]

const listParts = ({ pieces, way, danceFloor, guestAreas }: FloorPlan): Rect[] => [
  ...pieces,
  ...[way, danceFloor].filter((rect) => rect !== undefined),
  ...guestAreas,
]
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const overlaps = (a: Rect, b: Rect, gap = 0) =>
  a.x + a.width > b.x - gap + 1e-6 &&
  b.x + b.width > a.x - gap + 1e-6 &&
  a.y + a.depth > b.y - gap + 1e-6 &&
  b.y + b.depth > a.y - gap + 1e-6

describe('checkRoom', () => {
  it('puts nothing on top of something else, and everything inside', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { plan, gearFits } = checkRoom(question)
        if (!gearFits) return
        expect(plan.overflow).toEqual([])
        const parts = listParts(plan)
        for (const [index, part] of parts.entries()) {
          expect(part.x).toBeGreaterThanOrEqual(-1e-6)
          expect(part.y).toBeGreaterThanOrEqual(-1e-6)
          expect(part.x + part.width).toBeLessThanOrEqual(plan.floor.width + 1e-6)
          expect(part.y + part.depth).toBeLessThanOrEqual(plan.floor.depth + 1e-6)
          for (const other of parts.slice(index + 1)) expect(overlaps(part, other)).toBe(false)
        }
      }),
    )
  })

  it('shows equipment that does not fit at its own size, with what is outside the room', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { plan, gearFits } = checkRoom(question)
        if (gearFits) return
        const { floor, gear, pieces, clearSpace, way, danceFloor, overflow, guestAreas } = plan
        expect(guestAreas).toEqual([])
        for (const [index, piece] of pieces.entries()) {
          for (const other of pieces.slice(index + 1)) expect(overlaps(piece, other)).toBe(false)
        }
        const getArea = ({ width, depth }: Rect) => width * depth
        const getAreaInside = ({ x, y, width, depth }: Rect) =>
          Math.max(0, Math.min(floor.width, x + width) - Math.max(0, x)) *
          Math.max(0, Math.min(floor.depth, y + depth) - y)
        const needed = [gear, clearSpace, way, danceFloor].filter((rect) => rect !== undefined)
        const outside = needed.map((rect) => getArea(rect) - getAreaInside(rect))
        expect(sum(overflow.map(getArea))).toBeCloseTo(sum(outside), 6)
        for (const rect of overflow) expect(getAreaInside(rect)).toBeCloseTo(0, 6)
      }),
    )
  })

  it('keeps the space around effects clear, and the way in front of the equipment', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { plan, gearFits } = checkRoom(question)
        if (!gearFits) return
        const effects = plan.pieces.filter(({ id }) => id !== 'table' && getEquipment(id).clearanceM)
        for (const effect of effects) {
          const clearance = effect.id === 'table' ? 0 : (getEquipment(effect.id).clearanceM ?? 0)
          const others = [...plan.pieces, ...plan.guestAreas, plan.danceFloor].filter(
            (part): part is Rect => part !== undefined && !effects.some((piece) => piece === part),
          )
          for (const other of others) expect(overlaps(effect, other, clearance)).toBe(false)
        }
        const hasEquipment = plan.pieces.length > 0 || plan.gear.depth > 0
        const way = plan.way && { width: plan.way.width, depth: plan.way.depth }
        expect(way).toEqual(hasEquipment ? { width: plan.floor.width, depth: WAY_M } : undefined)
      }),
    )
  })

  it('has every piece of the kit with the floor that it needs', () => {
    fc.assert(
      fc.property(anyKit, fc.constantFrom(...seatings), (kit, seating) => {
        const room: Room = { length: 200, width: 200, kind: 'open' }
        const { plan } = checkRoom({ room, seating, gear: { kit, outlets: 0 } })
        kit.forEach(({ id, count }) => {
          const { pieces = 1, sizeMm, placement = sizeMm } = getEquipment(id)
          const placed = plan.pieces.filter((piece) => piece.id === id)
          const isOnFloor = typeof placement !== 'string'
          expect(placed).toHaveLength(isOnFloor ? pieces * count : 0)
          if (!isOnFloor) return
          for (const { width, depth } of placed) {
            expect([width * 1000, depth * 1000]).toEqual([placement.width, placement.depth])
          }
        })
      }),
    )
  })

  it('is never worse in a larger room', () => {
    fc.assert(
      fc.property(anyQuestion, metres(0, 10), metres(0, 10), metres(0, 3), (question, length, width, height) => {
        const { room } = question
        const larger: Room = {
          ...room,
          length: room.length + length,
          width: room.width + width,
          height: room.height && room.height + height,
        }
        expect(getRank({ ...question, room: larger })).toBeLessThanOrEqual(getRank(question))
      }),
    )
  })

  it('is never better with more guests', () => {
    fc.assert(
      fc.property(
        anyQuestion,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        (question, guests, more) => {
          expect(getRank({ ...question, guests: guests + more })).toBeGreaterThanOrEqual(
            getRank({ ...question, guests }),
          )
        },
      ),
    )
  })

  it('is the same with length and width swapped, and with the items in another order', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { room, gear } = question
        const answer = checkRoom(question)
        expect(checkRoom({ ...question, room: { ...room, length: room.width, width: room.length } })).toEqual(answer)
        const reversed = checkRoom({ ...question, gear: { ...gear, kit: gear.kit.toReversed() } })
        expect(reversed).toEqual({ ...answer, outside: reversed.outside })
      }),
    )
  })

  it('puts the equipment at the short wall, or at the long one if the short one has no room for it', () => {
    const gear: Gear = { kit: [{ id: 'truss-goalpost', count: 1 }], outlets: 0 }
    const getWall = (length: number, width: number) =>
      checkRoom({ room: { length, width, kind: 'open' }, seating: 'standing', gear }).plan.floor.width
    expect([getWall(16, 8), getWall(8, 16), getWall(10, 3.5)]).toEqual([8, 8, 10])
  })

  it.each<[title: string, length: number, width: number, Kit, wall: number]>([
    ['the short wall of an empty room', 10, 6, [], 6],
    // 3.48 m² at the short wall, where the corners are too narrow for the haze, and 4.28 m² at the long one.
    ['the wall that leaves more floor', 4.5, 4.3, [...speakers, { id: 'haze-machine', count: 1 }], 4.5],
    // 2 m² of the goalpost are outside at the short wall. At the long one it is 0.08 m², and 1.17 m² of the way.
    ['the wall where less is outside', 3.9, 1.5, [{ id: 'truss-goalpost', count: 1 }], 3.9],
    // 1.5 m² of the stage and 0.35 m² of the way are outside at the short wall, 0.3 m² and 1.95 m² at the long one.
    ['the short wall if less is outside there', 3.9, 3.5, [{ id: 'stage-deck', count: 1 }], 3.5],
  ])('puts the equipment at %s', (_, length, width, kit, wall) => {
    const question = { room: { length, width, kind: 'open' }, seating: 'standing', gear: { kit, outlets: 0 } } as const
    expect(checkRoom(question).plan.floor.width).toBe(wall)
  })

  it('has microphones between the speakers or behind them, and two projectors on the left and on the right', () => {
    const place = (kit: Kit) =>
      checkRoom({ room: { length: 30, width: 20, kind: 'open' }, seating: 'rows', gear: { kit, outlets: 0 } }).plan
        .pieces
    const getFront = ({ y, depth }: Rect) => y + depth
    const pieces = place([
      { id: 'powered-speaker-12', count: 2 },
      { id: 'mic-stand', count: 2 },
      { id: 'xdj-xz', count: 1 },
    ])
    const getFronts = (id: string) => pieces.filter((piece) => piece.id === id).map(getFront)
    expect(Math.max(...getFronts('mic-stand'))).toBeLessThanOrEqual(Math.min(...getFronts('powered-speaker-12')))
    const [stage, ...screens] = place([
      { id: 'stage-deck', count: 1 },
      { id: 'projector-screen', count: 2 },
    ])
    expect(stage?.id).toBe('stage-deck')
    const centres = screens.map(({ x, width }) => x + width / 2 - 10)
    expect(centres[0]).toBeGreaterThan(0)
    expect(centres[1]).toBeCloseTo(-(centres[0] ?? 0), 6)
  })

  it('has no stage in front of a screen', () => {
    const gear: Gear = {
      kit: [
        { id: 'stage-deck', count: 1 },
        { id: 'projector-screen', count: 1 },
      ],
      outlets: 1,
    }
    const check = (length: number, width: number) =>
      checkRoom({ room: { length, width, kind: 'open' }, seating: 'rows', gear })
    expect(check(7, 7).gearFits).toBe(true)
    // Only one behind the other would fit.
    expect(check(12, 5).gearFits).toBe(false)
  })

  it('agrees with its own capacity', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { capacity, ceiling } = checkRoom(question)
        if (ceiling?.isTooLow || capacity.comfortable === 0) return
        const getVerdict = (guests: number) => checkRoom({ ...question, guests }).verdict
        expect(getVerdict(capacity.comfortable)).toBe('fits')
        expect(getVerdict(capacity.tight)).not.toBe('too small')
        expect(getVerdict(capacity.tight + 1)).toBe('too small')
      }),
    )
  })

  it('includes the dance floor of a tier that has one, and leaves sparks outside a marquee', () => {
    const [, , diamond] = getTierFacts(getPackage('weddings'))
    const room: Room = { length: 20, width: 12, height: 5, kind: 'indoors' }
    if (!diamond) throw new Error('No tier')
    const { plan } = checkRoom({ room, guests: 80, seating: 'tables-dancing', gear: toGear(diamond) })
    expect(plan).toMatchObject({ gear: { width: 6, depth: 2 }, danceFloor: { width: 6, depth: 6 } })
    const sparks: Gear = { kit: [{ id: 'cold-spark', count: 1 }], outlets: 1 }
    const inMarquee = checkRoom({ room: { ...room, height: 3, kind: 'marquee' }, seating: 'rows', gear: sparks })
    expect(inMarquee).toMatchObject({ verdict: 'fits', outside: ['Cold Spark Machine Pair'], ceiling: undefined })
    const indoors = checkRoom({ room: { ...room, height: 3 }, seating: 'rows', gear: sparks })
    expect(indoors).toMatchObject({ verdict: 'too small', ceiling: { metres: 5, isTooLow: true } })
  })
})

describe('the ceiling', () => {
  const stage: Kit[number] = { id: 'stage-deck', count: 1 }
  const goalpost: Kit[number] = { id: 'truss-goalpost', count: 1 }
  const mirrorBall: Kit[number] = { id: 'mirror-ball', count: 1 }
  const booth: Kit[number] = { id: 'led-dj-booth', count: 1 }
  const getName = ({ id }: Kit[number]) => `the ${getEquipment(id).shortName}`
  const tier = { name: 'Diamond', floorM: { width: 4, depth: 4 } }

  it.each<[title: string, Pick<Gear, 'kit' | 'tier'>, Pick<Room, 'height' | 'kind'>, RoomAnswer['ceiling']]>([
    ['is high enough for nothing', { kit: [] }, { kind: 'indoors' }, undefined],
    ['is high enough for what names no height', { kit: [booth] }, { kind: 'indoors' }, undefined],
    ['does not matter in the open', { kit: [goalpost] }, { kind: 'open', height: 2 }, undefined],
    ['is high enough at that height', { kit: [goalpost] }, { kind: 'indoors', height: 3.5 }, undefined],
    [
      'is too low below that height',
      { kit: [goalpost] },
      { kind: 'marquee', height: 3.4 },
      { name: getName(goalpost), metres: 3.5, isTooLow: true },
    ],
    [
      'is to check if its height is not known',
      { kit: [goalpost] },
      { kind: 'indoors' },
      { name: getName(goalpost), metres: 3.5, isTooLow: false },
    ],
    [
      'is too low for the highest item',
      { kit: [stage, goalpost, booth] },
      { kind: 'indoors', height: 2.5 },
      { name: getName(goalpost), metres: 3.5, isTooLow: true },
    ],
    [
      'is too low for the first in the alphabet of two items',
      { kit: [stage, mirrorBall] },
      { kind: 'indoors', height: 2.5 },
      { name: getName(mirrorBall), metres: 3, isTooLow: true },
    ],
    [
      'is too low for the tier',
      { kit: [goalpost], tier: { ...tier, ceilingM: 4 } },
      { kind: 'indoors', height: 3 },
      { name: 'Diamond', metres: 4, isTooLow: true },
    ],
    [
      'is too low for an item of a tier',
      { kit: [goalpost], tier },
      { kind: 'indoors', height: 3 },
      { name: getName(goalpost), metres: 3.5, isTooLow: true },
    ],
  ])('%s', (_, gear, room, ceiling) => {
    const answer = checkRoom({
      room: { ...room, length: 20, width: 10 },
      seating: 'rows',
      gear: { ...gear, outlets: 0 },
    })
    expect(answer.ceiling).toEqual(ceiling)
    expect(answer.verdict).toBe(ceiling?.isTooLow ? 'too small' : 'fits')
  })
})

describe('what is used in the room', () => {
  const kit: Kit = [
    { id: 'led-dj-booth', count: 1 },
    { id: 'cold-spark', count: 1 },
    { id: 'co2-jet', count: 1 },
    { id: 'haze-machine', count: 1 },
    { id: 'battery-pa', count: 1 },
  ]
  const outdoorItems: ReadonlySet<EquipmentId> = new Set(['battery-pa'])

  it.each<[title: string, RoomKind, used: EquipmentId[], outside: EquipmentId[]]>([
    [
      'is nothing that sparks or sprays gas in a marquee',
      'marquee',
      ['led-dj-booth', 'haze-machine'],
      ['cold-spark', 'co2-jet'],
    ],
    [
      'is everything else indoors',
      'indoors',
      ['led-dj-booth', 'haze-machine', 'cold-spark', 'cold-spark', 'co2-jet'],
      [],
    ],
  ])('%s, and nothing that is used outdoors only', (_, kind, used, outside) => {
    const answer = checkRoom({
      room: { length: 20, width: 20, height: 8, kind },
      seating: 'rows',
      gear: { kit, outdoorItems, outlets: 0 },
    })
    expect(answer.plan.pieces.map(({ id }) => id)).toEqual(used)
    expect(answer.outside).toEqual(outside.map((id) => getEquipment(id).shortName))
  })
})

describe('how far away', () => {
  const room: Room = { length: 20, width: 10, kind: 'open' }
  const tier = { name: 'Diamond', floorM: { width: 4, depth: 4 } }
  const check = (gear: Pick<Gear, 'kit' | 'tier'>) =>
    checkRoom({ room, seating: 'rows', gear: { ...gear, outlets: 0 } })

  it.each<[title: string, Pick<Gear, 'kit' | 'tier'>, reach: number | undefined]>([
    ['unknown without a screen', { kit: [{ id: 'led-dj-booth', count: 1 }] }, undefined],
    ['unknown for a tier without a screen', { kit: [], tier }, undefined],
    [
      '8 heights of 1.37 m',
      {
        kit: [
          { id: 'led-dj-booth', count: 1 },
          { id: 'projector-screen', count: 2 },
        ],
      },
      10.96,
    ],
    [
      '8 heights of the larger screen',
      {
        kit: [
          { id: 'led-screen', count: 1 },
          { id: 'projector-screen', count: 1 },
        ],
      },
      10.96,
    ],
    [
      '8 heights of the screen of a tier',
      { kit: [{ id: 'projector-screen', count: 1 }], tier: { ...tier, screenM: { width: 3.5, height: 2 } } },
      16,
    ],
  ])('text can be read is %s', (_, gear, reach) => {
    expect(check(gear).pictureReachM).toBe(reach)
  })

  it.each<[title: string, Kit, reach: number | undefined]>([
    ['unknown without speakers', [{ id: 'led-dj-booth', count: 1 }], undefined],
    ['10 m for one speaker', [{ id: 'powered-speaker-12', count: 1 }], 10],
    ['15 m for two speakers', [{ id: 'powered-speaker-12', count: 2 }], 15],
    ['20 m for column speakers, the larger system of two', [...speakers, { id: 'column-array', count: 1 }], 20],
    ['any distance for two pairs of them', [{ id: 'column-array', count: 2 }], undefined],
  ])('speech is clear is %s', (_, kit, reach) => {
    expect(check({ kit }).voiceReachM).toBe(reach)
  })
})

describe('fields', () => {
  it('reads metres and feet', () => {
    expect(['12', ' 12.5 ', '12,5', '12 m', '12.5 metres'].map((text) => parseLength(text).value)).toEqual([
      12, 12.5, 12.5, 12, 12.5,
    ])
    for (const text of ['40ft', "40'", '40 feet', '40′', '39\'12"'])
      expect(parseLength(text).value).toBeCloseTo(12.192, 6)
    expect([parseLength(''), parseHeight(' '), parseGuests('')]).toEqual([{}, {}, {}])
    expect([parseHeight('2.7').value, parseGuests(' 80 ').value]).toEqual([2.7, 80])
  })

  it('refuses everything else in a sentence', () => {
    for (const text of ['0', '-3', '1e9', '1000000000', 'big', '12 x 8', 'NaN', 'Infinity', '12..5', '٣', '<b>']) {
      expect([text, parseLength(text)]).toEqual([text, { error: expect.stringMatching(/^Write /) }])
      expect([text, parseGuests(text)]).toEqual([text, { error: expect.stringMatching(/^Write /) }])
    }
    expect(parseHeight('0.5').error).toMatch(/1\.5 to 40 metres/)
    expect(parseGuests('12.5').error).toBeDefined()
  })
})
