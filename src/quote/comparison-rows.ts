import type { EquipmentItem } from '../content/equipment'
import { formatItemGuests } from '../content/guest-rules'
import { HIRE_HOURS } from '../content/hire-terms'
import { crewTexts, permissionTexts } from '../content/item-need-texts'
import { formatPower, formatSize, formatWeight, getHeaviestKg, needsTwoPeople } from '../lib/item-specs'
import { formatAud, formatHirePrice, withGst } from '../lib/money'

export type ComparisonRow = {
  label: string
  /** One for each item, in their order. Empty if the row does not apply to the item. */
  values: readonly string[]
  isPrice?: boolean | undefined
}

type Definition = {
  label: string
  isPrice?: boolean
  format: (item: EquipmentItem) => string
  /** Without it, the row applies to every item. */
  appliesTo?: (item: EquipmentItem) => boolean
}

const definitions: readonly Definition[] = [
  { label: `${HIRE_HOURS} hours, +GST`, isPrice: true, format: ({ price24h }) => formatHirePrice(price24h) },
  {
    label: `${HIRE_HOURS} hours, incl. GST`,
    isPrice: true,
    format: ({ price24h }) => formatHirePrice(withGst(price24h)),
  },
  {
    label: 'plus crew from, +GST',
    isPrice: true,
    format: ({ crewFrom }) => (crewFrom ? formatAud(crewFrom) : ''),
    appliesTo: ({ crewFrom }) => crewFrom !== undefined,
  },
  {
    label: 'plus crew from, incl. GST',
    isPrice: true,
    format: ({ crewFrom }) => (crewFrom ? formatAud(withGst(crewFrom)) : ''),
    appliesTo: ({ crewFrom }) => crewFrom !== undefined,
  },
  {
    label: 'Suits',
    format: ({ id }) => formatItemGuests(id) ?? '',
    appliesTo: ({ id }) => formatItemGuests(id) !== undefined,
  },
  { label: 'Size', format: formatSize },
  { label: 'Weight', format: formatWeight },
  {
    label: 'Heaviest piece',
    format: (item) => `${getHeaviestKg(item)} kg${needsTwoPeople(item) ? ', two people to lift' : ''}`,
    appliesTo: (item) => item.heaviestKg !== undefined || needsTwoPeople(item),
  },
  { label: 'Power', format: formatPower },
  {
    label: 'Ceiling',
    format: ({ ceilingM }) => (ceilingM ? `At least ${ceilingM} m` : 'Any height'),
    appliesTo: ({ ceilingM }) => ceilingM !== undefined,
  },
  {
    label: 'Crew',
    format: ({ crew }) => (crew ? `${crewTexts[crew]} our crew` : 'Not needed'),
    appliesTo: ({ crew }) => crew !== undefined,
  },
  {
    label: 'Permission',
    format: ({ permission }) => (permission ? permissionTexts[permission] : 'Not needed'),
    appliesTo: ({ permission }) => permission !== undefined,
  },
]

/** The rows of a comparison: those that apply to at least one of the items. */
export const getComparisonRows = (items: readonly EquipmentItem[]): readonly ComparisonRow[] =>
  definitions
    .filter(({ appliesTo = () => true }) => items.some(appliesTo))
    .map(({ label, isPrice, format }) => ({ label, isPrice, values: items.map(format) }))
