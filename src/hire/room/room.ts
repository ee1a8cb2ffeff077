import { adviceRules } from '../../content/advice/advice-rules'
import { capacityRules, screenRules } from '../../content/advice/guest-rules'
import type { Seating } from '../../content/advice/room-rules'
import { SLIDE_TEXT_HEIGHTS } from '../../content/advice/slide-text'
import { type EquipmentId, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import type { Tier } from '../../content/schemas/package'
import { contains } from '../kit'
import { countGuests } from './count-guests'
import type { FloorPlan } from './floor-plan'
import { type Floor, placeGear } from './place-gear'
import { sum } from './rows'

export const roomKinds = ['indoors', 'marquee', 'open'] as const
export type RoomKind = (typeof roomKinds)[number]

/** A rectangular room in metres. */
export type Room = {
  length: number
  width: number
  /** Undefined if it is not known. It does not matter in the open. */
  height?: number | undefined
  kind: RoomKind
}

/** What has to fit besides the guests: hire items, or a tier, whose floor space is in its entry. */
export type Gear = {
  kit: Kit
  /** The items that are used outdoors only. */
  outdoorItems?: ReadonlySet<EquipmentId>
  tier?: Pick<Tier, 'name' | 'floorM' | 'danceFloorM' | 'clearSpaceM' | 'ceilingM' | 'screenM'>
  /** The 10 A power points that it needs. */
  outlets: number
}

export type RoomQuestion = {
  room: Room
  /** Undefined to ask how many guests there is room for. */
  guests?: number | undefined
  seating: Seating
  gear: Gear
}

export type Verdict = 'fits' | 'tight' | 'too small'

export type RoomAnswer = {
  verdict: Verdict
  /** Whether the floor is large enough for the equipment, its dance floor and the way, without any guests. */
  gearFits: boolean
  plan: FloorPlan
  /** The floor that is left for guests and dancing, in square metres. */
  left: number
  /** The floor that the guests need, with the dance floor, if they have room. 0 if their number is not known. */
  needed: number
  /** How many guests there is room for. */
  capacity: { comfortable: number; tight: number }
  /** What needs a higher ceiling than the room has, or a ceiling to check if its height is not known. The name is for a sentence. */
  ceiling: { name: string; metres: number; isTooLow: boolean } | undefined
  /** What stays outside a marquee. */
  outside: readonly string[]
  /** From the end wall to the last guests. */
  lastRowM: number
  /** From how far away text on the screen can be read, and speech is clear. Undefined if that is not known. */
  pictureReachM: number | undefined
  voiceReachM: number | undefined
}

/** Finds out whether equipment and guests fit a room. The equipment is at the wall that leaves the most floor. */
export function checkRoom({ room, guests, seating, gear }: RoomQuestion): RoomAnswer {
  const { kit, outside } = getKitInside(gear, room.kind)
  const ceiling = getCeiling(gear, kit, room)
  const answers = getSides(room).map((floor): RoomAnswer => {
    const placed = placeGear(gear.tier, kit, floor, room.kind)
    const counted = countGuests(placed, floor, guests, seating)
    return {
      ...counted,
      verdict: ceiling?.isTooLow ? 'too small' : counted.verdict,
      ceiling,
      outside,
      pictureReachM: getPictureReach(gear),
      voiceReachM: getVoiceReach(kit),
    }
  })
  return answers.reduce((best, answer) => {
    const difference = getOverflowArea(best) - getOverflowArea(answer) || answer.left - best.left
    return difference > 0 ? answer : best
  })
}

const getOverflowArea = ({ plan }: RoomAnswer) => sum(plan.overflow.map(({ width, depth }) => width * depth))

/** The room with the equipment at its short wall, and at its long wall. */
function getSides({ length, width }: Room): Floor[] {
  const [short, long] = [Math.min(length, width), Math.max(length, width)]
  return [
    { width: short, depth: long },
    { width: long, depth: short },
  ]
}

/** What is used in the room: nothing that is used outdoors only, and under canvas nothing that sparks. */
function getKitInside({ kit, outdoorItems }: Gear, kind: RoomKind) {
  const isOutsideMarquee = (id: EquipmentId) =>
    kind === 'marquee' && adviceRules.outsideMarquee.some((permission) => permission === getEquipment(id).permission)
  const used = kit.filter(({ id }) => !outdoorItems?.has(id))
  return {
    kit: used.filter(({ id }) => !isOutsideMarquee(id)),
    outside: used.filter(({ id }) => isOutsideMarquee(id)).map(({ id }) => getEquipment(id).shortName),
  }
}

function getCeiling({ tier }: Gear, kit: Kit, { height, kind }: Room): RoomAnswer['ceiling'] {
  if (kind === 'open') return undefined
  const needs = kit.map(({ id }) => ({
    name: `the ${getEquipment(id).shortName}`,
    metres: getEquipment(id).ceilingM ?? 0,
  }))
  if (tier?.ceilingM) needs.push({ name: tier.name, metres: tier.ceilingM })
  const [highest] = needs.toSorted((a, b) => b.metres - a.metres || a.name.localeCompare(b.name))
  if (!highest?.metres) return undefined
  if (height === undefined) return { ...highest, isTooLow: false }
  return height < highest.metres ? { ...highest, isTooLow: true } : undefined
}

/** By the rule of `guest-rules.ts`. A screen without a rule for text has no reach. */
function getPictureReach({ kit, tier }: Gear): number | undefined {
  const rules = screenRules.filter((rule) => rule.kit && rule.showsText && contains(kit, rule.kit))
  const heights = [...rules.map(({ heightM }) => heightM), ...(tier?.screenM ? [tier.screenM.height] : [])]
  return heights.length > 0 ? Math.max(...heights) * SLIDE_TEXT_HEIGHTS : undefined
}

/** Undefined without speakers, and for speakers that no hall is too long for. */
function getVoiceReach(kit: Kit): number | undefined {
  const rules = capacityRules.speeches.filter((rule) => contains(kit, rule.kit))
  const [largest] = rules.toSorted((a, b) => b.guests - a.guests)
  return largest?.reachM
}
