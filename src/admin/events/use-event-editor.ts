import { useState } from 'react'
import { createEvent, type SiteEvent, updateEvent } from '../../data/events'
import { dropDraft, type EventDraft, keepDraft, latestDraft, readDraft } from './event-draft'
import { emptyFields, type EventFields, fieldsOf, inputOf, sameFields } from './event-fields'
import { type Tone } from './use-banner'

type OpenForm = {
  /** Null while creating. */
  eventId: string | null
  /** The form as it is without anything typed. */
  baseline: EventFields
  initial: EventFields
  isRetired: boolean
}

type Options = {
  userId: string
  events: readonly SiteEvent[] | null
  show: (tone: Tone, text: string) => void
  reload: () => Promise<void>
}

/**
 * The event form: which one is open, saving it, and the draft that outlives it. What is typed is kept at every
 * keystroke, so that a lost session, a reload or a stray Escape loses nothing; saving, cancelling and discarding
 * let it go.
 */
export function useEventEditor({ userId, events, show, reload }: Options) {
  const [form, setForm] = useState<OpenForm | null>(null)
  const [draft, setDraft] = useState(() => latestDraft(userId))

  function open(event: SiteEvent | null, typed?: EventFields) {
    const baseline = event ? fieldsOf(event) : emptyFields
    setForm({ eventId: event?.id ?? null, baseline, initial: typed ?? baseline, isRetired: event?.isActive === false })
  }

  function resume({ eventId, fields }: EventDraft) {
    const event = events?.find((candidate) => candidate.id === eventId)
    // With a list at hand that lacks the event, somebody deleted it: what was typed can still become a new one.
    const isGone = eventId !== null && !event && events && events.length > 0
    if (event || eventId === null || isGone) open(event ?? null, fields)
    else setForm({ eventId, baseline: emptyFields, initial: fields, isRetired: false })
  }

  /** Lets a draft go; an older one of another event comes up in its place. */
  function discard(eventId: string | null) {
    dropDraft({ userId, eventId })
    setDraft(latestDraft(userId))
  }

  /** Closes this form and no other that may have been opened since. */
  const closeForm = (closing: OpenForm) => setForm((current) => (current === closing ? null : current))

  async function save(saving: OpenForm, fields: EventFields) {
    const failure = await store(saving.eventId, fields)
    if (failure) {
      show('error', failure)
      return
    }
    const kept = readDraft({ userId, eventId: saving.eventId })
    if (kept && sameFields(kept.fields, fields)) discard(saving.eventId)
    closeForm(saving)
    show('success', saving.eventId ? 'Event updated successfully!' : 'Event created successfully!')
    await reload()
  }

  return {
    /** To offer back; null while a form is open. */
    draft: form ? null : draft,
    add: () => open(null),
    edit: (event: SiteEvent) => open(event),
    resume,
    discard: () => draft && discard(draft.eventId),
    /** The open form and what it calls, or null. */
    form: form && {
      mode: form.eventId === null ? ('create' as const) : ('edit' as const),
      initial: form.initial,
      isRetired: form.isRetired,
      onChange(fields: EventFields) {
        if (sameFields(fields, form.baseline)) dropDraft({ userId, eventId: form.eventId })
        else keepDraft({ userId, eventId: form.eventId, fields })
      },
      onSave: (fields: EventFields) => save(form, fields),
      onCancel(fields: EventFields) {
        // An untouched form leaves an older draft alone.
        if (!sameFields(fields, form.baseline)) discard(form.eventId)
        closeForm(form)
      },
      onClose() {
        setDraft(latestDraft(userId))
        if (readDraft({ userId, eventId: form.eventId }))
          show('success', 'Your draft is kept: see the top of this page.')
        closeForm(form)
      },
    },
  }
}

/** Writes the event; gives the sentence that says what failed, or null. */
async function store(eventId: string | null, fields: EventFields): Promise<string | null> {
  try {
    const saved = eventId ? await updateEvent(eventId, inputOf(fields)) : await createEvent(inputOf(fields))
    if (saved) return null
    return `Failed to ${eventId ? 'update' : 'create'} event. Please try again.`
  } catch (error) {
    console.error('[admin] saving an event', error)
    return 'An unexpected error occurred. Please try again.'
  }
}
