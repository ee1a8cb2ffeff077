import { useState } from 'react'
import type { SiteEvent } from '../../../data/events'
import { createId } from '../../../lib/create-id'
import { clearDraft, type EventDraft, readLatestDraft, toBaseEvent } from './event-draft'
import { emptyFields, toFields } from './event-fields'

export type EventEditor = ReturnType<typeof useEventEditor>

type Options = { userId: string; reload: () => Promise<void> }

/** Opens and closes the event form, and offers the latest draft. */
export function useEventEditor({ userId, reload }: Options) {
  /** The open form as it was opened. */
  const [form, setForm] = useState<EventDraft | null>(null)
  const [draft, setDraft] = useState(() => readLatestDraft(userId))
  /** The event that was saved last, until the next form is opened. */
  const [savedId, setSavedId] = useState<string | null>(null)

  function openForm(options: Partial<EventDraft>) {
    const fields = options.base?.fields ?? emptyFields
    setForm({ id: createId(), userId, base: null, fields, ...options })
    setSavedId(null)
  }

  function closeForm() {
    setDraft(readLatestDraft(userId))
    // Another form may have been opened while this one was being saved.
    setForm((current) => (current === form ? null : current))
  }

  async function handleSaved(id: string) {
    closeForm()
    await reload()
    setSavedId(id)
  }

  /** Shows the next older draft, if there is one. */
  function discardDraft() {
    if (draft) clearDraft(draft.id)
    setDraft(readLatestDraft(userId))
  }

  return {
    form,
    /** Closes the form. A save in progress continues. */
    closeForm,
    handleSaved,
    addEvent: () => openForm({}),
    editEvent: (event: SiteEvent) => openForm({ base: toBaseEvent(event) }),
    /** Opens a new event with everything but the date. */
    duplicateEvent: (event: SiteEvent) => openForm({ fields: { ...toFields(event), eventDate: '' } }),
    /** The draft to offer, or null. */
    draft: form ? null : draft,
    resumeDraft: () => draft && openForm(draft),
    discardDraft,
    savedId,
    forgetSaved: () => setSavedId(null),
  }
}
