import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { eventPlaces } from '../../../../src/content/advice/event-places'
import { seatings } from '../../../../src/content/advice/room-rules'
import { equipment } from '../../../../src/content/equipment'
import { packages } from '../../../../src/content/packages'
import { getTierDetails } from '../../../../src/packages/tiers'
import type { Rect } from '../../../../src/suitability/room/gear'
import { CHAIR_HALF_M } from '../../../../src/suitability/room/guests'
import type { RoomBrief } from '../../../../src/suitability/room/room'
import { type Fix, listFixes } from '../../../../src/suitability/room/room-fixes'
import { getSuitabilityInRoom } from '../../../../src/suitability/room/room-suitability'
import { getRoomVerdict, type NamedEquipment, summarizeRoom } from '../../../../src/suitability/room/room-text'
import { getSuitability } from '../../../../src/suitability/suitability'

const tiers: NamedEquipment[] = packages
  .flatMap(getTierDetails)
  .map(({ kit, tier }) => ({ kit, tier, name: tier.name }))

const kits = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom(...equipment.map(({ id }) => id)), count: fc.integer({ min: 1, max: 3 }) }),
    {
      selector: ({ id }) => id,
      maxLength: 5,
    },
  )
  .map((kit): NamedEquipment => ({ kit }))

const anyEquipment = fc.oneof(fc.constantFrom(...tiers), kits)
const metres = (max: number) => fc.integer({ min: 10, max: max * 10 }).map((tenths) => tenths / 10)
const briefs = fc.record({
  guests: fc.integer({ min: 1, max: 500 }),
  seating: fc.constantFrom(...seatings),
  place: fc.constantFrom(...eventPlaces.map(({ id }) => id)),
  room: fc.record({ lengthM: metres(40), widthM: metres(30), heightM: fc.option(metres(8), { nil: undefined }) }),
})

type CompleteBrief = RoomBrief & { guests: number }

/** Equipment and a brief for which something does not hold. Null if it holds for all. */
const findCounterexample = (holds: (equipment: NamedEquipment, brief: CompleteBrief) => boolean) =>
  fc.check(fc.property(anyEquipment, briefs, holds), { numRuns: 200 }).counterexample

const getGuests = (equipment: NamedEquipment, brief: RoomBrief) => getSuitabilityInRoom(equipment, brief).guests
const ranks = { suits: 2, tight: 1, no: 0 }
const getRank = (equipment: NamedEquipment, brief: RoomBrief) => ranks[getRoomVerdict(equipment, brief).status]

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1e-6 &&
  Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y) > 1e-6

const isIn = (rect: Rect, { x, y, width, depth }: Rect) =>
  rect.x > x - 1e-6 &&
  rect.y > y - 1e-6 &&
  rect.x + rect.width < x + width + 1e-6 &&
  rect.y + rect.depth < y + depth + 1e-6

vi.setConfig({ testTimeout: 60_000 })

