import { useState } from 'react'
import type { SiteEvent } from '../../../data/events'
import { createId } from '../../../lib/browser/create-id'
import {
  type BaseEvent,
  clearDraft,
  type EventDraft,
  readDraft,
  readLatestDraft,
  saveDraft,
  toBaseEvent,
} from './event-draft'
import { emptyFields, toFields } from './event-fields'

export type EventEditor = ReturnType<typeof useEventEditor>

type Options = { userId: string; reload: () => Promise<void>; showSaved: (event: SiteEvent) => void }

/** Opens and closes the event form, and offers the latest draft. */
export function useEventEditor({ userId, reload, showSaved }: Options) {
  /** The values that the open form started with. */
  const [form, setForm] = useState<EventDraft | null>(null)
  const [draft, setDraft] = useState(() => readLatestDraft(userId))
  /** The draft that was discarded last, until a form is opened. */
  const [discarded, setDiscarded] = useState<EventDraft | null>(null)
  /** The event that was saved last, until the next form is opened. */
  const [savedId, setSavedId] = useState<string | null>(null)

  function openForm(options: Partial<EventDraft>) {
    const fields = options.base?.fields ?? emptyFields
    setForm({ id: createId(), userId, base: null, fields, sent: [], conflict: null, ...options })
    setSavedId(null)
    setDiscarded(null)
  }

  function closeForm() {
    setDraft(readLatestDraft(userId))
    // Another form may have been opened while this one was being saved.
    setForm((current) => (current === form ? null : current))
  }

  async function handleSaved(event: SiteEvent) {
    closeForm()
    showSaved(event)
    await reload()
    setSavedId(event.id)
  }

  /** Offers the next older draft, if there is one. */
  function discard(stored: EventDraft | null) {
    if (stored) clearDraft(stored)
    setDiscarded(stored)
    setDraft(readLatestDraft(userId))
  }

  function restoreDraft() {
    if (discarded) saveDraft(discarded)
    setDiscarded(null)
    setDraft(readLatestDraft(userId))
  }

  function cancelForm(draftId: string) {
    discard(readDraft({ id: draftId, userId }))
    closeForm()
  }

  return {
    form,
    /** Closes the form. A save in progress continues. */
    closeForm,
    /** Closes the form and discards its draft. */
    cancelForm,
    handleSaved,
    addEvent: () => openForm({}),
    editEvent: (event: SiteEvent) => openForm({ base: toBaseEvent(event) }),
    /** Opens an event of which another form has a draft. */
    showStored: (base: BaseEvent) => openForm({ base }),
    /** Opens a new event with everything but the date. */
    duplicateEvent: (event: SiteEvent) => openForm({ fields: { ...toFields(event), eventDate: '' } }),
    /** The draft to offer, or null. */
    draft: form ? null : draft,
    // Another tab may have changed it.
    resumeDraft: () => draft && openForm(readDraft(draft) ?? draft),
    discardDraft: () => draft && discard(readDraft(draft) ?? draft),
    /** The draft to restore, or null. */
    discarded: form ? null : discarded,
    restoreDraft,
    savedId,
    clearSavedId: () => setSavedId(null),
  }
}
