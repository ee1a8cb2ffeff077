/** A part of the drawing, in metres. */
export type Box = { x: number; y: number; width: number; height: number }

export type Label = {
  /** The same in other words, the longest first. */
  texts: readonly string[]
  /** Where its middle may be, the best place first. */
  places: readonly { x: number; y: number }[]
  /** What it has to stay inside of. */
  inside?: Box | undefined
  className: string
  isTurned?: boolean
}

export type PlacedLabel = { text: string; x: number; y: number; className: string; isTurned?: boolean | undefined }

const LETTER_WIDTH = 0.62
const LINE_HEIGHT = 1.25

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isInside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height

/**
 * Places labels so that none covers another one or what is `taken`. The first labels come first. `left` are the texts of
 * those without a place.
 */
export function placeLabels(labels: readonly Label[], letter: number, taken: readonly Box[]) {
  const placed: (PlacedLabel & { box: Box })[] = []
  const left: string[] = []
  const getBox = (text: string, { x, y }: { x: number; y: number }, isTurned = false): Box => {
    const [long, high] = [text.length * LETTER_WIDTH * letter, LINE_HEIGHT * letter]
    const [width, height] = isTurned ? [high, long] : [long, high]
    return { x: x - width / 2, y: y - height / 2, width, height }
  }
  for (const { texts, places, inside, className, isTurned } of labels) {
    const options = texts.flatMap((text) =>
      places.map((place) => ({ text, ...place, box: getBox(text, place, isTurned) })),
    )
    const isFree = ({ box }: (typeof options)[number]) =>
      (!inside || isInside(box, inside)) &&
      !placed.some((other) => overlaps(box, other.box)) &&
      !taken.some((other) => overlaps(box, other))
    const option = options.find(isFree)
    if (option) placed.push({ ...option, className, isTurned })
    else if (texts[0] && !left.includes(texts[0])) left.push(texts[0])
  }
  return { placed, left }
}
