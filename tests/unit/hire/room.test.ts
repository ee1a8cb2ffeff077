import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatings, WAY_M, type Seating } from '../../../src/content/advice/room-rules'
import { equipment, getEquipment } from '../../../src/content/equipment'
import type { Kit } from '../../../src/content/equipment/kit'
import { getPackage, packages } from '../../../src/content/packages'
import { checkRoom, type FloorPlan, type Gear, type Room, type Verdict } from '../../../src/hire/room/room'
import { parseGuests, parseHeight, parseLength } from '../../../src/hire/room/room-input'
import type { Rect } from '../../../src/hire/room/room-layout'
import { toGear } from '../../../src/packages/tier-gear'
import { getTierFacts } from '../../../src/packages/tiers'

const noGear: Gear = { kit: [], outlets: 0 }
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

const ranks: Record<Verdict, number> = { fits: 0, tight: 1, 'too small': 2 }
const getRank = (question: Parameters<typeof checkRoom>[0]) => ranks[checkRoom(question).verdict]

const listParts = ({ pieces, way, danceFloor, guestAreas }: FloorPlan): Rect[] => [
  ...pieces,
  ...[way, danceFloor].filter((rect) => rect !== undefined),
  ...guestAreas,
]
const overlaps = (a: Rect, b: Rect, gap = 0) =>
  a.x + a.width > b.x - gap + 1e-6 &&
  b.x + b.width > a.x - gap + 1e-6 &&
  a.y + a.depth > b.y - gap + 1e-6 &&
  b.y + b.depth > a.y - gap + 1e-6

