/** A shorter label fits on one line of the menu. */
const MIN_LENGTH = 18

/** Splits a long label at the space nearest to its middle, but not after an ampersand. A short one and a single word stay on one line. */
export function toTwoLines(label: string): string[] {
  if (label.length < MIN_LENGTH) return [label]
  const getDistance = (space: number) => Math.abs(space - (label.length - 1) / 2)
  const spaces = Array.from(label.matchAll(/(?<!&) /g), ({ index }) => index)
  const [middle] = spaces.toSorted((a, b) => getDistance(a) - getDistance(b))
  return middle === undefined ? [label] : [label.slice(0, middle), label.slice(middle + 1)]
}