describe('the room check', () => {
  it('is never better for more guests', () => {
    expect(
      findCounterexample(
        (gear, brief) => getRank(gear, { ...brief, guests: brief.guests + 10 }) <= getRank(gear, brief),
      ),
    ).toBeNull()
  })

  it.each([
    [0, 2],
    [1.5, 0],
    [0.1, 3.3],
  ])('is never worse for a room that is %s m longer and %s m wider', (longer, wider) => {
    expect(
      findCounterexample((gear, brief) => {
        const { lengthM, widthM, heightM } = brief.room
        const room = { lengthM: lengthM + longer, widthM: widthM + wider, heightM }
        return getGuests(gear, { ...brief, room }) >= getGuests(gear, brief)
      }),
    ).toBeNull()
  })

  it('has a hired dance floor in front of the gear, as square as its panels make', () => {
    const kit = [
      { id: 'dance-floor', count: 3 },
      { id: 'powered-speaker-15', count: 1 },
    ] as const
    const room = { lengthM: 20, widthM: 12 }
    const { plan } = getSuitabilityInRoom({ kit }, { seating: 'tables-dancing', place: 'indoors', room }).room
    expect(plan.danceFloor).toMatchObject({ width: 6, depth: 6 })
    expect(plan.pieces.map(({ name }) => name)).not.toContain('Dance Floor')
  })

  it('is the same with length and width swapped', () => {
    expect(
      findCounterexample((gear, brief) => {
        const { lengthM, widthM, heightM } = brief.room
        const room = { lengthM: widthM, widthM: lengthM, heightM }
        return getGuests(gear, { ...brief, room }) === getGuests(gear, brief)
      }),
    ).toBeNull()
  })

  it('never says more guests than the equipment suits without a room', () => {
    expect(findCounterexample((gear, brief) => getGuests(gear, brief) <= getSuitability(gear, brief).guests)).toBeNull()
  })

  it('says no exactly if the model does, with a way out', () => {
    expect(
      findCounterexample((gear, brief) => {
        const verdict = getRoomVerdict(gear, brief)
        const isNo = getGuests(gear, brief) < brief.guests
        const text = summarizeRoom(verdict)
        return (
          (verdict.status === 'no') === isNo &&
          listFixes(gear, verdict).length > 0 === isNo &&
          !/NaN|Infinity|undefined| {2}|\.\./.test(text)
        )
      }),
    ).toBeNull()
  })
})

describe('instead of equipment that does not suit', () => {
  const others = tiers.slice(0, 4)
  const isSuited = (gear: NamedEquipment, brief: RoomBrief) => getRoomVerdict(gear, brief).status !== 'no'
  const list = (gear: NamedEquipment, brief: RoomBrief) => listFixes(gear, getRoomVerdict(gear, brief), others)
  const suits = (gear: NamedEquipment, brief: CompleteBrief, { fields, tier }: Fix) => {
    if (tier) return others.some((other) => other.name === tier && isSuited(other, brief))
    if (!fields) return true
    const { guests = brief.guests, seating = brief.seating, place = brief.place } = fields
    const isAfterDark = place === 'after-dark'
    const changed = { guests: Number(guests), seating, place: isAfterDark ? 'outdoors' : place, isAfterDark } as const
    return isSuited(gear, { ...brief, ...changed })
  }

  it('the check offers only what suits', () => {
    let count = 0
    expect(
      findCounterexample((gear, brief) => {
        const fixes = list(gear, brief)
        count += fixes.length
        return fixes.every((fix) => suits(gear, brief, fix))
      }),
    ).toBeNull()
    expect(count).toBeGreaterThan(100)
  })

  it('the check offers fewer guests, another tier, other seats, a later hour or a marquee', () => {
    const room = { lengthM: 18, widthM: 12, heightM: 6 }
    const getTexts = (name: string, brief: Omit<CompleteBrief, 'room'>) => {
      const gear = tiers.find((tier) => tier.name === name) ?? { kit: [] }
      return list(gear, { ...brief, room }).map(({ text }) => text)
    }
    const dancing = { seating: 'dancing', place: 'indoors', guests: 100 } as const
    expect(getTexts('Functions Basic', dancing)).toEqual(['Up to 80 guests dancing', 'Functions Diamond'])
    const tables = { seating: 'tables', place: 'indoors', guests: 200 } as const
    expect(getTexts('Functions Diamond', tables)).toContain('200 guests in rows')
    const byDay = { seating: 'standing', place: 'outdoors', guests: 60 } as const
    expect(getTexts('Production Basic', byDay)).toEqual(expect.arrayContaining(['After dark', 'A marquee']))
  })
})

