import type { EquipmentId } from './equipment-specs'

// Separate from `equipment-specs.ts`, because only the list of what an event needs on site uses it.

type Placement = 'on a table' | 'overhead' | 'held' | { width: number; depth: number }

/**
 * Where an item is used if not on the floor, or the floor that one piece needs, in millimetres. By default that is its
 * width and depth in `equipment-specs.ts`.
 */
export const placements: Partial<Record<EquipmentId, Placement>> = {
  'xdj-xz': 'on a table',
  'xdj-rx3': 'on a table',
  'cdj-3000-set': 'on a table',
  'dj-controller': 'on a table',
  'turntable-pair': 'on a table',
  'club-mixer': 'on a table',
  // The legs of the tripod stand.
  'powered-speaker-12': { width: 1000, depth: 1000 },
  'powered-speaker-15': { width: 1100, depth: 1100 },
  'mixing-console': 'on a table',
  'vocal-mic': 'held',
  'wireless-handheld': 'on a table',
  'wireless-handheld-dual': 'on a table',
  'wireless-headset': 'on a table',
  'instrument-mic-kit': 'held',
  'mic-stand': { width: 600, depth: 600 },
  'mirror-ball': 'overhead',
  'festoon-lights': 'overhead',
  // With the projector in front of the screen.
  'projector-screen': { width: 2560, depth: 4000 },
}

export const SPARK_CLEARANCE_M = 3

/** The space to keep clear on every side of an item, in metres. */
export const clearances: Partial<Record<EquipmentId, number>> = { 'cold-spark': SPARK_CLEARANCE_M }

/** What an item is used with. Its weight, size and watts do not include it. */
export const usedWith: Partial<Record<EquipmentId, string>> = {
  'dj-controller': 'a laptop',
  'festoon-lights': 'poles for the lights',
  'led-screen': 'a laptop',
  'projector-screen': 'a laptop',
  'co2-jet': 'the gas bottle',
}
