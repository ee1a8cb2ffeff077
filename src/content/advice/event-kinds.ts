import type { PackageSlug } from '../packages'
import type { EventKind } from '../schemas/advice'
import type { Seating } from './room-rules'

/** The answers to the first question of the package adviser. */
export const eventKinds = [
  { id: 'party', label: 'Birthday or party', object: 'a party', slug: 'functions' },
  { id: 'wedding', label: 'Wedding', object: 'a wedding', slug: 'weddings', eventType: 'wedding' },
  {
    id: 'conference',
    label: 'Conference or launch',
    object: 'a conference or launch',
    slug: 'corporate',
    eventType: 'conference',
  },
  { id: 'dj-set', label: 'Your own DJ set', object: 'my own DJ set', slug: 'dj-equipment' },
  {
    id: 'talk',
    label: 'Presentation or movie',
    object: 'a presentation or a movie',
    slug: 'av-equipment',
  },
  {
    id: 'sound',
    label: 'Just more sound',
    object: 'an event that needs more sound',
    slug: 'speakers',
  },
  {
    id: 'lights',
    label: 'Lights and stage',
    object: 'an event that needs lights or a stage',
    slug: 'production',
  },
] as const satisfies readonly EventKind[]

export type EventKindId = (typeof eventKinds)[number]['id']

export function getEventKind(id: EventKindId): EventKind {
  const kind = eventKinds.find((candidate) => candidate.id === id)
  if (!kind) throw new Error(`Unknown kind of event: ${id}`)
  return kind
}

/** How the guests of a package use the room, which decides if its sound is for dancing or for speech. */
export const packageSeatings: Record<PackageSlug, Seating> = {
  functions: 'dancing',
  weddings: 'tables-dancing',
  corporate: 'rows',
  'dj-equipment': 'dancing',
  'av-equipment': 'rows',
  speakers: 'dancing',
  production: 'standing',
}
