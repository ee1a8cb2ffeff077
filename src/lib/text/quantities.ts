import { capitalize } from './capitalize'

/**
 * '1,200', or '1,200.5' for a text with decimals. Without `Intl`, here and in `formatList`: the first use of `Intl` in a tab
 * takes 25 to 35 ms of a fast processor, and nearly every page has a number or a list.
 */
export const formatNumber = (number: number | string): string =>
  String(number).replace(/\d+/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** Pads to two digits: 7 becomes '07'. */
export const toTwoDigits = (number: number | string): string => String(number).padStart(2, '0')

/** 'Basic, Premium and Diamond', or 'Basic, Premium, and Sound and Light' if the last of several has an 'and' itself. */
export function formatList(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  if (texts.length < 2) return last
  const comma = texts.length > 2 && last.includes(' and ') ? ',' : ''
  return `${texts.slice(0, -1).join(', ')}${comma} and ${last}`
}

/** '1 hour', '1,200 guests', or '6-8 weeks' for a range. */
export function formatCount(
  count: number | { readonly from: number; readonly to: number },
  noun: string,
  plural = `${noun}s`,
): string {
  const number = typeof count === 'number' ? formatNumber(count) : `${count.from}-${count.to}`
  return `${number} ${count === 1 ? noun : plural}`
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'one hour', 'four events', or '12 events' for more than ten. */
export const formatCountInWords = (count: number, noun: string, plural = `${noun}s`): string =>
  `${WORDS[count] ?? formatNumber(count)} ${count === 1 ? noun : plural}`

/** '2 × 21.5 kg', or the text alone for a count of 1. */
export const withCount = (text: string, count = 1): string =>
  count > 1 ? `${count} × ${text}` : text

/** 'up to 1,200 guests'. */
export const formatMaxGuests = (guests: number): string => `up to ${formatCount(guests, 'guest')}`

/** 'Up to 1,200 guests', for the start of a text. */
export const formatGuests = (guests: number): string => capitalize(formatMaxGuests(guests))

/** Width × depth in metres: '4 × 2.1 m'. Rounded up, so that no floor is shown as smaller than it is. */
export const formatFloor = ({ width, depth }: { width: number; depth: number }): string =>
  `${[width, depth].map((metres) => Math.ceil(Number((metres * 10).toFixed(6))) / 10).join(' × ')} m`

/** A visitor who types more guests is asked again. */
export const MAX_GUESTS = 10_000

/**
 * Reads a number of guests: '120', '1,200', '120 guests', or the larger number of '80-100'. Null unless it is a whole number
 * from 1 to `MAX_GUESTS`.
 */
export function parseGuests(text: string): number | null {
  // Japanese and Chinese keyboards write full-width digits.
  const numbers = text
    .normalize('NFKC')
    .replace(/\s*(?:guests|people|pax)\s*$/i, '')
    .split(/-|–|\bto\b/)
    .map((part) => part.trim().replace(/[ ,](?=\d{3}\b)/g, ''))
  if (numbers.length > 2 || !numbers.every((digits) => /^\d+$/.test(digits))) return null
  const guests = Math.max(...numbers.map(Number))
  return guests >= 1 && guests <= MAX_GUESTS ? guests : null
}
