import type { EquipmentId } from '../equipment'
import { isSameKit, type Kit } from '../equipment/kit'
import type { CapacityRule, Purpose, ScreenRule } from '../schemas/capacity'
import type { EventPlace } from './event-places'

/** The capacity of equipment indoors. Rules of thumb; sample data. */
export const capacityRules: Record<Purpose, readonly CapacityRule[]> = {
  dancing: [
    // About a watt of average power for each guest, a tenth of the peak that the maker states.
    { kit: [{ id: 'battery-pa', count: 1 }], guests: 30 },
    { kit: [{ id: 'powered-speaker-12', count: 1 }], guests: 40 },
    { kit: [{ id: 'powered-speaker-12', count: 2 }], guests: 80 },
    // With a 12-inch subwoofer in each base.
    { kit: [{ id: 'column-array', count: 1 }], guests: 80 },
    // Subwoofers take the bass from the small speakers, which then play louder.
    {
      kit: [
        { id: 'powered-speaker-12', count: 2 },
        { id: 'subwoofer-18', count: 2 },
      ],
      guests: 120,
    },
    // A larger cone has the bass for a full hall.
    { kit: [{ id: 'powered-speaker-15', count: 1 }], guests: 120 },
    {
      kit: [
        { id: 'powered-speaker-15', count: 1 },
        { id: 'subwoofer-18', count: 1 },
      ],
      guests: 150,
    },
    {
      kit: [
        { id: 'powered-speaker-15', count: 1 },
        { id: 'subwoofer-18', count: 2 },
      ],
      guests: 200,
    },
    // Its tops are on poles, above the dancers. A tower contains an 18-inch subwoofer, and costs less than the 15-inch pair with one.
    { kit: [{ id: 'pa-tower-28', count: 1 }], guests: 150 },
    {
      kit: [
        { id: 'pa-tower-28', count: 1 },
        { id: 'subwoofer-18', count: 1 },
      ],
      guests: 200,
    },
    { kit: [{ id: 'pa-tower-28', count: 2 }], guests: 250 },
    {
      kit: [
        { id: 'pa-tower-28', count: 1 },
        { id: 'subwoofer-18', count: 2 },
      ],
      guests: 250,
    },
  ],
  speeches: [
    // For speech the last seat counts.
    { kit: [{ id: 'powered-speaker-12', count: 1 }], guests: 60, reachM: 10 },
    { kit: [{ id: 'powered-speaker-12', count: 2 }], guests: 120, reachM: 15 },
    { kit: [{ id: 'battery-pa', count: 1 }], guests: 60, reachM: 10 },
    // One at each side, linked by a cable, for rows twice as wide.
    { kit: [{ id: 'battery-pa', count: 2 }], guests: 120 },
    // What plays for dancing also carries speech to as many.
    { kit: [{ id: 'powered-speaker-15', count: 1 }], guests: 200, reachM: 20 },
    { kit: [{ id: 'pa-tower-28', count: 1 }], guests: 250, reachM: 25 },
    // A column carries speech evenly. A second pair serves the back rows.
    { kit: [{ id: 'column-array', count: 1 }], guests: 150, reachM: 20 },
    { kit: [{ id: 'column-array', count: 2 }], guests: 250 },
    // Two towers a side, or any larger system that we quote.
    { kit: [{ id: 'pa-tower-28', count: 2 }], guests: 400 },
  ],
  lights: [
    // Light for a stage 4 m wide, which about ten rows see.
    {
      kit: [
        { id: 'led-par', count: 2 },
        { id: 'led-bar', count: 1 },
      ],
      guests: 100,
    },
    // Moving lights and haze reach beyond the stage.
    {
      kit: [
        { id: 'moving-head-wash', count: 2 },
        { id: 'haze-machine', count: 1 },
      ],
      guests: 150,
    },
    // Raised above the heads of the front rows. A beam only shows in haze.
    {
      kit: [
        { id: 'truss-goalpost', count: 1 },
        { id: 'moving-head-beam', count: 4 },
        { id: 'haze-machine', count: 1 },
      ],
      guests: 200,
    },
  ],
}

/**
 * What lifts a limit of the largest tiers: for how many more guests one more of an item is, indoors. Each is the step from
 * one to two in the rules, and the dance floor's follows from `room-rules.ts`. For a first price; sample data.
 */
export const furtherGuests: Partial<Record<string, { id: EquipmentId; guests: number }>> = {
  dancing: { id: 'pa-tower-28', guests: 100 },
  speech: { id: 'column-array', guests: 100 },
  picture: { id: 'projector-screen', guests: 80 },
  'dance floor': { id: 'dance-floor', guests: 50 },
}

/**
 * For how many seated guests the picture of a screen is high enough, with text of `SLIDE_TEXT_POINTS`. The rows fill a fan
 * of 90 degrees, from 2 to 8 heights of the picture away, at 0.7 m² a seat: 67 guests × the height squared, rounded down.
 * The last row of two screens is as far away, so they suit fewer than twice as many: left and right of a stage of 4 m they
 * are 6.5 m apart, and their fans together have 142 m² instead of 88, which is 204 seats. An LED wall is behind a stage, so
 * its rows begin and end further away, and its text has `WALL_TEXT_POINTS`. Outdoors by day none of them is bright enough.
 */
export const screenRules: readonly ScreenRule[] = [
  // For pictures. Its 256 rows of pixels are too few for text.
  { kit: [{ id: 'led-screen', count: 1 }], heightM: 1, guests: 40, showsText: false },
  { kit: [{ id: 'projector-screen', count: 1 }], heightM: 1.37, guests: 120, showsText: true },
  { kit: [{ id: 'projector-screen', count: 2 }], heightM: 1.37, guests: 200, showsText: true },
  { heightM: 1.5, guests: 150, showsText: true },
  { heightM: 2, guests: 250, showsText: true },
]

/** Which percentage of its indoor guests a sound system suits for dancing at a place. `lawnInWords` says it too. */
export const dancingPercent: Record<EventPlace, number> = {
  indoors: 100,
  marquee: 75,
  outdoors: 50,
}

/** `dancingPercent.outdoors` in a sentence. */
export const lawnInWords = 'half as many'

/** The guests that the rule for exactly this kit says, indoors. Throws without one. */
export function getRuleGuests(purpose: Purpose | 'slides', kit: Kit): number {
  const rules: readonly { kit?: Kit | undefined; guests: number }[] =
    purpose === 'slides' ? screenRules : capacityRules[purpose]
  const rule = rules.find((candidate) => candidate.kit && isSameKit(candidate.kit, kit))
  if (!rule)
    throw new Error(
      `src/content/advice/guest-rules.ts has no rule for ${purpose} with ${JSON.stringify(kit)}`,
    )
  return rule.guests
}
