import * as v from 'valibot'
import { eventCategories } from '../../data/events'
import { type EventFields } from './event-fields'

/** An unsaved form, kept through a reload or a lost session until it is saved or let go. */
export type EventDraft = {
  /** Whose it is: on a shared computer the next account must not be offered it. */
  userId: string
  /** The event that is being edited; null while creating one. */
  eventId: string | null
  fields: EventFields
}

const KEY = 'unsaved-events'

const drafts = v.array(
  v.object({
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
  }),
)

type Form = Pick<EventDraft, 'userId' | 'eventId'>

const isOf = (form: Form) => (draft: EventDraft) => draft.userId === form.userId && draft.eventId === form.eventId

/** Keeps a form, in place of an older draft of the same event. */
export function keepDraft(draft: EventDraft): void {
  write([...read().filter((kept) => !isOf(draft)(kept)), draft])
}

export function dropDraft(form: Form): void {
  write(read().filter((kept) => !isOf(form)(kept)))
}

/** The draft of one form, or null. */
export function readDraft(form: Form): EventDraft | null {
  return read().find(isOf(form)) ?? null
}

/** What this account typed last and did not save, or null. */
export function latestDraft(userId: string): EventDraft | null {
  return read().findLast((draft) => draft.userId === userId) ?? null
}

// Storage can be full, or closed to the page: the form then works without its safety net.

function read(): EventDraft[] {
  try {
    return v.parse(drafts, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

function write(kept: EventDraft[]): void {
  try {
    if (kept.length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // see above
  }
}
