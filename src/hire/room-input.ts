/** A number that was read from a field, nothing from an empty field, or what is wrong with it. */
export type FieldResult = { value?: number; error?: string }

type Limits = { min: number; max: number }

const METRES_IN_A_FOOT = 0.3048
const METRES = /^(\d+(?:[.,]\d+)?) ?(?:m|met(?:re|er)s?)?$/
/** '40ft', "40'", '40 feet 6 inches'. */
const FEET = /^(\d+(?:[.,]\d+)?) ?(?:'|ft|feet|foot)(?: ?(\d+(?:[.,]\d+)?) ?(?:"|''|in|inch(?:es)?))?$/

const lengthLimits = { min: 1, max: 200 }
const heightLimits = { min: 1.5, max: 40 }
const guestLimits = { min: 1, max: 5000 }

/** Reads the length or the width of a room in metres or feet. */
export const parseLength = (text: string): FieldResult => parseMetres(text, lengthLimits)

/** Reads the height of a room in metres or feet. */
export const parseHeight = (text: string): FieldResult => parseMetres(text, heightLimits)

export function parseGuests(text: string): FieldResult {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  if (!/^\d+$/.test(trimmed)) return { error: 'Write a whole number of guests, like 80' }
  return limit(Number(trimmed), guestLimits, 'guests')
}

function parseMetres(text: string, limits: Limits): FieldResult {
  const normalized = text
    .trim()
    .toLowerCase()
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]/g, '"')
    .replaceAll(/\s+/g, ' ')
  if (normalized === '') return {}
  const [, metres] = METRES.exec(normalized) ?? []
  if (metres) return limit(toNumber(metres), limits, 'metres')
  const [, feet, inches = '0'] = FEET.exec(normalized) ?? []
  if (feet) return limit((toNumber(feet) + toNumber(inches) / 12) * METRES_IN_A_FOOT, limits, 'metres')
  return { error: 'Write metres, like 12 or 12.5, or feet, like 40ft' }
}

const toNumber = (text: string) => Number(text.replace(',', '.'))

const limit = (value: number, { min, max }: Limits, unit: string): FieldResult =>
  value >= min && value <= max
    ? { value }
    : { error: `Write a number from ${min.toLocaleString('en-AU')} to ${max.toLocaleString('en-AU')} ${unit}` }
