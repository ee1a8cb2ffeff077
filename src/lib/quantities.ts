/** '1 hour', '3 hours'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** '4', or '6-8' for a range. */
export function formatRange(range: number | { readonly from: number; readonly to: number }): string {
  return typeof range === 'number' ? String(range) : `${range.from}-${range.to}`
}

/** 'Up to 80 guests'. */
export const formatGuests = (guests: number): string => `Up to ${guests} guests`

/** Width × depth in metres: '3 × 2 m'. */
export const formatFloor = ({ width, depth }: { width: number; depth: number }): string => `${width} × ${depth} m`
