import { useRef, useState } from 'react'
import { useLoaded, withItem } from '../../components/hooks/use-loaded'
import { getIsAdmin } from '../../data/auth'
import { deactivatePastEvents, loadAllEvents, type SiteEvent } from '../../data/events'
import { createId } from '../../lib/browser/create-id'
import { useStore } from '../../lib/browser/store'
import { sydneyToday } from '../../lib/dates/dates'
import type { Start } from '../use-row-form'
import { emptyFields, eventDrafts, type EventFields, toFields } from './form/event-fields'

type StoredEvents = { events: readonly SiteEvent[]; isPendingApproval: boolean }

/** Loads all stored events, the first time after deactivating past ones. */
export function useEvents() {
  const isFirst = useRef(true)
  const { data, hasFailed, reload, changeData } = useLoaded<StoredEvents>(async () => {
    if (isFirst.current) {
      isFirst.current = false
      await deactivatePastEvents(sydneyToday(new Date()))
    }
    const [result, isAdmin] = await Promise.all([loadAllEvents(), getIsAdmin()])
    if (!result.ok) return result
    // From everybody else the database hides inactive events, so until this is known the list may be incomplete: supabase-js
    // asks as a visitor if the session has expired and cannot be refreshed.
    if (isAdmin === null) return { ok: false, error: new Error('Admin status is unknown') }
    return { ok: true, data: { events: result.data, isPendingApproval: !isAdmin } }
  })
  return {
    /** Newest entry first. Null until they are loaded. */
    events: data?.events ?? null,
    /** False until it is known. */
    isPendingApproval: data?.isPendingApproval ?? false,
    hasFailed,
    reload,
    showSaved: (saved: SiteEvent) =>
      changeData((current) => ({ ...current, events: withItem(current.events, saved) })),
  }
}

export type OpenForm = {
  start: Start<EventFields>
  /** Saving makes the event active again, which the form mentions. */
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
  const drafts = eventDrafts.getStore(userId)
  const draft = useStore(drafts).at(-1) ?? null
  const isDraftStored = useStore(drafts.isStored)

  function addEvent() {
    setForm({ start: { id: createId(), updatedAt: null, fields: emptyFields }, isInactive: false })
  }

  function editEvent({ id, updatedAt, isActive, ...event }: SiteEvent) {
    setForm({ start: { id, updatedAt, fields: toFields(event) }, isInactive: !isActive })
  }

  // Another form may have been opened while this one was being saved.
  const closeForm = () => setForm((current) => (current === form ? null : current))

  return {
    form,
    /** Closes the form. A save in progress continues. */
    closeForm,
    handleSaved: (event: SiteEvent) => {
      closeForm()
      showSaved(event)
      return reload()
    },
    addEvent,
    editEvent,
    /** The draft to offer, or null. */
    draft: form ? null : draft,
    isDraftStored,
    continueDraft: () => {
      if (!draft) return
      const event = events?.find(({ id }) => id === draft.id)
      if (event && draft.updatedAt) editEvent(event)
      else setForm({ start: { ...draft, fields: draft.original }, isInactive: false })
    },
    deleteDraft: (id: string) => eventDrafts.remove(userId, id),
  }
}
