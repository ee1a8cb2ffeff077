import { useState } from 'react'
import { createEvent, type SiteEvent, updateEvent } from '../../data/events'
import { clearDraft, readDraft, readLatestDraft, saveDraft } from './event-draft'
import { emptyFields, type EventFields, areFieldsEqual, toFields, toInput } from './event-fields'
import type { Tone } from './use-banner'

type OpenForm = {
  /** Null while creating an event. */
  event: SiteEvent | null
  /** Where the draft is stored. Differs from the event's id if the event was deleted after the draft was saved. */
  draftEventId: string | null
  initialFields: EventFields
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

  function openForm(event: SiteEvent | null) {
    setForm({ event, draftEventId: event?.id ?? null, initialFields: event ? toFields(event) : emptyFields })
  }

  /** Shows the next older draft, if there is one. */
  function discardDraft(eventId: string | null) {
    clearDraft({ userId, eventId })
    setDraft(readLatestDraft(userId))
  }

  function getFormProps(openedForm: OpenForm) {
    const { event, draftEventId, initialFields } = openedForm
    const draftKey = { userId, eventId: draftEventId }
    const isUnchanged = (fields: EventFields) => areFieldsEqual(fields, event ? toFields(event) : emptyFields)
    // Another form may have been opened while this one was being saved.
    const closeForm = () => setForm((current) => (current === openedForm ? null : current))

    return {
      mode: event ? ('edit' as const) : ('create' as const),
      initialFields,
      isInactive: event?.isActive === false,
      onChange(fields: EventFields) {
        if (isUnchanged(fields)) clearDraft(draftKey)
        else saveDraft({ ...draftKey, fields })
      },
      async onSave(fields: EventFields) {
        const input = toInput(fields)
        const saved = event ? await updateEvent(event.id, input) : await createEvent(input)
        if (!saved) return `Failed to ${event ? 'update' : 'create'} event. Please try again.`
        const stored = readDraft(draftKey)
        if (stored && areFieldsEqual(stored.fields, fields)) discardDraft(draftEventId)
        closeForm()
        showBanner('success', `Event ${event ? 'updated' : 'created'} successfully!`)
        await reload()
        return null
      },
      onError: (message: string) => showBanner('error', message),
      onCancel(fields: EventFields) {
        // If nothing was changed, the stored draft is an older one, so keep it.
        if (!isUnchanged(fields)) discardDraft(draftEventId)
        closeForm()
      },
      onClose() {
        setDraft(readLatestDraft(userId))
        if (readDraft(draftKey)) showBanner('success', 'Your draft is kept: see the top of this page.')
        closeForm()
      },
    }
  }

  function resumeDraft() {
    if (!draft) return
    // If the event has been deleted, its draft can still become a new event.
    const event = events?.find(({ id }) => id === draft.eventId) ?? null
    setForm({ event, draftEventId: draft.eventId, initialFields: draft.fields })
  }

  // Whether the event of a draft still exists is unknown until the list is loaded.
  const isResumable = !form && (events !== null || draft?.eventId === null)

  return {
    /** The draft to offer, or null. */
    draft: isResumable ? draft : null,
    addEvent: () => openForm(null),
    editEvent: (event: SiteEvent) => openForm(event),
    resumeDraft,
    discardDraft: () => draft && discardDraft(draft.eventId),
    /** The props of the open form, or null. */
    formProps: form && getFormProps(form),
  }
}
