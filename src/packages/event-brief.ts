import { type EventKindId, type EventPlace, eventKinds, eventPlaces } from '../content/advice/event-kinds'

/** What a visitor has told the package adviser, with the number of guests as typed. Null means not answered. */
export type EventBrief = { event: EventKindId | null; guests: string; place: EventPlace | null }

export type CompleteBrief = { event: EventKindId; guests: number; place: EventPlace }

/** Null if a question has no valid answer yet. */
export function getCompleteBrief({ event, guests: text, place }: EventBrief): CompleteBrief | null {
  const guests = parseGuests(text)
  return event && guests && place ? { event, guests, place } : null
}

/** The most guests that can be entered. */
export const MAX_GUESTS = 10_000

/** Reads a number of guests: '120' or '1,200'. Null unless it is a whole number from 1 to `MAX_GUESTS`. */
export function parseGuests(text: string): number | null {
  const digits = text.trim().replace(/[ ,](?=\d{3}\b)/g, '')
  const guests = /^\d+$/.test(digits) ? Number(digits) : 0
  return guests >= 1 && guests <= MAX_GUESTS ? guests : null
}

/** Reads the brief from the query of a URL. An unknown event or place counts as not answered. */
export const parseEventBrief = (params: URLSearchParams): EventBrief => ({
  event: eventKinds.find(({ id }) => id === params.get('event'))?.id ?? null,
  guests: params.get('guests') ?? '',
  place: eventPlaces.find(({ id }) => id === params.get('place'))?.id ?? null,
})

/** The parameters of the URL for the brief. */
export const formatEventBrief = ({ event, guests, place }: EventBrief) => ({
  event,
  guests: String(parseGuests(guests) ?? guests.trim()),
  place,
})
