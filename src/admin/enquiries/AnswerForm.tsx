import { useState } from 'react'
import * as v from 'valibot'
import { useSubmit } from '../../components/hooks/use-submit'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import { SelectField, TextArea } from '../../components/ui/Field'
import {
  type EnquiryChanges,
  type EnquiryStatus,
  enquiryStatuses,
  saveEnquiry,
  type StoredEnquiry,
} from '../../data/stored-enquiries'
import { readStored, removeStored, writeStored } from '../../lib/browser/storage'
import { formatMoment } from '../../lib/dates/dates'
import { formatNumber } from '../../lib/text/quantities'
import { ConflictNotice } from '../ConflictNotice'
import { getFailureMessage } from '../get-failure-message'
import { statusOptions } from './enquiry-view'

/** In characters, as the database counts them. */
const MAX_NOTE_LENGTH = 2000

const editSchema = v.object({
  status: v.picklist(enquiryStatuses),
  note: v.string(),
  /** Which version of the enquiry the admin has seen. */
  updatedAt: v.string(),
})

/** What the admin has changed and not saved. */
type Edit = v.InferOutput<typeof editSchema>

type Props = {
  enquiry: StoredEnquiry
  name: string
  onSaved: (enquiry: StoredEnquiry) => void
  /** Called when somebody else has changed the enquiry. */
  onConflict: () => void
  onError: (message: string) => void
}

/** The status of an enquiry and the office's note. What is not saved survives a reload and a new sign-in in this tab. */
export function AnswerForm({ enquiry, name, onSaved, onConflict, onError }: Props) {
  const { id } = enquiry
  const key = `enquiry-edit-${id}`
  const [edit, setEdit] = useState(() => readStored(key, v.parser(editSchema), 'session'))
  /** What is stored instead, or null if it was deleted, until the next save. */
  const [conflict, setConflict] = useState<{ current: StoredEnquiry | null } | null>(null)
  const { status, note, updatedAt } = edit ?? enquiry

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
      const result = await saveEnquiry(id, { status, note: note.trim() }, updatedAt)
      if (!result.ok) {
        return getFailureMessage(
          "The change isn't saved. What you typed is safe. Please try again.",
          result.error,
          'enquiries',
        )
      }
      if (result.data.isSaved) {
        setConflict(null)
        discardEdit()
        onSaved(result.data.enquiry)
        return null
      }
      const { current } = result.data
      setConflict({ current })
      if (!current) return null
      keepEdit({ status, note, updatedAt: current.updatedAt })
      onConflict()
      return null
    },
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError,
  })

  function change(changes: Partial<EnquiryChanges>) {
    const changed = { status, note, updatedAt, ...changes }
    clearFieldError('note')
    if (changed.status === enquiry.status && changed.note === enquiry.note) discardEdit()
    else keepEdit(changed)
  }

  function keepEdit(changed: Edit) {
    setEdit(changed)
    setIsStored(writeStored(key, changed, 'session'))
  }

  function discardEdit() {
    removeStored(key, 'session')
    setEdit(null)
    setIsStored(true)
  }

  return (
    <form
      ref={formRef}
      aria-label={`Answer ${name}`}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid gap-4"
    >
      {conflict && (
        // The key announces another conflict, and moves the focus to it.
        <ConflictNotice key={conflict.current?.updatedAt} title={getConflictTitle(conflict.current)} className="">
          {getConflictText(conflict.current)}
        </ConflictNotice>
      )}
      <SelectField
        label="Status"
        options={statusOptions}
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
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" disabled={busy} aria-label={`Save ${name}`}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        {edit && !busy && <p className="text-small text-straw">Not saved yet</p>}
      </div>
    </form>
  )
}

const getConflictTitle = (current: StoredEnquiry | null) =>
  current
    ? `Someone changed this enquiry at ${formatMoment(current.updatedAt)}, after you opened it`
    : 'Someone deleted this enquiry after you opened it'

function getConflictText(current: StoredEnquiry | null): string {
  if (!current) return "What you typed can't be saved any more."
  const label = statusOptions.find(({ value }) => value === current.status)?.label
  const note = current.note ? `, with the note “${current.note}”` : ', without a note'
  return `It's ${label} now${note}. What you typed is safe. Save again to replace theirs.`
}
