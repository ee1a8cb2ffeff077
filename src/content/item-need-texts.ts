import type { ItemSpecs, Permission } from '../lib/item-specs'

/** What the venue has to allow, and what to arrange with it. */
export const permissionTexts: Record<Permission, string> = {
  haze: 'The venue has to agree, and may have to switch off smoke alarms',
  sparks: 'The venue has to agree in writing',
  gas: 'Needs a ventilated room, and the venue has to agree',
  hanging: 'Needs fixing points that the venue approves',
}

/** What our crew does. */
export const crewTexts: Record<NonNullable<ItemSpecs['crew']>, string> = {
  build: 'Delivered, built and taken down by our crew',
  operate: 'Operated by our crew: your quote shows the cost',
}
