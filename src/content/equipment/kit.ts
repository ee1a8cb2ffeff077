import type { EquipmentId } from '../equipment'

/**
 * Some hire items, and how many of each: 1 or more. No item is listed twice. An item that a tier has for outdoors only is
 * used there whatever the place of the others.
 */
export type Kit = readonly {
  readonly id: EquipmentId
  readonly count: number
  readonly outdoorsOnly?: boolean
}[]

/** Whether two kits have the same items and as many of each, in any order. */
export const isSameKit = (a: Kit, b: Kit): boolean =>
  a.length === b.length &&
  a.every(({ id, count }) => b.some((other) => other.id === id && other.count === count))
