import * as v from 'valibot'
import type { SiteEvent } from '../../../data/events'
import { createDraftStore } from '../../draft-store'
import { toFields } from './event-fields'

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
  /** The changes that were sent without a response. Finding them stored is no conflict. */
  sent: v.fallback(v.array(fieldsSchema), []),
  /**
   * Set if what is stored is not what the admin has seen, until the admin has decided. `current` is what is stored, or null
   * if the event was deleted.
   */
  conflict: v.fallback(v.nullable(v.object({ current: v.nullable(baseEventSchema) })), null),
})

export type EventDraft = v.InferOutput<typeof eventDraftSchema>

export const { readDraft, readLatestDraft, saveDraft, clearDraft } = createDraftStore(
  'event-drafts',
  eventDraftSchema,
  'local',
)
