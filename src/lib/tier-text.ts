/** 'Up to 80 guests'. */
export const formatGuests = (guests: number): string => `Up to ${guests} guests`

/** '5 hours'. */
export const formatHours = (hours: number): string => `${hours} hours`

/** '1 power point', '2 power points'. */
export const formatOutlets = (outlets: number): string => `${outlets} power point${outlets === 1 ? '' : 's'}`

/** Width × depth in metres: '3 × 2 m'. */
export const formatFloor = ({ width, depth }: { width: number; depth: number }): string => `${width} × ${depth} m`

/** How much less a tier costs than its items hired singly, as a whole percentage rounded down. */
export const getSavingPercent = (price: number, singlePrice: number): number =>
  Math.floor((1 - price / singlePrice) * 100)
