import { type EventPlace, formatPlace } from '../content/advice/event-places'
import { capacityRules, screenRules } from '../content/advice/guest-rules'
import { danceFloorRule, type Seating } from '../content/advice/room-rules'
import type { Kit } from '../content/equipment/kit'
import type { ScreenRule } from '../content/schemas/capacity'
import type { Tier } from '../content/schemas/package'
import { toPlaceGuests } from '../hire/item-facts'
import { getDanceFloor } from '../hire/kit-floor'
import { type Ceiling, contains, splitKit } from '../hire/kit-totals'
import { formatCount, formatMaxGuests } from '../lib/text/quantities'

/** The inside measures of a rectangular room, in metres. */
export type RoomSize = {
  lengthM: number
  widthM: number
  /** Undefined if it is not known. It does not matter outdoors. */
  heightM?: number | undefined
}

export type Brief = {
  guests?: number | undefined
  /** Decides if the sound is for dancing or for speech. */
  seating: Seating
  place: EventPlace
  /** Matters outdoors. Unless it is known to be dark, an event is by day. */
  isAfterDark?: boolean | undefined
}

export type RoomBrief = Brief & { room: RoomSize }

/** Hire items, or a tier with all of its items. */
export type Equipment = { kit: Kit; tier?: Tier | undefined }

/** A limit on the number of guests, and its reason. */
export type Limit = { guests: number } & (
  | { kind: 'dancing' }
  /** `reachM` is how far away speech is clear. Undefined for speakers that reach the end of any hall. */
  | { kind: 'speech'; reachM?: number | undefined }
  /** `screen` is the one that counts. */
  | { kind: 'picture'; screen: ScreenRule }
  | { kind: 'light' }
  /** Nothing shows outdoors by day. */
  | { kind: 'daylight'; hidden: 'picture' | 'light' }
  /** A dance floor that is one of the hire items. */
  | { kind: 'dance floor' }
  /** A tier that is not used without a roof or a room. */
  | { kind: 'roof' }
  | { kind: 'floor' }
  | { kind: 'ceiling'; ceiling: Ceiling }
  /** The number that a tier is made for. `reason` follows the number: '60, with 24-point slides'. */
  | { kind: 'tier'; reason: string | undefined }
)

export type Suitability = {
  /** The most guests that the equipment suits. `Infinity` if nothing of it limits them. */
  guests: number
  /** The tightest first. */
  limits: readonly Limit[]
  /** Items used where the guests are. */
  used: Kit
  /** Items used outside, because the guests are under a roof. */
  outside: Kit
  /** Items that cannot be used without a roof. */
  leftOut: Kit
}

/** For how many guests equipment suits an event, and why. `getSuitabilityInRoom` also knows the room. */
export function getSuitability({ kit, tier }: Equipment, brief: Brief): Suitability {
  const parts = splitKit(kit, brief.place)
  const equipment = { kit: parts.used, tier }
  const limits = [
    getSound(equipment, brief),
    getPicture(equipment, brief),
    getOwnDanceFloor(equipment, brief),
  ].filter((limit) => limit !== undefined)
  // Beside speakers or a screen, lights are decoration.
  const light = limits.length === 0 ? getLight(kit, parts.used, brief) : undefined
  const all: Limit[] = [
    ...getRoof(equipment, parts.leftOut, brief),
    ...limits,
    ...(light ? [light] : []),
    ...(tier ? [{ kind: 'tier', guests: tier.guests, reason: tier.guestsReason } as const] : []),
  ]
  const sorted = all.toSorted((a, b) => a.guests - b.guests)
  return { guests: sorted[0]?.guests ?? Infinity, limits: sorted, ...parts }
}

const isDancing = ({ seating }: Pick<Brief, 'seating'>) =>
  seating === 'dancing' || seating === 'tables-dancing'

const isByDay = ({ place, isAfterDark }: Brief) => place === 'outdoors' && !isAfterDark

const findLargest = <Rule extends { guests: number }>(rules: readonly Rule[]): Rule | undefined =>
  rules.toSorted((a, b) => b.guests - a.guests)[0]

/** Undefined without speakers that have a rule: the sound is then the venue's. */
function getSound({ kit }: Equipment, brief: Brief): Limit | undefined {
  const find = (purpose: 'dancing' | 'speeches') =>
    findLargest(capacityRules[purpose].filter((rule) => contains(kit, rule.kit)))
  const speech = find('speeches')
  if (!isDancing(brief))
    return speech && { kind: 'speech', guests: speech.guests, reachM: speech.reachM }
  const dancing = find('dancing')
  if (dancing) return { kind: 'dancing', guests: toPlaceGuests(dancing.guests, brief.place) }
  // Speakers for speech only.
  return speech && { kind: 'dancing', guests: 0 }
}

