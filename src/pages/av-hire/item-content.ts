import { type EquipmentId, type EquipmentItem, findEquipment } from '../../content/equipment'
import type { EquipmentDetail } from '../../content/equipment-details'

export type ItemContent = { item: EquipmentItem; detail: EquipmentDetail }

/** The id of the element with the details of an item, as JSON, on its page. */
export const getDetailElementId = (id: EquipmentId) => `detail-${id}`

/** Returns the content of an item's page, or null for an unknown id. */
export async function loadContent(slug: string): Promise<ItemContent | null> {
  const item = findEquipment(slug)
  return item ? { item, detail: readDetail(item.id) ?? (await importDetail(item.id)) } : null
}

async function importDetail(id: EquipmentId): Promise<EquipmentDetail> {
  const { equipmentDetails } = await import('../../content/equipment-details')
  return equipmentDetails[id]
}

/** Reads the details from the prerendered page, so that a first load does not need those of all items. */
function readDetail(id: EquipmentId): EquipmentDetail | null {
  const json = import.meta.env.SSR ? null : document.getElementById(getDetailElementId(id))?.textContent
  return json ? (JSON.parse(json) as EquipmentDetail) : null
}
