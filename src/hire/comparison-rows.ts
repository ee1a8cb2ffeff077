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
  /** Empty for an item to which the row does not apply. */
  format: (item: EquipmentItem) => string
  /** What is shown for such an item if the row applies to another one. */
  fallback?: (item: EquipmentItem) => string
}

const definitions: readonly Definition[] = [
  { label: `${HIRE_HOURS} hours, +GST`, isPrice: true, format: ({ price24h }) => formatHirePrice(price24h) },
  {
    label: `${HIRE_HOURS} hours, incl. GST`,
    isPrice: true,
    format: ({ price24h }) => formatHirePrice(withGst(price24h)),
  },
  { label: 'plus crew from, +GST', isPrice: true, format: ({ crewFrom }) => (crewFrom ? formatAud(crewFrom) : '') },
  {
    label: 'plus crew from, incl. GST',
    isPrice: true,
    format: ({ crewFrom }) => (crewFrom ? formatAud(withGst(crewFrom)) : ''),
  },
  { label: 'Suits', format: ({ id }) => formatItemGuests(id) ?? '' },
  { label: 'Size', format: formatSize },
  { label: 'Weight', format: formatWeight },
  {
    label: 'Heaviest piece',
    format: (item) => {
      if (needsTwoPeople(item)) return `${getHeaviestKg(item)} kg, two people to lift`
      return item.heaviestKg ? `${item.heaviestKg} kg` : ''
    },
    fallback: ({ weightKg }) => `${weightKg} kg`,
  },
  { label: 'Power', format: formatPower },
  {
    label: 'Ceiling',
    format: ({ ceilingM }) => (ceilingM ? `At least ${ceilingM} m` : ''),
    fallback: () => 'Any height',
  },
  { label: 'Crew', format: ({ crew }) => (crew ? `${crewTexts[crew]} our crew` : ''), fallback: () => 'Not needed' },
  {
    label: 'Permission',
    format: ({ permission }) => (permission ? permissionTexts[permission] : ''),
    fallback: () => 'Not needed',
  },
]

/** The rows of a comparison: those that apply to at least one of the items. */
export const getComparisonRows = (items: readonly EquipmentItem[]): readonly ComparisonRow[] =>
  definitions
    .filter(({ format }) => items.some(format))
    .map(({ label, isPrice, format, fallback = () => '' }) => ({
      label,
      isPrice,
      values: items.map((item) => format(item) || fallback(item)),
    }))
