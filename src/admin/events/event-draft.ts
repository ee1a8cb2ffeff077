import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../lib/storage'
import { toFields } from './event-fields'

const STORAGE_KEY = 'event-drafts'

/** The unsaved changes to an event. They survive a reload and the end of the session. */
const eventDraftSchema = v.object({
  /** The account that typed them. On a shared computer, other accounts must not see them. */
  userId: v.string(),
  /** Null for a new event. */
  eventId: v.nullable(v.string()),
  fields: v.pipe(v.unknown(), v.transform(toFields)),
})

type EventDraft = v.InferOutput<typeof eventDraftSchema>
/** There is at most one draft for each account and event. */
type DraftKey = Pick<EventDraft, 'userId' | 'eventId'>

const isSameDraft = (a: DraftKey, b: DraftKey) => a.userId === b.userId && a.eventId === b.eventId

/** All drafts, oldest first. */
const readDrafts = () => readStored(STORAGE_KEY, v.parser(v.array(eventDraftSchema)), 'session') ?? []

export function readDraft(key: DraftKey): EventDraft | null {
  return readDrafts().find((draft) => isSameDraft(draft, key)) ?? null
}

export function readLatestDraft(userId: string): EventDraft | null {
  return readDrafts().findLast((draft) => draft.userId === userId) ?? null
}

/** Replaces an older draft of the same event. */
export function saveDraft(draft: EventDraft): void {
  const others = readDrafts().filter((other) => !isSameDraft(other, draft))
  writeStored(STORAGE_KEY, [...others, draft], 'session')
}

export function clearDraft(key: DraftKey): void {
  const others = readDrafts().filter((draft) => !isSameDraft(draft, key))
  if (others.length > 0) writeStored(STORAGE_KEY, others, 'session')
  else removeStored(STORAGE_KEY, 'session')
}