/** Undefined without a screen. No screen of ours shows outdoors by day. Only guests who sit have to read it. */
function getPicture({ kit, tier }: Equipment, brief: Brief): Limit | undefined {
  const wallM = tier?.screenM?.height ?? 0
  const screen = findLargest(
    screenRules.filter((rule) => (rule.kit ? contains(kit, rule.kit) : rule.heightM <= wallM)),
  )
  if (!screen) return undefined
  if (isByDay(brief)) return { kind: 'daylight', guests: 0, hidden: 'picture' }
  const isWatched = brief.seating === 'rows' || brief.seating === 'tables'
  return isWatched ? { kind: 'picture', guests: screen.guests, screen } : undefined
}

/** Undefined without lights that have a rule. Outdoors some do not show without their haze. */
function getLight(kit: Kit, used: Kit, brief: Brief): Limit | undefined {
  const find = (lights: Kit) =>
    findLargest(capacityRules.lights.filter((rule) => contains(lights, rule.kit)))
  if (!find(kit)) return undefined
  return isByDay(brief)
    ? { kind: 'daylight', guests: 0, hidden: 'light' }
    : { kind: 'light', guests: find(used)?.guests ?? 0 }
}

/** The dance floor for each guest, in square metres. */
export const DANCE_FLOOR_PER_GUEST = danceFloorRule.squareMetres / danceFloorRule.guests

function getOwnDanceFloor({ kit }: Equipment, brief: Brief): Limit | undefined {
  const danceFloor = getDanceFloor(kit)
  if (!danceFloor || !isDancing(brief)) return undefined
  return {
    kind: 'dance floor',
    guests: Math.floor((danceFloor.width * danceFloor.depth) / DANCE_FLOOR_PER_GUEST),
  }
}

/** Equipment that cannot be used there, or of which nothing is left to use. */
function getRoof({ kit, tier }: Equipment, leftOut: Kit, { place }: Brief): Limit[] {
  const isUnusable =
    (place === 'outdoors' && tier?.needsRoof) ||
    (place !== 'indoors' && tier?.roomNeeds) ||
    (kit.length === 0 && leftOut.length > 0)
  return isUnusable ? [{ kind: 'roof', guests: 0 }] : []
}

/** Why a tier suits fewer than its sound, its lights and its screen, to follow the number: ', as many as the dance floor takes'. */
export function formatGuestsReason({ limits: [tightest] }: Suitability): string {
  if (tightest?.kind === 'dance floor') return ', as many as the dance floor takes'
  if (tightest?.kind === 'floor') return ', close together in your space'
  return tightest?.kind === 'tier' && tightest.reason ? `, ${tightest.reason}` : ''
}

export const outdoorScreen =
  "Our screens don't show in daylight. By day you need an outdoor LED wall, which we quote."

/** A sentence about a limit. `name` is what has it: 'Weddings Basic', or 'This equipment'. */
export function describeLimit(limit: Limit, name: string, place: EventPlace): string {
  const upTo = formatMaxGuests(limit.guests)
  switch (limit.kind) {
    case 'dancing':
      return limit.guests > 0
        ? `The speakers suit ${upTo} dancing ${formatPlace(place)}.`
        : 'The speakers are for speech, not for dancing.'
    case 'speech':
      return `The speakers carry speech to ${upTo}.`
    case 'picture':
      return limit.screen.showsText
        ? `The back row of ${formatCount(limit.guests, 'guest')} can still read the screen.`
        : `The screen is for pictures, not for text, and suits ${upTo}.`
    case 'light':
      return limit.guests > 0
        ? `The lights suit ${upTo}.`
        : 'The beams need haze to show, and outdoors it blows away.'
    case 'daylight':
      return limit.hidden === 'picture' ? outdoorScreen : "Lights won't show in daylight."
    case 'dance floor':
      return `The dance floor suits ${upTo}.`
    case 'roof':
      return `${name} isn't for use ${formatPlace(place)}.`
    case 'floor':
      return limit.guests > 0
        ? `The floor has room for ${upTo}, close together.`
        : "There's no space left for your guests beside our gear."
    case 'ceiling':
      return `You need a ceiling of ${limit.ceiling.metres} m for ${limit.ceiling.name}.`
    // A tier.
    default:
      return `${name} suits ${upTo}${limit.reason ? `, ${limit.reason}` : ''}.`
  }
}
