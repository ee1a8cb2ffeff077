import { useState } from 'react'
import type { SiteEvent } from '../../../data/events'
import { createId } from '../../../lib/browser/create-id'
import type { Draft } from '../../drafts'
import { emptyFields, eventDrafts, type EventFields, toFields } from './event-fields'

type EventDraft = Draft<EventFields>

/** What an open form starts with. */
export type OpenForm = {
  start: EventDraft
  /** What was typed earlier, or the copy of another event. */
  draft: EventDraft | null
  /** Whether visitors don't see the stored event. */
  isInactive: boolean
}

export type EventForms = ReturnType<typeof useEventForms>

type Options = {
  userId: string
  events: readonly SiteEvent[] | null
  reload: () => Promise<void>
  showSaved: (event: SiteEvent) => void
}

/** Opens and closes the form of an event, and offers the latest draft. */
export function useEventForms({ userId, events, reload, showSaved }: Options) {
  const [form, setForm] = useState<OpenForm | null>(null)
  const [draft, setDraft] = useState(() => eventDrafts.readLatest(userId))
  /** The event that was saved last, until the next form is opened. */
  const [savedId, setSavedId] = useState<string | null>(null)

  function openForm(next: OpenForm) {
    setForm(next)
    setSavedId(null)
  }

  function openNewEvent(fields: EventFields | null) {
    const start = { id: createId(), updatedAt: null, fields: emptyFields }
    openForm({ start, draft: fields && { ...start, fields }, isInactive: false })
  }

  function editEvent({ id, updatedAt, isActive, ...event }: SiteEvent) {
    const start = { id, updatedAt, fields: toFields(event) }
    openForm({ start, draft: eventDrafts.read(userId, id), isInactive: !isActive })
  }

  const updateDraft = () => setDraft(eventDrafts.readLatest(userId))

  function closeForm() {
    updateDraft()
    // Another form may have been opened while this one was being saved.
    setForm((current) => (current === form ? null : current))
  }

  return {
    form,
    /** Closes the form. A save in progress continues. */
    closeForm,
    handleSaved: async (event: SiteEvent) => {
      closeForm()
      showSaved(event)
      await reload()
      setSavedId(event.id)
    },
    addEvent: () => openNewEvent(null),
    editEvent,
    /** Opens a new event with everything but the date. */
    duplicateEvent: (event: SiteEvent) => openNewEvent({ ...toFields(event), eventDate: '' }),
    /** The draft to offer, or null. */
    draft: form ? null : draft,
    continueDraft: () => {
      // Another tab may have changed it.
      const stored = eventDrafts.readLatest(userId)
      if (!stored) return updateDraft()
      const event = events?.find(({ id }) => id === stored.id)
      if (event && stored.updatedAt) editEvent(event)
      else openForm({ start: { ...stored, fields: emptyFields }, draft: stored, isInactive: false })
    },
    deleteDraft: (id: string) => {
      eventDrafts.remove(userId, id)
      updateDraft()
    },
    savedId,
    clearSavedId: () => setSavedId(null),
  }
}
