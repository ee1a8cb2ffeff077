/** A part of the drawing, in metres. */
export type Box = { x: number; y: number; width: number; height: number }

export type Label = {
  /** The same in other words, the longest first. */
  texts: readonly string[]
  /** Where its middle may be, the best place first. */
  places: readonly { x: number; y: number }[]
  /** The box that it has to stay inside of. */
  inside?: Box | undefined
  className: string
  isTurned?: boolean
}

const LETTER_WIDTH = 0.64
const LINE_HEIGHT = 1.25

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isInside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height

type Placed = Pick<Label, 'className' | 'isTurned'> & { text: string; x: number; y: number; box: Box }

/** Places labels so that none covers another one, the first first. `unplaced` are the texts of those without a place. */
export function placeLabels(labels: readonly Label[], letter: number) {
  const placed: Placed[] = []
  const unplaced = new Set<string>()
  for (const { texts, places, inside, className, isTurned } of labels) {
    const options = texts.flatMap((text) =>
      places.map(({ x, y }) => {
        const sides = [text.length * LETTER_WIDTH * letter, LINE_HEIGHT * letter]
        const [width = 0, height = 0] = isTurned ? sides.toReversed() : sides
        return { text, x, y, className, isTurned, box: { x: x - width / 2, y: y - height / 2, width, height } }
      }),
    )
    const option = options.find(
      ({ box }) => (!inside || isInside(box, inside)) && !placed.some((other) => overlaps(box, other.box)),
    )
    if (option) placed.push(option)
    else unplaced.add(texts[0] ?? '')
  }
  return { placed, unplaced: [...unplaced] }
}
