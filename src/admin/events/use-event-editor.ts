import { useCallback, useState } from 'react'
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
import { emptyFields, type EventFields, areFieldsEqual, toFields, toInput } from './event-fields'
import { removeImage } from './picture/remove-image'
import type { Tone } from './use-banner'

type OpenForm = {
  draftId: string
  /** Null while creating an event. */
  base: BaseEvent | null
  /** What the form contains without any typing: the stored event, its duplicate, or nothing. */
  untouchedFields: EventFields
  initialFields: EventFields
  /** The title of the event that this new one duplicates. */
  duplicateOf: string | null
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
  /** The event that was saved last, until the next form is opened. */
  const [savedId, setSavedId] = useState<string | null>(null)

  const openForm = useCallback((options: Partial<OpenForm>) => {
    const untouchedFields = options.untouchedFields ?? options.base?.fields ?? emptyFields
    const form = { draftId: createDraftId(), base: null, untouchedFields, initialFields: untouchedFields }
    setForm({ ...form, duplicateOf: null, conflict: null, ...options })
    setSavedId(null)
  }, [])

  /** Shows the next older draft, if there is one. */
  function discardDraft(id: string) {
    const discarded = readDraft(id)
    clearDraft(id)
    for (const image of new Set([discarded?.fields.image, discarded?.sentFields?.image])) if (image) removeImage(image)
    setDraft(readLatestDraft(userId))
  }

  function getFormProps({ draftId, base, untouchedFields, initialFields, duplicateOf, conflict }: OpenForm) {
    // Another form may have been opened while this one was being saved.
    const updateForm = (changes: Partial<OpenForm> | null) =>
      setForm((current) => (current?.draftId === draftId ? changes && { ...current, ...changes } : current))
    const isNew = !base || conflict?.current === null

    /** Resolves with the id of the event, or with false if it failed. */
    async function create(fields: EventFields): Promise<string | false> {
      const sentFields = readDraft(draftId)?.sentFields
      // Saved first, because the page may be closed before the response arrives.
      saveDraft({ id: draftId, userId, base, fields, sentFields: fields })
      const event = await createEvent(toInput(fields), sentFields && toInput(sentFields))
      // If the earlier attempt was stored, its picture is now replaced.
      if (event && sentFields && sentFields.image !== fields.image) removeImage(sentFields.image)
      return event?.id ?? false
    }

    /** The same, and resolves with null if the admin has to choose first. */
    async function update(fields: EventFields, storedBase: BaseEvent): Promise<string | false | null> {
      const result = await saveEvent(storedBase.id, toInput(fields), storedBase.updatedAt)
      if (!result.ok) return false
      if (result.data.isSaved) return storedBase.id
      const current = result.data.current && toBaseEvent(result.data.current)
      if (current && getChanges({ base: storedBase, current }, fields).length === 0) return update(fields, current)
      updateForm({ conflict: { base: storedBase, current } })
      void reload()
      return null
    }

    return {
      mode: base ? ('edit' as const) : ('create' as const),
      initialFields,
      duplicateOf,
      isInactive: base?.isActive === false,
      conflict,
      onChange(fields: EventFields) {
        if (areFieldsEqual(fields, untouchedFields)) clearDraft(draftId)
        else saveDraft({ id: draftId, userId, base, fields, sentFields: readDraft(draftId)?.sentFields ?? null })
      },
      async onSave(fields: EventFields) {
        const id = isNew ? await create(fields) : await update(fields, conflict?.current ?? base)
        if (id === null) return null
        if (id === false) return `Failed to ${isNew ? 'create' : 'update'} event. Please try again.`
        const stored = readDraft(draftId)
        if (stored && areFieldsEqual(stored.fields, fields)) discardDraft(draftId)
        // What was typed while saving is still a draft.
        else setDraft(readLatestDraft(userId))
        const replaced = (conflict?.current ?? base)?.fields.image
        if (replaced && replaced !== fields.image) removeImage(replaced)
        updateForm(null)
        showBanner('success', `Event ${isNew ? 'created' : 'updated'} successfully!`)
        await reload()
        setSavedId(id)
        return null
      },
      /** Replaces what was typed with the stored event. */
      onUseTheirs(current: BaseEvent) {
        discardDraft(draftId)
        updateForm({ base: current, untouchedFields: current.fields, conflict: null })
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
    const draftId = createDraftId()
    clearDraft(draft.id)
    saveDraft({ ...draft, id: draftId })
    // If the event has been deleted, its draft can still become a new event.
    const isStored = events?.some((event) => event.id === draft.base?.id)
    openForm({ draftId, base: isStored ? draft.base : null, initialFields: draft.fields })
  }

  // Whether the event of a draft still exists is unknown until the list is loaded.
  const isResumable = !form && (events !== null || draft?.base === null)

  return {
    /** The draft to offer, or null. */
    draft: isResumable ? draft : null,
    // These do not change, so that the cards of the list are not rendered for every key press.
    addEvent: useCallback(() => openForm({}), [openForm]),
    editEvent: useCallback((event: SiteEvent) => openForm({ base: toBaseEvent(event) }), [openForm]),
    /** Opens a new event with everything but the date. */
    duplicateEvent: useCallback(
      (event: SiteEvent) =>
        openForm({ untouchedFields: { ...toFields(event), eventDate: '' }, duplicateOf: event.title }),
      [openForm],
    ),
    resumeDraft,
    discardDraft: () => draft && discardDraft(draft.id),
    savedId,
    forgetSaved: useCallback(() => setSavedId(null), []),
    /** The props of the open form, or null. */
    formProps: form && getFormProps(form),
  }
}
