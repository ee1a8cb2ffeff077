import * as v from 'valibot'
import { eventCategories } from '../data/events'
import { type EventFields } from './event-fields'

/** An unsaved form, kept through a reload or a lost session until it is saved or let go. */
export type EventDraft = {
  /** Whose it is: on a shared computer the next account must not be offered it. */
  userId: string
  /** The event that is being edited; null while creating one. */
  eventId: string | null
  fields: EventFields
}

const KEY = 'unsaved-event'

const schema = v.object({
  userId: v.string(),
  eventId: v.nullable(v.string()),
  fields: v.object({
    title: v.string(),
    description: v.string(),
    image: v.string(),
    ticketLink: v.string(),
    category: v.picklist(eventCategories),
    eventDate: v.string(),
  }),
})

// Storage can be full, or closed to the page: the form then works without its safety net.

export function keepDraft(draft: EventDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // see above
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // see above
  }
}

/** The draft of this account, or null. */
export function readDraft(userId: string): EventDraft | null {
  try {
    const draft = v.parse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return draft.userId === userId ? draft : null
  } catch {
    return null
  }
}
