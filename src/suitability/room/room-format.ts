import { formatPlace } from '../../content/advice/event-kinds'
import type { Seating } from '../../content/advice/room-rules'
import { formatCount } from '../../lib/text/quantities'
import type { Size } from './gear'
import type { RoomBrief } from './room'

/** After a number of guests: '60 guests at tables'. */
export const seatingTexts: Record<Seating, string> = {
  tables: 'at tables',
  'tables-dancing': 'at tables with a dance floor',
  rows: 'in rows',
  standing: 'standing',
  dancing: 'dancing',
}

/** '12', '12.5': metres to one decimal. */
export const formatMetres = (metres: number): string => String(Number(metres.toFixed(1)))

/** Rounded up, so that no floor is shown as smaller than it is. */
export const formatSize = ({ width, depth }: Size): string =>
  `${[width, depth].map((metres) => Math.ceil(Number((metres * 10).toFixed(6))) / 10).join(' × ')} m`

/** '18 × 12 m'. */
export const formatSides = ({ lengthM, widthM }: RoomBrief['room']): string =>
  `${formatMetres(lengthM)} × ${formatMetres(widthM)} m`

/** '18 × 12 m, 3 m high, indoors'. */
export const formatRoom = ({ room, place }: RoomBrief): string =>
  [
    formatSides(room),
    ...(room.heightM && place !== 'outdoors' ? [`${formatMetres(room.heightM)} m high`] : []),
    formatPlace(place),
  ].join(', ')

export const formatCrowd = (guests: number, seating: Seating): string =>
  `${formatCount(guests, 'guest')} ${seatingTexts[seating]}`
