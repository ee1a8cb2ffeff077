import * as v from 'valibot'
import type { SiteEvent } from '../../../data/events'
import { readStored, removeStored, writeStored } from '../../../lib/browser/storage'
import { toFields } from './event-fields'

const STORAGE_KEY = 'event-drafts'

const fieldsSchema = v.pipe(v.unknown(), v.transform(toFields))

/** A stored event as it was when its form was opened. */
const baseEventSchema = v.object({ id: v.string(), updatedAt: v.string(), isActive: v.boolean(), fields: fieldsSchema })

export type BaseEvent = v.InferOutput<typeof baseEventSchema>

export const toBaseEvent = (event: SiteEvent): BaseEvent => ({
  id: event.id,
  updatedAt: event.updatedAt,
  isActive: event.isActive,
  fields: toFields(event),
})

/** An open form, or the unsaved changes of one, which survive a reload, a closed tab and the end of the session. */
const eventDraftSchema = v.object({
  /**
   * Every form has its own draft, so that two tabs do not overwrite each other's. A form that continues a draft keeps its
   * id: a created event gets it too, because an earlier attempt may have stored the event without a response.
   */
  id: v.string(),
  /** The account that typed them. On a shared computer, other accounts must not see them. */
  userId: v.string(),
  /** Null for a new event. */
  base: v.nullable(baseEventSchema),
  fields: fieldsSchema,
})

export type EventDraft = v.InferOutput<typeof eventDraftSchema>

/** All drafts, oldest first. */
const readDrafts = () => readStored(STORAGE_KEY, v.parser(v.array(eventDraftSchema))) ?? []

export function readDraft(id: string): EventDraft | null {
  return readDrafts().find((draft) => draft.id === id) ?? null
}

export function readLatestDraft(userId: string): EventDraft | null {
  return readDrafts().findLast((draft) => draft.userId === userId) ?? null
}

/** Returns false if the browser keeps the draft only until the page is reloaded or closed. */
export function saveDraft(draft: EventDraft): boolean {
  const others = readDrafts().filter(({ id }) => id !== draft.id)
  return writeStored(STORAGE_KEY, [...others, draft])
}

export function clearDraft(id: string): void {
  const others = readDrafts().filter((draft) => draft.id !== id)
  if (others.length > 0) writeStored(STORAGE_KEY, others)
  else removeStored(STORAGE_KEY)
}
