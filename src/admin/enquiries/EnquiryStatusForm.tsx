import * as v from 'valibot'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import { SelectField, TextArea } from '../../components/ui/Field'
import { type EnquiryChanges, saveEnquiry, type StoredEnquiry } from '../../data/enquiries'
import { cleanText } from '../../enquiry/clean-text'
import { type EnquiryStatus, getOptionLabel, statuses } from '../../enquiry/options'
import { text } from '../../lib/form-schema'
import { formatNumber } from '../../lib/text/quantities'
import { ConflictNotice } from '../ConflictNotice'
import { createDrafts, describeSafety, type Draft, useRowForm } from '../use-row-form'

/** In characters, as JavaScript counts them. The database allows a little more, because it counts an emoji as one. */
const MAX_NOTE_LENGTH = 2000

const changesSchema = v.object({
  status: v.picklist(statuses.map(({ value }) => value)),
  note: text,
})

/** In the tab only, because a note may hold personal data. */
export const statusDrafts = createDrafts<EnquiryChanges>('enquiry-drafts', changesSchema, 'session')

export type StatusDraft = Draft<EnquiryChanges>

export const describeChanges = ({ status, note }: EnquiryChanges) =>
  [
    ['Status', getOptionLabel(statuses, status)],
    ['Note', note],
  ] as const

function validateChanges({ note }: EnquiryChanges) {
  const { length } = cleanText(note)
  if (length <= MAX_NOTE_LENGTH) return {}
  return {
    note: `The note can have ${formatNumber(MAX_NOTE_LENGTH)} characters at most. It has ${formatNumber(length)}.`,
  }
}

type Options = {
  enquiry: StoredEnquiry
  userId: string
  onSaved: (enquiry: StoredEnquiry) => Promise<void>
  /** Called with what is stored if somebody else has changed the enquiry. */
  onConflict: (current: StoredEnquiry) => void
  /** Called with the reason if a change is not saved, even after the row was closed or is no longer listed. */
  onNotSaved: (message: string) => void
  /** Called after the admin has discarded what was typed, because somebody else has changed or deleted the enquiry. */
  onDiscard: () => void
}

export type StatusForm = ReturnType<typeof useStatusForm>

/** The form of an enquiry's status and note. What is not saved survives a reload and the end of the session. */
export function useStatusForm({ enquiry, userId, onDiscard, ...options }: Options) {
  const { id, reference, updatedAt, status, note } = enquiry
  const form = useRowForm({
    names: 'enquiries',
    userId,
    drafts: statusDrafts,
    start: { id, name: reference, updatedAt, fields: { status, note } },
    validate: validateChanges,
    toInput: ({ status, note }): EnquiryChanges => ({ status, note: cleanText(note) }),
    toFields: ({ status, note }: StoredEnquiry) => ({ status, note }),
    save: ({ updatedAt }, changes) =>
      updatedAt === null
        ? Promise.resolve({ kind: 'gone' as const })
        : saveEnquiry({ id, updatedAt }, changes),
    getFailedMessage: () =>
      `The change isn't saved. ${describeSafety(statusDrafts)} Please try again.`,
    onSaved: options.onSaved,
    onConflict(current) {
      options.onNotSaved(
        `The change isn't saved, because someone else ${current ? 'changed' : 'deleted'} this enquiry.`,
      )
      // The card of a deleted enquiry stays, because what was typed can be copied from it.
      if (current) options.onConflict(current)
    },
    onError: options.onNotSaved,
  })
  return { ...form, onDiscard }
}

/** The status of an enquiry and the office's note. */
export function EnquiryStatusForm({ name, form }: { name: string; form: StatusForm }) {
  const { formRef, fields, errors, error, busy, hasDraft, conflict, change } = form
  return (
    <form
      ref={formRef}
      tabIndex={-1}
      aria-label={`Edit ${name}`}
      noValidate
      onSubmit={form.handleSubmit}
      className="grid gap-4 outline-none"
    >
      {conflict && (
        // The key announces another conflict, and moves the focus to it.
        <ConflictNotice
          key={conflict.current?.updatedAt}
          name="enquiry"
          mine={fields}
          theirs={conflict.current}
          describe={describeChanges}
          busy={busy}
          onKeep={form.handleSubmit}
          onDiscard={() => {
            form.discard()
            form.onDiscard()
          }}
        />
      )}
      <SelectField
        label="Status"
        options={statuses}
        value={fields.status}
        disabled={busy}
        onChange={({ target }) => change({ status: target.value as EnquiryStatus })}
      />
      <TextArea
        label="Note"
        hint="Only the office sees it."
        rows={3}
        value={fields.note}
        error={errors.note}
        disabled={busy}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div role="status" className="text-small text-straw empty:absolute">
        {form.hasUnstoredDraft && !error && (
          <NotStored what="what you type" until="you've saved it" />
        )}
      </div>
      {error && (
        <p role="alert" className="text-small text-rose-light">
          {error}
        </p>
      )}
      {!conflict && (
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            size="small"
            disabled={busy}
            aria-label={`${busy ? 'Saving...' : 'Save'} ${name}`}
          >
            {busy ? 'Saving...' : 'Save'}
          </Button>
          {hasDraft && !busy && <p className="text-small text-straw">Not saved yet</p>}
        </div>
      )}
    </form>
  )
}
