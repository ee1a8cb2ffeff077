import { describe, expect, it } from 'vitest'
import type { EquipmentId } from '../../../../src/content/equipment'
import { findLayout, getEffectsLayout, getLayouts, type Layout } from '../../../../src/hire/room/room-layout'

const round = (metres: number) => Math.round(metres * 1000) / 1000

type Counts = Partial<Record<EquipmentId, number>>
const toKit = (counts: Counts) => Object.entries(counts).map(([id, count]) => ({ id: id as EquipmentId, count }))

const findFloor = (counts: Counts, wall: number) => {
  const layout = findLayout(getLayouts(toKit(counts)), wall)
  return layout && [round(layout.width), round(layout.depth)]
}
const place = (counts: Counts, wall: number) =>
  findLayout(getLayouts(toKit(counts)), wall)
    ?.place(wall)
    .map(({ id, x, y }) => [id, round(x), round(y)])

/** A booth is 2 m wide and 0.75 m deep, and 1 m stays free behind it. A speaker needs 1 m², a subwoofer 0.56 × 0.62 m. */
const dance: Counts = { 'led-dj-booth': 1, 'powered-speaker-12': 2, 'subwoofer-18': 2 }
/** Two microphones need 1.2 × 0.6 m, a haze machine 0.42 × 0.34 m. */
const band: Counts = { 'led-dj-booth': 1, 'powered-speaker-12': 2, 'mic-stand': 2, 'haze-machine': 1 }
/** A screen with the projector in front of it is 2.56 m wide and 4 m deep, an LED screen 1.5 m and 0.9 m. */
const talk: Counts = { 'led-dj-booth': 1, 'projector-screen': 1 }
/** A goalpost is 4 m wide and 0.8 m deep, a stage 4 m and 3 m. */
const WIDE_M = 20

describe('the floor of equipment', () => {
  it.each<[title: string, Counts, wall: number, floor: [width: number, depth: number] | undefined]>([
    ['is nothing for what is held or hangs', { 'vocal-mic': 2, 'mirror-ball': 1 }, WIDE_M, [0, 0]],
    ['is nothing for effects, which have a floor of their own', { 'cold-spark': 1 }, WIDE_M, [0, 0]],
    ['is one row if the wall is long enough', dance, 5.12, [5.12, 1.75]],
    ['has the subwoofers in front of the speakers if it is not', dance, 5, [4, 2.37]],
    ['has the speakers in front of the booth if that is too wide', dance, 3.9, [3.12, 2.75]],
    ['does not fit a wall that is shorter than its widest row', dance, 3.1, undefined],
    ['has the microphones between the speakers', band, 4.42, [4.42, 2.35]],
    ['has the haze in front if the wall has no corner for it', band, 4.4, [4, 2.69]],
    ['has the microphones in line with the speakers and the haze', band, 3.7, [3.62, 2.75]],
    ['has everything in rows of its own', band, 2, [2, 3.69]],
    ['has an LED screen behind the rest', { 'led-dj-booth': 1, 'led-screen': 1 }, WIDE_M, [2, 2.65]],
    ['has a projector beside the rest', talk, WIDE_M, [4.56, 4]],
    ['has a projector behind the rest if the wall is short', talk, 4.5, [2.56, 5.75]],
    ['has a goalpost behind the projector and the rest', { ...talk, 'truss-goalpost': 1 }, WIDE_M, [4.56, 4.8]],
    ['has two different screens beside the rest', { ...talk, 'led-screen': 1 }, WIDE_M, [6.06, 4]],
    ['has subwoofers in front of all that', { ...dance, ...talk }, 5, [4, 6.37]],
    ['has the speakers in a row of their own in front of a projector', { ...dance, ...talk }, 3.2, [3.12, 6.75]],
    ['has a projector beside a stage', { 'stage-deck': 1, 'projector-screen': 1 }, WIDE_M, [6.56, 4]],
    ['never has a projector behind a stage', { 'stage-deck': 1, 'projector-screen': 1 }, 6.5, undefined],
    ['has an LED screen behind a stage', { 'stage-deck': 1, 'led-screen': 1 }, 4, [4, 3.9]],
  ])('%s', (_, counts, wall, floor) => {
    expect(findFloor(counts, wall)).toEqual(floor)
  })

  /** An XDJ-XZ is 0.878 m wide, a controller 0.6 m, a table 1.8 m. A table is as deep as a booth. */
  it.each<[title: string, Counts, width: number]>([
    ['a table for what is used on one', { 'xdj-xz': 1 }, 1.8],
    ['as many tables as the players need', { 'xdj-xz': 3 }, 3.6],
    ['no table if the booth has room', { 'led-dj-booth': 1, 'xdj-xz': 1, 'dj-controller': 1 }, 2],
    ['a table for what the booth has no room for', { 'led-dj-booth': 1, 'xdj-xz': 3 }, 3.8],
    ['no table if two booths have room', { 'led-dj-booth': 2, 'xdj-xz': 3 }, 4],
  ])('has %s', (_, counts, width) => {
    expect(findFloor(counts, WIDE_M)).toEqual([width, 1.75])
  })
})

