import type { EventPlace } from '../content/advice/event-places'
import { capacityRules, dancingPercent } from '../content/advice/guest-rules'
import type { EquipmentItem } from '../content/equipment'
import { crewTexts, permissionTexts } from '../content/equipment/item-need-texts'
import { isSameKit } from '../content/equipment/kit'
import type { ItemSpecs } from '../content/schemas/hire-item'
import { capitalize } from '../lib/text/capitalize'
import { formatGuests, withCount } from '../lib/text/quantities'

/** The weight above which two people lift, in kilograms. */
const ONE_PERSON_LIFT_KG = 20

/** Width × depth × height: '878 × 466 × 118 mm', '440 × 410 × 720 mm each' or '600 × 350 × 300 mm, in its case'. */
function formatDimensions({ sizeMm, sizeOf, pieces }: ItemSpecs): string {
  const { width, depth, height } = sizeMm
  return `${width} × ${depth} × ${height} mm${pieces ? ' each' : ''}${sizeOf ? `, ${sizeOf}` : ''}`
}

/** '13.1 kg', '2 × 21.5 kg' or '19 kg in all'. */
const formatWeight = ({ weightKg, heaviestKg, pieces }: ItemSpecs): string =>
  withCount(`${weightKg} kg`, pieces) + (heaviestKg && !pieces ? ' in all' : '')

/** '45 W mains', '2 × 500 W mains', '6 W mains, battery up to 8 hours' or the reason for no mains power. */
function formatPower({ watts, noMains, batteryHours, pieces }: ItemSpecs): string {
  const battery = batteryHours ? `battery up to ${batteryHours} hours` : noMains
  const mains = watts > 0 ? withCount(`${watts} W mains`, pieces) : undefined
  const text = [mains, battery].filter(Boolean).join(', ')
  return capitalize(text)
}

/** The weight of the heaviest single piece, in kilograms. */
export const getHeaviestKg = ({ weightKg, heaviestKg = weightKg }: ItemSpecs): number => heaviestKg

/** Things to plan for on site: lifting, ceiling, crew and the venue's permission. Empty for most items. */
function listItemNeeds(specs: ItemSpecs): string[] {
  const { ceilingM, crew, permission } = specs
  const heaviestKg = getHeaviestKg(specs)
  return [
    // What our crew builds, our crew also lifts.
    ...(crew !== 'build' && heaviestKg > ONE_PERSON_LIFT_KG
      ? [`Two people to lift ${heaviestKg} kg`]
      : []),
    ...(ceilingM ? [`Ceiling of at least ${ceilingM} m`] : []),
    ...(crew ? [`${crewTexts[crew]} our crew`] : []),
    ...(permission ? [permissionTexts[permission]] : []),
  ]
}

/** How many guests a sound system suits for dancing at a place, if it suits so many indoors. */
export const toPlaceGuests = (guests: number, place: EventPlace): number =>
  Math.floor((guests * dancingPercent[place]) / 100)

/** The rules for one of an item. Empty for an item that is only a part of a system. */
const listItemCapacities = ({ id }: EquipmentItem): string[] =>
  (['dancing', 'speeches'] as const).flatMap((purpose) =>
    capacityRules[purpose]
      .filter(({ kit }) => isSameKit(kit, [{ id, count: 1 }]))
      .map(({ guests }) =>
        purpose === 'dancing'
          ? `${formatGuests(guests)} for dancing indoors, ${toPlaceGuests(guests, 'outdoors')} outdoors`
          : `${formatGuests(guests)} for speeches`,
      ),
  )

/** The facts that apply to an item, for visitors. */
export const getItemFacts = (item: EquipmentItem) =>
  [
    { label: 'Dimensions', texts: [formatDimensions(item)] },
    { label: 'Power', texts: [formatPower(item)] },
    { label: 'Weight', texts: [formatWeight(item)] },
    { label: 'Additional', texts: item.additional },
    { label: 'Suits', texts: listItemCapacities(item) },
    { label: 'On site', texts: listItemNeeds(item) },
  ].filter(({ texts }) => texts.length > 0)
