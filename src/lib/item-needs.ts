import { getHeaviestKg, type ItemSpecs, needsTwoPeople, permissionTexts, withQuantity } from './item-specs'

// Apart from `item-specs.ts`, because only an item's dialog and page need these texts.

export const crewTexts = {
  build: 'Delivered, built and taken down by our crew',
  operate: 'Operated by our crew: your quote shows the cost',
}

/** '45 W mains', '2 × 500 W mains', '6 W mains, battery up to 8 hours' or the reason for no mains power. */
export function formatPower({ watts, noMains, batteryHours, pieces }: ItemSpecs): string {
  const battery = batteryHours ? `battery up to ${batteryHours} hours` : noMains
  const mains = watts > 0 ? withQuantity(`${watts} W mains`, pieces) : undefined
  const text = [mains, battery].filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What to plan for on site: lifting, ceiling, crew and the venue's permission. Empty for most items. */
export function listSiteNeeds(specs: ItemSpecs): string[] {
  const { ceilingM, crew, permission } = specs
  const needs: string[] = []
  if (needsTwoPeople(specs)) needs.push(`Two people to lift ${getHeaviestKg(specs)} kg`)
  if (ceilingM) needs.push(`Ceiling of at least ${ceilingM} m`)
  if (crew) needs.push(crewTexts[crew])
  if (permission) needs.push(permissionTexts[permission])
  return needs
}