describe('pieces at the end wall', () => {
  it.each<[title: string, Counts, wall: number, [id: string, x: number, y: number][]]>([
    [
      'have speakers and subwoofers on each side of the booth, in line at the front',
      dance,
      6,
      [
        ['led-dj-booth', -1, 1],
        ['powered-speaker-12', 1.3, 0.75],
        ['subwoofer-18', 2.3, 1.13],
        ['powered-speaker-12', -2.3, 0.75],
        ['subwoofer-18', -2.86, 1.13],
      ],
    ],
    [
      'have subwoofers in front of the speakers at a short wall',
      dance,
      4,
      [
        ['led-dj-booth', -1, 1],
        ['powered-speaker-12', 1, 0.75],
        ['powered-speaker-12', -2, 0.75],
        ['subwoofer-18', 1.44, 1.75],
        ['subwoofer-18', -2, 1.75],
      ],
    ],
    [
      'have two projectors on the left and on the right',
      { 'stage-deck': 1, 'projector-screen': 2 },
      10,
      [
        ['stage-deck', -2, 1],
        ['projector-screen', 2.3, 0],
        ['projector-screen', -4.86, 0],
      ],
    ],
    [
      'have two different screens side by side',
      { 'stage-deck': 1, 'projector-screen': 1, 'led-screen': 1 },
      10,
      [
        ['led-screen', -4.03, 0],
        ['projector-screen', -2.53, 0],
        ['stage-deck', 0.03, 1],
      ],
    ],
    [
      'have three projectors side by side',
      { 'stage-deck': 1, 'projector-screen': 3 },
      12,
      [
        ['projector-screen', -5.84, 0],
        ['projector-screen', -3.28, 0],
        ['projector-screen', -0.72, 0],
        ['stage-deck', 1.84, 1],
      ],
    ],
  ])('%s', (_, counts, wall, expected) => {
    expect(place(counts, wall)).toEqual(expected)
  })

  it('have a table with its name', () => {
    expect(getLayouts(toKit({ 'xdj-xz': 1 }))[0]?.place(10)).toEqual([
      { id: 'table', name: 'Table', x: -0.9, y: 1, width: 1.8, depth: 0.75 },
    ])
  })
})

describe('findLayout', () => {
  it('finds the shallowest layout for a wall, and the narrowest of these', () => {
    const layouts = [
      [4, 2],
      [3, 2],
      [2, 3],
      [0.1 + 0.2, 4],
    ].map(([width = 0, depth = 0]): Layout => ({ width, depth, place: () => [] }))
    const find = (wall: number) => findLayout(layouts, wall)
    expect([5, 3, 2.9, 0.3, 0.2].map(find)).toEqual([layouts[1], layouts[1], layouts[2], layouts[3], undefined])
  })
})

describe('effects', () => {
  /** A spark machine is 0.25 m wide and deep, a jet 0.26 × 0.22 m. Both need 3 m on every side. */
  it('are 1.5 m apart in a row, with clear space around them', () => {
    const layout = getEffectsLayout(toKit({ 'co2-jet': 1, 'cold-spark': 1, 'led-dj-booth': 1 }))
    expect(layout && [layout.width, layout.depth].map(round)).toEqual([9.76, 6.25])
    expect(layout?.pieces.map(({ id, x }) => [id, round(x)])).toEqual([
      ['cold-spark', -1.88],
      ['cold-spark', -0.13],
      ['co2-jet', 1.62],
    ])
  })

  it('need no floor if there are none', () => {
    expect(getEffectsLayout(toKit({ 'haze-machine': 1 }))).toBeUndefined()
  })
})
