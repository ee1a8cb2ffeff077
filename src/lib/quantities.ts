/** '1 hour', '1,200 guests', or '6-8 weeks' for a range. */
export function formatCount(count: number | { readonly from: number; readonly to: number }, noun: string): string {
  const number = typeof count === 'number' ? count.toLocaleString('en-AU') : `${count.from}-${count.to}`
  return `${number} ${noun}${count === 1 ? '' : 's'}`
}

/** '2 × 21.5 kg', or the text alone for a count of 1. */
export const withCount = (text: string, count = 1): string => (count > 1 ? `${count} × ${text}` : text)

/** 'Up to 80 guests'. */
export const formatGuests = (guests: number): string => `Up to ${guests} guests`

/** Width × depth in metres: '3 × 2 m'. */
export const formatFloor = ({ width, depth }: { width: number; depth: number }): string => `${width} × ${depth} m`
