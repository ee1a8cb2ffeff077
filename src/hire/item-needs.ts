import { crewTexts, permissionTexts } from '../content/item-need-texts'
import { getHeaviestKg, type ItemSpecs, needsTwoPeople } from '../lib/item-specs'

/** What to plan for on site: lifting, ceiling, crew and the venue's permission. Empty for most items. */
export function listItemNeeds(specs: ItemSpecs): string[] {
  const { ceilingM, crew, permission } = specs
  const needs: string[] = []
  if (needsTwoPeople(specs)) needs.push(`Two people to lift ${getHeaviestKg(specs)} kg`)
  if (ceilingM) needs.push(`Ceiling of at least ${ceilingM} m`)
  if (crew) needs.push(`${crewTexts[crew]} our crew`)
  if (permission) needs.push(permissionTexts[permission])
  return needs
}
