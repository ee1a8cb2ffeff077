/** Splits a label at the space that makes the longer line as short as possible. A single word stays on one line. */
export function toTwoLines(label: string): [string] | [string, string] {
  const words = label.split(' ')
  if (words.length === 1) return [label]
  const breaks = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    const second = words.slice(index + 1).join(' ')
    return { first, second, longest: Math.max(first.length, second.length) }
  })
  const best = breaks.reduce((a, b) => (b.longest < a.longest ? b : a))
  return [best.first, best.second]
}
