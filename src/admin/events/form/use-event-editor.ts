import { useCallback, useState } from 'react'
import { insertEvent, saveEvent, type SiteEvent } from '../../../data/events'
import { createId } from '../../../lib/create-id'
import type { BannerMessage } from '../../Banner'
import { getFailureMessage } from '../../get-failure-message'
import { type Conflict, getChanges } from './event-changes'
import { type BaseEvent, clearDraft, readDraft, readLatestDraft, saveDraft, toBaseEvent } from './event-draft'
import { emptyFields, type EventFields, areFieldsEqual, toFields, toInput } from './event-fields'

export type OpenForm = {
  draftId: string
  /** The id that the event gets if it is created. */
  newId: string
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

export type EventEditor = ReturnType<typeof useEventEditor>

type Options = {
  userId: string
  events: readonly SiteEvent[] | null
  showBanner: (message: BannerMessage) => void
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
    const form = { draftId: createId(), newId: createId(), base: null, untouchedFields }
    setForm({ ...form, initialFields: untouchedFields, duplicateOf: null, conflict: null, ...options })
    setSavedId(null)
  }, [])

  /** Shows the next older draft, if there is one. */
  function discardDraft(id: string) {
    clearDraft(id)
    setDraft(readLatestDraft(userId))
  }

  function getFormProps(form: OpenForm) {
    const { draftId, newId, base, untouchedFields } = form
    // Another form may have been opened while this one was being saved.
    const updateForm = (changes: Partial<OpenForm> | null) =>
      setForm((current) => (current?.draftId === draftId ? changes && { ...current, ...changes } : current))

    return {
      form,
      onChange(fields: EventFields) {
        if (areFieldsEqual(fields, untouchedFields)) clearDraft(draftId)
        else saveDraft({ id: draftId, userId, newId, base, fields })
      },
      async onSave(fields: EventFields) {
        const outcome = await save(form, fields)
        if ('message' in outcome) return outcome.message
        if ('conflict' in outcome) {
          updateForm({ conflict: outcome.conflict })
          void reload()
          return null
        }
        const stored = readDraft(draftId)
        if (stored && areFieldsEqual(stored.fields, fields)) clearDraft(draftId)
        // What was typed while saving is still a draft.
        setDraft(readLatestDraft(userId))
        updateForm(null)
        showBanner({ success: `Event ${isNew(form) ? 'created' : 'updated'} successfully!` })
        await reload()
        setSavedId(outcome.savedId)
        return null
      },
      /** Replaces what was typed with the stored event. */
      onUseTheirs(current: BaseEvent) {
        discardDraft(draftId)
        updateForm({ base: current, untouchedFields: current.fields, conflict: null })
      },
      onError: (message: string) => showBanner({ error: message }),
      onCancel() {
        discardDraft(draftId)
        updateForm(null)
      },
      onClose() {
        setDraft(readLatestDraft(userId))
        if (readDraft(draftId)) showBanner({ success: 'Your draft is kept: see the top of this page.' })
        updateForm(null)
      },
    }
  }

  function resumeDraft() {
    if (!draft) return
    // The tab where it was typed may still be open and keeps its own copy under the old id.
    const draftId = createId()
    clearDraft(draft.id)
    saveDraft({ ...draft, id: draftId })
    // If the event has been deleted, its draft can still become a new event.
    const isStored = events?.some((event) => event.id === draft.base?.id)
    openForm({ draftId, newId: draft.newId, base: isStored ? draft.base : null, initialFields: draft.fields })
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

const isNew = ({ base, conflict }: OpenForm) => !base || conflict?.current === null

/** Creates or updates the event of a form, unless the admin has to choose first. `message` says why it failed. */
async function save(
  form: OpenForm,
  fields: EventFields,
): Promise<{ savedId: string } | { conflict: Conflict } | { message: string }> {
  const { newId, conflict } = form
  const base = conflict?.current ?? form.base
  if (!base || isNew(form)) {
    const result = await insertEvent(newId, toInput(fields))
    if (result.ok) return { savedId: newId }
    return { message: await getFailureMessage('Failed to create event. Please try again.', result.error) }
  }
  const result = await saveEvent(base.id, toInput(fields), base.updatedAt)
  if (!result.ok) return { message: await getFailureMessage('Failed to update event. Please try again.', result.error) }
  if (result.data.isSaved) return { savedId: base.id }
  const current = result.data.current && toBaseEvent(result.data.current)
  // The others may have changed the same as this admin.
  if (current && getChanges({ base, current }, fields).length === 0) {
    return save({ ...form, base: current, conflict: null }, fields)
  }
  return { conflict: { base, current } }
}
