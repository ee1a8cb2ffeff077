import type { Permission } from '../lib/item-specs'
import type { EquipmentId } from './equipment'
import type { EventPlace } from './event-kinds'
import { HIRE_HOURS, hireRules } from './hire-terms'
import type { PackageSlug, TierName } from './packages'

export type AdviceRules = {
  /**
   * Outdoors and in a marquee, a tier is enough for this percentage of its guests, because no walls reflect sound and
   * light. At most 100.
   */
  outdoorGuestPercent: number
  /** What a tier needs that only a room has. Such a tier is not advised outdoors or in a marquee. */
  roomTiers: Partial<Record<PackageSlug, Partial<Record<TierName, string>>>>
  /** An item that clients expect of a package, but that only its larger tiers have. */
  expectedItems: Partial<Record<PackageSlug, { id: EquipmentId; name: string }>>
  /** Who operates a package. */
  operation: { crewed: string; uncrewed: string }
  /** What an item with this permission depends on. */
  permissions: Record<Permission, Record<EventPlace, string>>
  /** What is never used under canvas. In a marquee it stays outside, so the height of the marquee does not matter. */
  outsideMarquee: readonly Permission[]
  /** For equipment packages with items that our crew builds. */
  crewCost: string
  /** What every event outdoors has to provide. */
  cover: string
  /** What a tier needs outdoors or in a marquee, apart from its hire items. */
  outdoorTiers: Partial<Record<PackageSlug, Partial<Record<TierName, string>>>>
}

/** What the package adviser uses besides the packages and the hire items. Sample data. */
export const adviceRules: AdviceRules = {
  outdoorGuestPercent: 80,
  roomTiers: {
    'av-equipment': { basic: 'The room needs its own sound: this tier has no microphone and no speakers.' },
  },
  expectedItems: { production: { id: 'stage-deck', name: 'A stage' } },
  operation: {
    crewed: 'Our crew sets it up, stays for your event and packs it down',
    uncrewed: `Equipment that you operate, hired for ${HIRE_HOURS} hours with all cables`,
  },
  permissions: {
    sparks: {
      indoors: 'Cold sparks need the written agreement of the venue.',
      marquee:
        'Cold sparks need the written agreement of the venue. They stay outside, clear of the marquee. In wind they stay off.',
      outdoors: 'Cold sparks need the written agreement of the venue. In wind they stay off.',
    },
    haze: {
      indoors:
        'Haze and fog need the agreement of the venue. Where there are smoke alarms, it may have to switch them off.',
      marquee:
        'Haze and fog need the agreement of the venue and still air. Where there are smoke alarms, it may have to switch them off.',
      outdoors: 'Haze and fog need the agreement of the venue and still air.',
    },
    gas: {
      indoors: 'A CO2 jet needs a ventilated room and the agreement of the venue.',
      marquee: 'A CO2 jet needs the agreement of the venue. It stays outside, clear of the marquee.',
      outdoors: 'A CO2 jet needs the agreement of the venue.',
    },
    hanging: {
      indoors: 'Lights above your guests need fixing points that the venue approves. Our crew hangs them.',
      marquee:
        'Lights above your guests need fixing points that the owner of the marquee approves. Our crew hangs them.',
      outdoors:
        'Lights above your guests need fixing points that the venue approves. If there are none, we can quote poles or a frame. Our crew hangs them.',
    },
  },
  outsideMarquee: ['sparks', 'gas'],
  crewCost: hireRules.crew,
  cover: 'Our equipment has to stay dry: plan a marquee or a verandah for it.',
  outdoorTiers: {
    weddings: {
      diamond: 'The dance floor needs level ground.',
      horizon: 'The dance floor needs level ground, and the draped ceiling a marquee with fixing points.',
    },
    corporate: {
      premium: 'A projector needs darkness: ask us for an LED wall in daylight.',
      diamond: 'The LED wall needs shade.',
      horizon: 'The LED wall needs shade.',
    },
  },
}
