/** How the guests use the room. */
export const seatings = ['tables', 'tables-dancing', 'rows', 'standing', 'dancing'] as const
export type Seating = (typeof seatings)[number]

/**
 * The floor of an empty room for each guest in square metres, with the ways between them. Chosen on the published capacities
 * of Tintenbar Hall, Sydney Park Pavilion, the Assembly Room in Saffron Walden, Brown Street Hall, the Newtown Centre, halls
 * in Bendigo and Nellie Hall, and of Silver Fern's marquees: tables 1.07 to 2.0 m² a guest, rows 0.78 to 1.24, standing
 * 0.87 to 1.0. A dance floor beside tables comes on top. Sample data.
 */
export const squareMetresPerGuest: Record<Seating, { comfortable: number; tight: number }> = {
  tables: { comfortable: 1.6, tight: 1.05 },
  'tables-dancing': { comfortable: 1.66, tight: 1.11 },
  rows: { comfortable: 1.2, tight: 0.75 },
  standing: { comfortable: 1, tight: 0.7 },
  dancing: { comfortable: 1, tight: 0.7 },
}

/** The guests of one of our dance floors. About half of them dance at once, with half a square metre each. */
export const danceFloorRule = { squareMetres: 12, guests: 50 }

/** The clear walkway in front of the equipment. An operator behind a table needs as much. */
export const WALKWAY_M = 1

/** A trestle table for what is used on a table, in metres. */
export const trestleTableM = { width: 1.8, depth: 0.75 }

/** The distance between two spark machines or jets, in metres. */
export const EFFECT_DISTANCE_M = 1.5

/** How wide a floor has to be for a table with its chairs, for a row of seats, or for one person, in metres. */
export const widthOfGuestsM: Record<Seating, number> = {
  tables: 2.4,
  'tables-dancing': 2.4,
  rows: 1,
  standing: 0.5,
  dancing: 0.5,
}

/** Half a square metre for everyone who leaves the clear space of effects for a moment. */
export const SQUARE_METRES_OUTSIDE_ZONE = 0.5

/** The floor of a seat in a row, without the ways around the rows. The numbers of guests of screens are calculated with it. */
export const SQUARE_METRES_PER_SEAT = 0.7

/** The first row is this many heights of the picture away from it. */
export const FIRST_ROW_HEIGHTS = 2

/** The distance between two screens, left and right of a stage, in metres. */
export const SCREEN_DISTANCE_M = 6.5
