import { type EquipmentId, type EquipmentItem, getEquipment } from '../content/equipment'
import { repeat } from '../lib/quantities'

/** Each item as often as its number says. */
export const listSingly = (items: ReadonlyMap<EquipmentId, number>): EquipmentItem[] =>
  [...items].flatMap(([id, quantity]) => repeat(getEquipment(id), quantity))
