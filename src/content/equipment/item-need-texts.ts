import type { CrewWork, Permission } from '../schemas/hire-item'

/** The permissions that a venue has to give, and the arrangements with it. */
export const permissionTexts: Record<Permission, string> = {
  haze: 'Ask your venue first. It may need to isolate its smoke alarms, and may charge for that',
  sparks:
    'Your venue has to agree in writing, and on council land the council does too. Never under the roof of a marquee, on dry grass or on a day of total fire ban',
  gas: 'Needs a ventilated room, and your venue has to agree. Never under the roof of a marquee',
  hanging: 'Needs fixing points your venue approves',
}

/** For clients who hire haze or fog. */
export const hazeAndAsthma =
  'Haze and fog are water-based, but they can bring on asthma, so ask your guests or families first.'

/** The work of the crew: 'Operated by our crew'. */
export const crewTexts: Record<CrewWork, string> = {
  build: 'Built and taken down by',
  hang: 'Hung and taken down by',
  operate: 'Operated by',
}
