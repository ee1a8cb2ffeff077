import type { CrewWork, Permission } from '../lib/item-specs'

/** What the venue has to allow, and what to arrange with it. */
export const permissionTexts: Record<Permission, string> = {
  haze: 'The venue has to agree, and may have to switch off smoke alarms',
  sparks: 'The venue has to agree in writing. Never under the roof of a marquee',
  gas: 'Needs a ventilated room, and the venue has to agree. Never under the roof of a marquee',
  hanging: 'Needs fixing points that the venue approves',
}

/** What the crew does: 'Operated by our crew'. */
export const crewTexts: Record<CrewWork, string> = {
  build: 'Delivered, built and taken down by',
  hang: 'Hung and taken down by',
  operate: 'Operated by',
}
