/** '1 hour', '1,200 guests', or '6-8 weeks' for a range. */
export function formatCount(count: number | { readonly from: number; readonly to: number }, noun: string): string {
  const number = typeof count === 'number' ? count.toLocaleString('en-AU') : `${count.from}-${count.to}`
  return `${number} ${noun}${count === 1 ? '' : 's'}`
}

/** The same value, `count` times. */
export const repeat = <Value>(value: Value, count: number): Value[] => Array.from({ length: count }, () => value)

/** 'Up to 80 guests'. */
export const formatGuests = (guests: number): string => `Up to ${guests} guests`

/** Width × depth in metres: '3 × 2 m'. */
export const formatFloor = ({ width, depth }: { width: number; depth: number }): string => `${width} × ${depth} m`
