import type { Rect } from '../../suitability/room/gear'

type Label = {
  /** The same in other words, the longest first. */
  texts: readonly string[]
  /** What it is about. It stays inside. */
  rect: Rect
  className: string
}

const LETTER_WIDTH = 0.64
const LINE_HEIGHT = 1.25

/** Which part of the free space is left of a label and above it, the best place first. */
const PLACES = [
  ...[0.5, 0.25, 0.75, 0.1, 0.9].map((above) => [0.5, above] as const),
  ...[0.25, 0.75, 0.1, 0.9].map((left) => [left, 0.5] as const),
]

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth

type Placed = Pick<Label, 'className'> & { text: string; rect: Rect; isTurned: boolean }

/** Places labels so that none covers another one, the first first. `unplaced` are the texts of those without a place. */
export function placeLabels(labels: readonly Label[], letter: number) {
  const placed: Placed[] = []
  const unplaced = new Set<string>()
  for (const { texts, rect, className } of labels) {
    const isTurned = rect.depth > 2 * rect.width
    const option = texts
      .flatMap((text) => {
        const length = text.length * LETTER_WIDTH * letter
        const height = LINE_HEIGHT * letter
        const size = isTurned ? { width: height, depth: length } : { width: length, depth: height }
        const free = { x: rect.width - size.width, y: rect.depth - size.depth }
        if (free.x < 0 || free.y < 0) return []
        return PLACES.map(([left, above]) => {
          const box = { ...size, x: rect.x + left * free.x, y: rect.y + above * free.y }
          return { text, rect: box, className, isTurned }
        })
      })
      .find((candidate) => !placed.some((other) => overlaps(candidate.rect, other.rect)))
    if (option) placed.push(option)
    else unplaced.add(texts[0] ?? '')
  }
  return { placed, unplaced: [...unplaced] }
}
