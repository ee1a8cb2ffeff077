import type { EventKind } from '../schemas/advice'

/** The answers to the first question of the package adviser. */
export const eventKinds = [
  { id: 'party', label: 'Birthday or party', object: 'a party', slug: 'functions' },
  { id: 'wedding', label: 'Wedding', object: 'a wedding', slug: 'weddings' },
  { id: 'conference', label: 'Conference or launch', object: 'a conference or launch', slug: 'corporate' },
  { id: 'dj-set', label: 'Your own DJ set', object: 'my own DJ set', slug: 'dj-equipment' },
  { id: 'talk', label: 'Presentation or movie', object: 'a presentation or a movie', slug: 'av-equipment' },
  { id: 'sound', label: 'Just more sound', object: 'an event that needs more sound', slug: 'speakers' },
  { id: 'lights', label: 'Lights and stage', object: 'an event that needs lights or a stage', slug: 'production' },
] as const satisfies readonly EventKind[]

export type EventKindId = (typeof eventKinds)[number]['id']

export function getEventKind(id: EventKindId): EventKind {
  const kind = eventKinds.find((candidate) => candidate.id === id)
  if (!kind) throw new Error(`Unknown kind of event: ${id}`)
  return kind
}

/** Where an event is. `phrase` is for a sentence. */
export const eventPlaces = [
  { id: 'indoors', label: 'Indoors', phrase: 'indoors' },
  { id: 'marquee', label: 'In a marquee', phrase: 'in a marquee' },
  { id: 'outdoors', label: 'Outdoors', phrase: 'outdoors' },
] as const

export type EventPlace = (typeof eventPlaces)[number]['id']

/** 'in a marquee'. */
export function formatPlace(id: EventPlace): string {
  const place = eventPlaces.find((candidate) => candidate.id === id)
  if (!place) throw new Error(`Unknown place: ${id}`)
  return place.phrase
}

/** When an event outdoors is, if its package has a screen or lights. */
export const eventTimes = [
  { id: 'day', label: 'By day', phrase: 'by day' },
  { id: 'after-dark', label: 'After dark', phrase: 'after dark' },
] as const

export type EventTime = (typeof eventTimes)[number]['id']
