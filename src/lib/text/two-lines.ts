/** Splits a label at the space nearest to its middle. A single word stays on one line. */
export function toTwoLines(label: string): string[] {
  const getDistance = (space: number) => Math.abs(space - (label.length - 1) / 2)
  const spaces = Array.from(label.matchAll(/ /g), ({ index }) => index)
  const [middle] = spaces.toSorted((a, b) => getDistance(a) - getDistance(b))
  return middle === undefined ? [label] : [label.slice(0, middle), label.slice(middle + 1)]
}
