import { getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { getCount } from './kit'

/** The dance floor of a kit, in metres: as near to a square as its panels of 1 × 1 m make. Undefined without one. */
export function getDanceFloor(kit: Kit): { width: number; depth: number } | undefined {
  const { sizeMm } = getEquipment('dance-floor')
  const squareMetres = (getCount(kit, 'dance-floor') * sizeMm.width * sizeMm.depth) / 1e6
  if (squareMetres === 0) return undefined
  const width =
    Array.from({ length: Math.floor(squareMetres) }, (_, index) => index + 1).find(
      (metres) => metres ** 2 >= squareMetres && squareMetres % metres === 0,
    ) ?? Math.sqrt(squareMetres)
  return { width, depth: squareMetres / width }
}
