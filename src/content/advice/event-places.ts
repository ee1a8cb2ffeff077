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
