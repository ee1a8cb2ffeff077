import { it } from 'vitest'
import { packages } from '../../../../src/content/packages'
import { getTierFacts } from '../../../../src/packages/tiers'
import { getRoomVerdict, summarizeRoom } from '../../../../src/suitability/room/room-text'
import { describeFixes } from '../../../../src/suitability/room/room-fixes'
import type { RoomBrief } from '../../../../src/suitability/room/room'
const cases: [string, number, number, number|undefined, RoomBrief['seating'], RoomBrief['place']][] = [
  ['Weddings Diamond', 18, 12, 120, 'tables-dancing', 'indoors'],
  ['Weddings Diamond', 18, 12, undefined, 'tables-dancing', 'indoors'],
  ['Weddings Diamond', 18, 10, 90, 'rows', 'indoors'],
  ['Weddings Diamond', 12, 9, 60, 'dancing', 'indoors'],
  ['Corporate Premium', 18, 12, 120, 'rows', 'indoors'],
  ['Corporate Diamond', 22, 15, 200, 'rows', 'indoors'],
  ['Corporate Diamond', 22, 15, 150, 'rows', 'indoors'],
  ['Corporate Diamond', 18, 12, 150, 'rows', 'indoors'],
  ['Functions Horizon', 18, 12, 150, 'dancing', 'indoors'],
  ['Functions Horizon', 18, 12, 100, 'tables-dancing', 'indoors'],
  ['AV Equipment Premium', 7, 5, 20, 'rows', 'indoors'],
  ['AV Equipment Diamond', 18, 12, 120, 'rows', 'indoors'],
  ['Weddings Basic', 30, 20, 300, 'tables', 'indoors'],
  ['Speakers Basic', 20, 15, 200, 'dancing', 'outdoors'],
  ['Weddings Horizon', 14, 10, 60, 'tables', 'outdoors'],
  ['Functions Diamond', 18, 11, 120, 'tables-dancing', 'indoors'],
  ['Production Premium', 12, 8, 60, 'standing', 'marquee'],
]
it('x', () => {
  const all = packages.flatMap((p) => getTierFacts(p))
  for (const [name, lengthM, widthM, guests, seating, place] of cases) {
    const f = all.find(({ tier }) => tier.name === name)!
    const pkg = packages.find((p) => p.tiers.some((t) => t.name === name))!
    const e = { kit: f.kit, tier: f.tier, name }
    const brief = { guests, seating, place, room: { lengthM, widthM } }
    const t = performance.now()
    const v = getRoomVerdict(e, brief)
    const t1 = performance.now() - t
    const fx = describeFixes(e, brief, v, getTierFacts(pkg).map((x) => ({ kit: x.kit, tier: x.tier, name: x.tier.name })))
    console.log(name, v.status, Math.round(t1), Math.round(performance.now() - t), '\n  ', summarizeRoom(brief, v), '\n   FIX:', fx.join(' | '), '\n  ', v.suitability.room.plan.guests.kind, v.suitability.room.plan.guests.seats.length, v.suitability.room.lastRowM)
  }
})
