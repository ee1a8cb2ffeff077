import type { PackageBrief } from '../booking/tiers/tier-suitability'
import { type EventKindId, eventKinds, getEventKind } from '../content/advice/event-kinds'
import {
  type EventPlace,
  eventPlaces,
  type EventTime,
  eventTimes,
  formatPlace,
} from '../content/advice/event-places'
import { withParams } from '../lib/query'
import { parseGuests } from '../lib/text/quantities'
import { placesByDarkness } from './darkness.data'

/** A visitor's answers in the package adviser, with the number of guests as typed. Null means not answered. */
export type EventBrief = {
  event: EventKindId | null
  guests: string
  place: EventPlace | null
  time: EventTime | null
}

export type CompleteBrief = PackageBrief & { event: EventKindId }

/** Null if a question has no valid answer yet. Unless it says more, an event is by day. */
export function getCompleteBrief({
  event,
  guests: text,
  place,
  time,
}: EventBrief): CompleteBrief | null {
  const guests = parseGuests(text)
  if (!event || !guests || !place) return null
  return {
    event,
    guests,
    place,
    ...(dependsOnDarkness(event, place) && { time: time ?? 'day' }),
  }
}

/** A tier of the event's package suits more guests there after dark: the adviser then asks for the time. */
export const dependsOnDarkness = (event: EventKindId, place: EventPlace): boolean =>
  placesByDarkness[getEventKind(event).slug]?.includes(place) ?? false

/** 'in a marquee', or 'outdoors after dark'. */
export function formatWhere({ place, time }: Pick<CompleteBrief, 'place' | 'time'>): string {
  const phrase = eventTimes.find(({ id }) => id === time)?.phrase
  return [formatPlace(place), phrase].filter(Boolean).join(' ')
}

/** Reads the brief from the query of a URL. An unknown event, place or time counts as not answered. */
export const parseEventBrief = (params: URLSearchParams): EventBrief => ({
  event: eventKinds.find(({ id }) => id === params.get('event'))?.id ?? null,
  guests: params.get('guests') ?? '',
  place: eventPlaces.find(({ id }) => id === params.get('place'))?.id ?? null,
  time: eventTimes.find(({ id }) => id === params.get('time'))?.id ?? null,
})

export const formatEventBrief = ({ event, guests, place, time }: EventBrief) => ({
  event,
  guests: String(parseGuests(guests) ?? guests.trim()),
  place,
  time,
})

export const getAdviserPath = (brief: EventBrief) =>
  `/packages?${withParams(new URLSearchParams(), formatEventBrief(brief)).toString()}#which-package` as const

/** The visitor's answers in the adviser, as fields of the room. */
export const toRoomFields = ({ guests, place, time }: CompleteBrief) => ({
  guests: String(guests),
  // The adviser doesn't ask, so its guests do what they usually do.
  seating: undefined,
  place,
  isAfterDark: time && time === 'after-dark',
})
