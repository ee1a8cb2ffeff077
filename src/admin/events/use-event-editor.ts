import { useState } from 'react'
import { createEvent, saveEvent, type SiteEvent } from '../../data/events'
import {
  type BaseEvent,
  clearDraft,
  createDraftId,
  readDraft,
  readLatestDraft,
  saveDraft,
  toBaseEvent,
} from './event-draft'
import { type Conflict, getChanges } from './event-changes'
import { emptyFields, type EventFields, areFieldsEqual, toInput } from './event-fields'
import { removeImage } from './picture/remove-image'
import type { Tone } from './use-banner'

type OpenForm = {
  draftId: string
  /** Null while creating an event. */
  base: BaseEvent | null
  initialFields: EventFields
  /** Set if the event was changed or deleted after the form was opened, until the admin has chosen what to do. */
  conflict: Conflict | null
}

type Options = {
  userId: string
  events: readonly SiteEvent[] | null
  showBanner: (tone: Tone, text: string) => void
  reload: () => Promise<void>
}

/**
 * Opens, saves and closes the event form. Every change is stored as a draft, which is cleared when the form is saved,
 * cancelled or discarded.
 */
export function useEventEditor({ userId, events, showBanner, reload }: Options) {
  const [form, setForm] = useState<OpenForm | null>(null)
  const [draft, setDraft] = useState(() => readLatestDraft(userId))

  function openForm(base: BaseEvent | null) {
    setForm({ draftId: createDraftId(), base, initialFields: base?.fields ?? emptyFields, conflict: null })
  }

  /** Shows the next older draft, if there is one. */
  function discardDraft(id: string) {
    const image = readDraft(id)?.fields.image
    clearDraft(id)
    if (image) removeImage(image)
    setDraft(readLatestDraft(userId))
  }

  function getFormProps({ draftId, base, initialFields, conflict }: OpenForm) {
    // Another form may have been opened while this one was being saved.
    const updateForm = (changes: Partial<OpenForm> | null) =>
      setForm((current) => (current?.draftId === draftId ? changes && { ...current, ...changes } : current))
    const isUnchanged = (fields: EventFields) => areFieldsEqual(fields, base?.fields ?? emptyFields)
    const isNew = !base || conflict?.current === null

    async function create(fields: EventFields) {
      const sentFields = readDraft(draftId)?.sentFields
      // Saved first, because the page may be closed before the response arrives.
      saveDraft({ id: draftId, userId, base, fields, sentFields: fields })
      return (await createEvent(toInput(fields), sentFields && toInput(sentFields))) !== null
    }

    /** Resolves with false if it failed, and with null if the admin has to choose first. */
    async function update(fields: EventFields, storedBase: BaseEvent): Promise<boolean | null> {
      const result = await saveEvent(storedBase.id, toInput(fields), storedBase.updatedAt)
      if (!result.ok) return false
      if (result.data.isSaved) return true
      const current = result.data.current && toBaseEvent(result.data.current)
      if (current && getChanges({ base: storedBase, current }, fields).length === 0) return update(fields, current)
      updateForm({ conflict: { base: storedBase, current } })
      void reload()
      return null
    }

    return {
      mode: base ? ('edit' as const) : ('create' as const),
      initialFields,
      isInactive: base?.isActive === false,
      conflict,
      onChange(fields: EventFields) {
        if (isUnchanged(fields)) clearDraft(draftId)
        else saveDraft({ id: draftId, userId, base, fields, sentFields: readDraft(draftId)?.sentFields ?? null })
      },
      async onSave(fields: EventFields) {
        const isSaved = isNew ? await create(fields) : await update(fields, conflict?.current ?? base)
        if (isSaved === null) return null
        if (!isSaved) return `Failed to ${isNew ? 'create' : 'update'} event. Please try again.`
        const stored = readDraft(draftId)
        if (stored && areFieldsEqual(stored.fields, fields)) discardDraft(draftId)
        const replaced = (conflict?.current ?? base)?.fields.image
        if (replaced && replaced !== fields.image) removeImage(replaced)
        updateForm(null)
        showBanner('success', `Event ${isNew ? 'created' : 'updated'} successfully!`)
        await reload()
        return null
      },
      /** Replaces what was typed with the stored event. */
      onUseTheirs(current: BaseEvent) {
        discardDraft(draftId)
        updateForm({ base: current, conflict: null })
      },
      onError: (message: string) => showBanner('error', message),
      onCancel() {
        discardDraft(draftId)
        updateForm(null)
      },
      onClose() {
        setDraft(readLatestDraft(userId))
        if (readDraft(draftId)) showBanner('success', 'Your draft is kept: see the top of this page.')
        updateForm(null)
      },
    }
  }

  function resumeDraft() {
    if (!draft) return
    // The tab where it was typed may still be open and keeps its own copy under the old id.
    const id = createDraftId()
    clearDraft(draft.id)
    saveDraft({ ...draft, id })
    // If the event has been deleted, its draft can still become a new event.
    const isStored = events?.some((event) => event.id === draft.base?.id)
    setForm({ draftId: id, base: isStored ? draft.base : null, initialFields: draft.fields, conflict: null })
  }

  // Whether the event of a draft still exists is unknown until the list is loaded.
  const isResumable = !form && (events !== null || draft?.base === null)

  return {
    /** The draft to offer, or null. */
    draft: isResumable ? draft : null,
    addEvent: () => openForm(null),
    editEvent: (event: SiteEvent) => openForm(toBaseEvent(event)),
    resumeDraft,
    discardDraft: () => draft && discardDraft(draft.id),
    /** The props of the open form, or null. */
    formProps: form && getFormProps(form),
  }
}