describe('the plan', () => {
  it('has everything inside the room, without overlaps', () => {
    expect(
      findCounterexample((gear, brief) => {
        const { plan, gearFits } = getRoomVerdict(gear, brief).suitability.room
        const { floor, danceFloor, pieces, zone, guests } = plan
        if (!gearFits) return true
        const seats = guests.seats.map(({ x, y }) => ({
          x: x - CHAIR_HALF_M,
          y: y - CHAIR_HALF_M,
          width: 2 * CHAIR_HALF_M,
          depth: 2 * CHAIR_HALF_M,
        }))
        const isAtTables = brief.seating.startsWith('tables')
        const fixed = [...(plan.gear ? [plan.gear] : []), ...(isAtTables && danceFloor ? [danceFloor] : [])]
        const taken = [...fixed, ...(brief.seating === 'rows' ? guests.aisles : [])]
        const all = [...fixed, ...pieces, ...(zone ? [zone] : []), ...guests.tables, ...seats]
        const isFree = (rect: Rect, index: number, rects: readonly Rect[]) =>
          !rects.slice(index + 1, index + 200).some((other) => overlap(rect, other))
        return (
          all.every((rect) => isIn(rect, floor)) &&
          [...seats, ...guests.tables].every((rect) => !taken.some((other) => overlap(rect, other))) &&
          pieces.every(isFree) &&
          guests.tables.every(isFree)
        )
      }),
    ).toBeNull()
  })

  it('has as many guests as are asked for, or as the floor holds', () => {
    expect(
      findCounterexample((gear, brief) => {
        const { plan, tight } = getRoomVerdict(gear, brief).suitability.room
        return plan.guests.seats.length === Math.min(brief.guests, tight)
      }),
    ).toBeNull()
  })

  it('has its furthest seat where the sentence says, and no seat that cannot hear', () => {
    expect(
      findCounterexample((gear, asked) => {
        const { suitability, sentences, status } = getRoomVerdict(gear, { ...asked, seating: 'rows' })
        const { plan, reach } = suitability.room
        const furthest = Math.max(...plan.guests.seats.map(({ x, y }) => Math.hypot(x, y)))
        const [, said] = /furthest seat is ([\d.]+) m/.exec(sentences.join(' ')) ?? []
        const isHeard = status === 'no' || furthest <= (reach.speechM ?? Infinity) + 1e-6
        return isHeard && (!said || Math.abs(Number(said) - furthest) <= 0.0501)
      }),
    ).toBeNull()
  })
})

describe('a room', () => {
  const ask = (name: string, brief: Partial<RoomBrief> & Pick<RoomBrief, 'room' | 'seating'>) => {
    const gear = tiers.find((tier) => tier.name === name) ?? { kit: [] }
    return getRoomVerdict(gear, { place: 'indoors', ...brief })
  }

  it('that is narrower than a table with its chairs suits no tables', () => {
    const { status, headline } = ask('', { room: { lengthM: 30, widthM: 1.8 }, seating: 'tables', guests: 8 })
    expect([status, headline]).toEqual(['no', 'No room for guests at tables.'])
  })

  it('keeps the zone of sparks as floor that guests use at other times', () => {
    const room = { lengthM: 18, widthM: 12 }
    expect(ask('Functions Horizon', { room, seating: 'dancing', guests: 150 }).status).not.toBe('no')
    expect(
      ask('Functions Horizon', { room: { lengthM: 12, widthM: 7.5 }, seating: 'dancing', guests: 20 }).status,
    ).toBe('no')
  })

  it('that is large enough does not make a tier suit more guests', () => {
    const { status, headline } = ask('Weddings Basic', {
      room: { lengthM: 40, widthM: 30 },
      seating: 'tables',
      guests: 400,
    })
    expect([status, headline]).toEqual(['no', 'Weddings Basic suits 80, not 400.'])
  })

  it('that is tight says for how many it is comfortable', () => {
    const room = { lengthM: 18, widthM: 12 }
    const { status, headline, suitability } = ask('Weddings Diamond', { room, seating: 'tables-dancing', guests: 110 })
    expect([status, headline]).toEqual([
      'tight',
      `Tight for 110 guests, comfortable for ${suitability.room.comfortable}.`,
    ])
  })

  it('with rows beyond the reach of the slides needs larger text', () => {
    const { headline } = ask('AV Equipment Basic', { room: { lengthM: 26, widthM: 4 }, seating: 'rows', guests: 60 })
    expect(headline).toMatch(
      /^\w+ suits 60 guests, with 50-point text from row \d+ on\.$|^Tight for 60 guests, with 50-point text from row \d+ on\.$/,
    )
  })
})
