import { describe, expect, it } from 'vitest'
import { getRowDepth, getRowWidth, type Piece, placeRows, type Row } from '../../../../src/hire/room/rows'

const createPiece = (id: Piece['id'], width: number, depth: number, behindM?: number): Piece => ({
  id,
  name: id,
  width,
  depth,
  ...(behindM !== undefined && { behindM }),
})
const table = createPiece('table', 2, 1)
const mic = createPiece('mic-stand', 0.5, 0.5)
const speaker = createPiece('powered-speaker-12', 1, 1)
const haze = createPiece('haze-machine', 0.4, 0.3)
const operated = createPiece('led-dj-booth', 2, 1, 1)
const screen = createPiece('led-screen', 1.5, 0.9)
const stage = createPiece('stage-deck', 4, 3)

const round = (metres: number) => Math.round(metres * 1000) / 1000

describe('the floor of a row', () => {
  it.each<[row: string, Row, width: number, depth: number]>([
    ['nothing', {}, 0, 0],
    ['a table', { middle: [table] }, 2, 1],
    ['a booth with the space behind it', { middle: [operated] }, 2, 2],
    ['a microphone in front of a table', { middle: [table], front: [mic] }, 2, 1.5],
    ['microphones wider than the table behind them', { middle: [table], front: [table, mic] }, 2.5, 2],
    ['speakers without anything between them', { sides: [speaker, speaker] }, 2, 1],
    ['a machine in the corner', { corners: [haze] }, 0.4, 0.3],
    [
      'everything',
      { middle: [table], front: [mic], sides: [speaker, speaker], corners: [haze, createPiece('low-fog', 0.6, 1.6)] },
      5,
      1.6,
    ],
  ])('of %s', (_, row, width, depth) => {
    expect([getRowWidth(row), getRowDepth(row)].map(round)).toEqual([width, depth])
  })
})

describe('rows at a wall', () => {
  it.each<[title: string, wall: number, Row[], [id: string, x: number, y: number][]]>([
    [
      'place the sides 0.3 m from the middle, the corners at the walls, and everything in line at the front',
      10,
      [{ middle: [table], front: [mic], sides: [speaker, speaker], corners: [haze, haze] }],
      [
        ['table', -1, 0],
        ['mic-stand', -0.25, 1],
        ['powered-speaker-12', 1.3, 0.5],
        ['haze-machine', 4.6, 1.2],
        ['powered-speaker-12', -2.3, 0.5],
        ['haze-machine', -5, 1.2],
      ],
    ],
    [
      'place the sides closer to the middle if the wall is short',
      4.2,
      [{ middle: [table], sides: [speaker, speaker] }],
      [
        ['table', -1, 0],
        ['powered-speaker-12', 1.1, 0],
        ['powered-speaker-12', -2.1, 0],
      ],
    ],
    [
      'leave a stage 3 m wide between speakers',
      10,
      [{ sides: [speaker, speaker] }],
      [
        ['powered-speaker-12', 1.5, 0],
        ['powered-speaker-12', -2.5, 0],
      ],
    ],
    [
      'leave less between speakers if the wall is short',
      4,
      [{ sides: [speaker, speaker] }],
      [
        ['powered-speaker-12', 1, 0],
        ['powered-speaker-12', -2, 0],
      ],
    ],
    [
      'move the middle to the right if the left side is too wide',
      6,
      [{ middle: [table], sides: [createPiece('subwoofer-18', 2.5, 1), createPiece('column-array', 0.5, 1)] }],
      [
        ['table', -0.5, 0],
        ['column-array', 1.8, 0],
        ['subwoofer-18', -3, 0],
      ],
    ],
    [
      'move the middle to the left if the right side is too wide',
      6,
      [{ middle: [table], sides: [createPiece('column-array', 0.5, 1), createPiece('subwoofer-18', 2.5, 1)] }],
      [
        ['table', -1.5, 0],
        ['subwoofer-18', 0.5, 0],
        ['column-array', -2.3, 0],
      ],
    ],
    [
      'are one in front of the other, with the space behind a booth',
      6,
      [{ middle: [operated] }, { middle: [table], front: [mic] }, { sides: [speaker] }],
      [
        ['led-dj-booth', -1, 1],
        ['table', -1, 2],
        ['mic-stand', -0.25, 3],
        ['powered-speaker-12', -2.5, 3.5],
      ],
    ],
    [
      'have a screen at the wall, and a stage in line with the rest',
      10,
      [{ middle: [screen, stage], sides: [createPiece('projector-screen', 2, 4)] }],
      [
        ['led-screen', -2.75, 0],
        ['stage-deck', -1.25, 1],
        ['projector-screen', -5, 0],
      ],
    ],
  ])('%s', (_, wall, rows, expected) => {
    expect(placeRows(rows, wall).map(({ id, x, y }) => [id, round(x), round(y)])).toEqual(expected)
  })
})