describe('checkRoom', () => {
  it('puts nothing on top of something else, and everything inside', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { plan } = checkRoom(question)
        if (!plan) return
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

  it('keeps the space around effects clear, and the way in front of the equipment', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { plan } = checkRoom(question)
        if (!plan) return
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
          const placed = plan?.pieces.filter((piece) => piece.id === id)
          const isOnFloor = typeof placement !== 'string'
          expect(placed).toHaveLength(isOnFloor ? pieces * count : 0)
          if (!isOnFloor) return
          for (const { width, depth } of placed ?? []) {
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
      checkRoom({ room: { length, width, kind: 'open' }, seating: 'standing', gear }).plan?.floor.width
    expect([getWall(16, 8), getWall(8, 16), getWall(10, 3.5)]).toEqual([8, 8, 10])
  })

  it('agrees with its own capacity', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { capacity, ceiling, plan } = checkRoom(question)
        if (ceiling?.isTooLow || !plan || capacity.comfortable === 0) return
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

/** [name and source, length, width, published guests]. With a published floor area instead of sides, a square of it. */
type Hall = [hall: string, length: number, width: number, guests: Partial<Record<Seating, number>>]
const square = (area: number): [number, number] => [Math.sqrt(area), Math.sqrt(area)]

const halls: Hall[] = [
  ['Erskineville Town Hall NSW, cityofsydney.nsw.gov.au', 12, 7, { tables: 80, rows: 80, standing: 80 }],
  ['Joseph Sargeant Community Centre NSW, cityofsydney.nsw.gov.au', 12, 6, { rows: 50, standing: 60 }],
  ['Alexandria Town Hall NSW, cityofsydney.nsw.gov.au', 14, 14, { tables: 120 }],
  ['Centennial Hall, Sydney Town Hall NSW, cityofsydney.nsw.gov.au', ...square(1020), { tables: 800 }],
  ['East Sydney Community and Arts Centre NSW, cityofsydney.nsw.gov.au', ...square(130), { standing: 150 }],
  ['Petersham Town Hall NSW, docslib.org/doc/10228014', 24.17, 18.87, { tables: 425, dancing: 600 }],
  ['Darwin Masonic Hall NT, darwinmasonichall.org.au', 14.6, 9.2, { tables: 72 }],
  ['Limes Room, Christchurch, vbase.co.nz', ...square(545), { tables: 280, rows: 500, standing: 400 }],
  ['Victoria Room, Christchurch, vbase.co.nz', ...square(225), { tables: 140, rows: 240, standing: 180 }],
  ['Avon Room, Christchurch, vbase.co.nz', ...square(230), { tables: 120, rows: 230, standing: 200 }],
  [
    'Auditorium, Christchurch Town Hall, convention.co.nz',
    ...square(460),
    { tables: 350, 'tables-dancing': 300, standing: 500 },
  ],
  ['Whangateau Hall NZ, whangateau.co.nz', 10.9, 6.5, { standing: 100 }],
  ['Elliott Room One, Auckland, hotelplanner.com', 9, 8, { tables: 40, rows: 50, standing: 50 }],
  ['Lisvane Memorial Hall, lisvanememorialhall.co.uk', 12, 11.7, { tables: 100, rows: 150 }],
  [
    'Hoare Memorial Hall, churchhouseconf.co.uk',
    21.31,
    10.74,
    { tables: 150, 'tables-dancing': 120, rows: 220, standing: 250 },
  ],
  ['Woodbury Village Hall, woodburyvillagehall.org', 15, 9.1, { tables: 130, rows: 178, dancing: 100 }],
  ['Betley Village Hall, betleyvillagehall.org.uk', 17, 9, { tables: 130, dancing: 200 }],
  ['Sarratt Village Hall, sites.google.com/site/sarratthall', 17.5, 10.2, { rows: 170, standing: 200 }],
  ["St Andrew's Village Hall, savh.org.uk", 12.4, 9.6, { rows: 120 }],
  ['Wedmore Small Hall, wedmorehall.org.uk', 9, 6.7, { tables: 50, 'tables-dancing': 41, dancing: 83 }],
  ['The Substation VIC, thesubstation.org.au', 27.495, 9.675, { rows: 240 }],
  ['Hancock Room, clonteropera.com', 10, 5, { tables: 37 }],
]

/** The most that a licence or a hirer allows, with less floor for each than the rules of this site. */
const denserHalls: Hall[] = [
  ['Centennial Hall, Sydney Town Hall NSW, cityofsydney.nsw.gov.au', ...square(1020), { standing: 1500 }],
  ['Petersham Town Hall NSW, docslib.org/doc/10228014', 24.17, 18.87, { 'tables-dancing': 425, rows: 650 }],
  ['Carterton Main Hall, cartertoncommunitycentre.com', 16.7, 8.6, { tables: 150, rows: 200 }],
  ['Wedmore Main Hall, wedmorehall.org.uk', 18, 6.5, { tables: 143, 'tables-dancing': 126, rows: 200, dancing: 200 }],
  ['Wedmore Small Hall, wedmorehall.org.uk', 9, 6.7, { rows: 100 }],
  ['The Substation VIC, thesubstation.org.au', 27.495, 9.675, { standing: 500 }],
  ['Bulphan Village Hall, bulphanvillagehall.co.uk', 15.24, 7.62, { standing: 200 }],
  ['Sturminster Marshall Memorial Hall, sturminstermarshallmemorialhall.co.uk', 16.5, 9, { standing: 300 }],
  ['Arbury Small Hall, arburycommunitycentre.org.uk', 8.7, 8.4, { rows: 100 }],
]

describe('published capacities', () => {
  const getVerdicts = (list: readonly Hall[], times = 1) =>
    list.flatMap(([hall, length, width, published]) =>
      Object.entries(published).map(([seating, guests]) => ({
        hall,
        seating,
        verdict: checkRoom({
          room: { length, width, kind: 'indoors' },
          guests: guests * times,
          seating: seating as Seating,
          gear: noGear,
        }).verdict,
      })),
    )

  it('fit the halls that publish them, and twice as many do not', () => {
    expect(getVerdicts(halls).filter(({ verdict }) => verdict === 'too small')).toEqual([])
    // The Elliott Room publishes as many guests standing as in rows.
    expect(getVerdicts(halls, 2).filter(({ verdict }) => verdict !== 'too small')).toEqual([
      { hall: expect.stringContaining('Elliott'), seating: 'standing', verdict: 'tight' },
    ])
  })

  it('are too many where a hall allows more than the rules', () => {
    expect(getVerdicts(denserHalls).filter(({ verdict }) => verdict !== 'too small')).toEqual([])
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
