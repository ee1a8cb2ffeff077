import { useCallback, useState } from 'react'
import type { SiteEvent } from '../../../data/events'
import { createId } from '../../../lib/create-id'
import { clearDraft, type EventDraft, readLatestDraft, toBaseEvent } from './event-draft'
import { emptyFields, toFields } from './event-fields'

/** A form as it was opened. */
export type OpenForm = EventDraft & {
  /** The title of the event that this new one duplicates. */
  duplicateOf: string | null
}

export type EventEditor = ReturnType<typeof useEventEditor>

type Options = { userId: string; events: readonly SiteEvent[] | null; reload: () => Promise<void> }

/** Opens and closes the event form, and offers the latest draft. */
export function useEventEditor({ userId, events, reload }: Options) {
  const [form, setForm] = useState<OpenForm | null>(null)
  const [draft, setDraft] = useState(() => readLatestDraft(userId))
  /** The event that was saved last, until the next form is opened. */
  const [savedId, setSavedId] = useState<string | null>(null)

  const openForm = useCallback(
    (options: Partial<OpenForm>) => {
      const fields = options.base?.fields ?? emptyFields
      setForm({ id: createId(), userId, base: null, fields, duplicateOf: null, ...options })
      setSavedId(null)
    },
    [userId],
  )

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

  function resumeDraft() {
    if (!draft) return
    // If the event has been deleted, its draft can still become a new event.
    const isStored = events?.some((event) => event.id === draft.base?.id)
    openForm({ ...draft, base: isStored ? draft.base : null })
  }

  /** Shows the next older draft, if there is one. */
  function discardDraft() {
    if (draft) clearDraft(draft.id)
    setDraft(readLatestDraft(userId))
  }

  // Whether the event of a draft still exists is unknown until the list is loaded.
  const isResumable = !form && (events !== null || draft?.base === null)

  return {
    form,
    /** Closes the form. A save in progress continues. */
    closeForm,
    handleSaved,
    // These do not change, so that the cards of the list are not rendered for every key press.
    addEvent: useCallback(() => openForm({}), [openForm]),
    editEvent: useCallback((event: SiteEvent) => openForm({ base: toBaseEvent(event) }), [openForm]),
    /** Opens a new event with everything but the date. */
    duplicateEvent: useCallback(
      (event: SiteEvent) => openForm({ fields: { ...toFields(event), eventDate: '' }, duplicateOf: event.title }),
      [openForm],
    ),
    /** The draft to offer, or null. */
    draft: isResumable ? draft : null,
    resumeDraft,
    discardDraft,
    savedId,
    forgetSaved: useCallback(() => setSavedId(null), []),
  }
}
