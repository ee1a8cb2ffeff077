import { useState } from 'react'
import { useSubmit } from '../../components/hooks/form-hooks'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import { SelectField, TextArea } from '../../components/ui/Field'
import { type EnquiryChanges, saveEnquiry, type StoredEnquiry } from '../../data/stored-enquiries'
import { type EnquiryStatus, statuses } from '../../enquiry/options'
import { formatMoment } from '../../lib/dates/dates'
import { formatNumber } from '../../lib/text/quantities'
import { getNotAllowedMessage } from '../not-allowed'
import { ConflictNotice } from '../Notice'
import { clearDraft, type EnquiryDraft, readDraft, saveDraft } from './enquiry-draft'
import { describeStored } from './use-enquiries'

/** In characters, as the database counts them. */
const MAX_NOTE_LENGTH = 2000

type Props = {
  enquiry: StoredEnquiry
  name: string
  userId: string
  onSaved: (enquiry: StoredEnquiry) => void
  /** Called when somebody else has changed the enquiry. */
  onConflict: () => void
  onError: (message: string) => void
}

/** The status of an enquiry and the office's note. What is not saved survives a reload and the end of the session. */
export function EnquiryStatusForm({ enquiry, name, userId, onSaved, onConflict, onError }: Props) {
  const { id, updatedAt } = enquiry
  const [draft, setDraft] = useState(() => readDraft({ id, userId }))
  /** The stored enquiry that clashes with the form, or null if it was deleted. Kept until the next save. */
  const [conflict, setConflict] = useState<{ current: StoredEnquiry | null } | null>(null)
  const { status, note } = { ...enquiry, ...draft?.changes }
  const [isStored, setIsStored] = useState(true)

  const { formRef, handleSubmit, errors, error, busy, clearFieldError } = useSubmit<'note'>({
    validate: () => {
      const { length } = Array.from(note.trim())
      if (length <= MAX_NOTE_LENGTH) return {}
      return {
        note: `The note can have ${formatNumber(MAX_NOTE_LENGTH)} characters at most. It has ${formatNumber(length)}.`,
      }
    },
    async send() {
      if (!draft) return "There's nothing to save yet."
      const { sent } = draft
      const changes = { ...draft.changes, ...(draft.changes.note !== undefined && { note: note.trim() }) }
      // If the response is lost, the next attempt knows what may be stored.
      keepDraft({ ...draft, sent: [...sent, changes] })
      const result = await saveEnquiry({ id, ...(conflict?.current ?? draft.base) }, changes, sent)
      if (result.kind === 'notAllowed') return `${getNotAllowedMessage('enquiries')} What you typed is safe.`
      if (result.kind === 'failed') return "The change isn't saved. What you typed is safe. Please try again."
      if (result.kind === 'saved') {
        setConflict(null)
        discardDraft()
        onSaved(result.row)
        return null
      }
      if (result.kind === 'gone') clearDraft(draft)
      // It was not stored.
      else keepDraft(draft)
      setConflict({ current: result.kind === 'changed' ? result.current : null })
      if (result.kind === 'changed') onConflict()
      return null
    },
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError,
  })

  function change(change: Partial<EnquiryChanges>) {
    clearFieldError('note')
    const { base, sent } = draft ?? { base: { updatedAt, status: enquiry.status, note: enquiry.note }, sent: [] }
    const changed = Object.entries({ ...draft?.changes, ...change }).filter(
      ([field, value]) => value !== enquiry[field as keyof EnquiryChanges],
    )
    if (changed.length === 0) discardDraft()
    else keepDraft({ id, userId, base, sent, changes: Object.fromEntries(changed) })
  }

  function keepDraft(next: EnquiryDraft) {
    setDraft(next)
    setIsStored(saveDraft(next))
  }

  function discardDraft() {
    clearDraft({ id, userId })
    setDraft(null)
    setIsStored(true)
  }

  return (
    <form
      ref={formRef}
      aria-label={`Edit ${name}`}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-4"
    >
      {conflict && (
        // The key announces another conflict, and moves the focus to it.
        <ConflictNotice key={conflict.current?.updatedAt} title={getConflictTitle(conflict.current)} className="">
          {conflict.current
            ? `${describeStored(conflict.current)} What you typed is safe. Save again to replace theirs.`
            : "What you typed can't be saved any more. Copy it if you still need it."}
        </ConflictNotice>
      )}
      <SelectField
        label="Status"
        options={statuses}
        value={status}
        disabled={busy}
        onChange={({ target }) => change({ status: target.value as EnquiryStatus })}
      />
      <TextArea
        label="Note"
        hint="Only the office sees it."
        rows={3}
        value={note}
        error={errors.note}
        disabled={busy}
        onChange={({ target }) => change({ note: target.value })}
      />
      {error && <p className="text-small text-rose-light">{error}</p>}
      <div role="status" className="text-small text-straw empty:hidden">
        {!isStored && <NotStored what="what you type" until="you've saved it" />}
        {busy && <span className="sr-only">Saving...</span>}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" disabled={busy} aria-label={`${busy ? 'Saving...' : 'Save'} ${name}`}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        {draft && !busy && <p className="text-small text-straw">Not saved yet</p>}
      </div>
    </form>
  )
}

const getConflictTitle = (current: StoredEnquiry | null) =>
  current
    ? `Someone changed this enquiry at ${formatMoment(current.updatedAt)}, after you opened it`
    : 'Someone deleted this enquiry after you opened it'
