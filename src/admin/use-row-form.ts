import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useSubmit } from '../components/hooks/form-hooks'
import type { SaveResult } from '../data/stored-rows'
import { readStored, removeStored, writeStored } from '../lib/browser/storage'
import type { FieldErrors } from '../lib/form-schema'
import { getNotAllowedMessage } from './Banner'

/** The fields of a form that are typed and not saved. */
export type Draft<Fields> = {
  /** A new row has its id from the start, so that it is not created twice if a response is lost. */
  id: string
  /** When the row that the admin saw was saved last. Null for a new row. */
  updatedAt: string | null
  fields: Fields
}

type Drafts<Fields> = ReturnType<typeof createDrafts<Fields>>

/**
 * Creates the functions that keep the drafts of one kind of row in the browser, the latest last: in `session`, until the tab
 * is closed. Each account has its own, because other people may use the same computer.
 */
export function createDrafts<Fields>(
  name: string,
  fields: v.GenericSchema<unknown, Fields>,
  area: 'local' | 'session',
) {
  const schema = v.array(v.object({ id: v.string(), updatedAt: v.nullable(v.string()), fields }))
  const getKey = (userId: string) => `${name}.${userId}`
  const readAll = (userId: string): Draft<Fields>[] => readStored(getKey(userId), v.parser(schema), area) ?? []

  const writeAll = (userId: string, drafts: Draft<Fields>[]) => {
    if (drafts.length > 0) writeStored(getKey(userId), drafts, area)
    else removeStored(getKey(userId), area)
  }

  return {
    read: (userId: string, id: string) => readAll(userId).find((draft) => draft.id === id) ?? null,
    readLatest: (userId: string) => readAll(userId).at(-1) ?? null,
    write: (userId: string, draft: Draft<Fields>): void =>
      writeAll(userId, [...readAll(userId).filter(({ id }) => id !== draft.id), draft]),
    remove: (userId: string, removedId: string): void =>
      writeAll(
        userId,
        readAll(userId).filter(({ id }) => id !== removedId),
      ),
    removeAll: (userId: string): void => removeStored(getKey(userId), area),
  }
}

type Options<Fields, Row> = {
  /** The noun for the rows, for messages. */
  names: string
  userId: string
  drafts: Drafts<Fields>
  /** The form without a draft: the row as the admin sees it, or an empty new one. */
  start: Draft<Fields>
  validate: (fields: Fields) => FieldErrors<Extract<keyof Fields, string>>
  save: (draft: Draft<Fields>) => Promise<SaveResult<Row>>
  getFailedMessage: (isNew: boolean) => string
  onSaved: (row: Row, isNew: boolean) => Promise<void>
  /** Called when somebody else has changed or deleted the row. */
  onConflict: (isDeleted: boolean) => void
  /** Called with the message of a failure, which is also `error`, even after the form is closed. */
  onError?: (message: string) => void
}

/**
 * The state of a form that saves a row. What is typed is stored as a draft until it is saved. If somebody else has changed
 * the row meanwhile, `conflict` has what is stored now, or null if it was deleted, until the admin has decided.
 */
export function useRowForm<Fields extends object, Row extends { updatedAt: string }>({
  names,
  userId,
  drafts,
  start,
  save,
  ...options
}: Options<Fields, Row>) {
  const [draft, setDraft] = useState(() => drafts.read(userId, start.id))
  const [conflict, setConflict] = useState<{ current: Row | null } | null>(null)
  const { id, updatedAt, fields } = draft ?? start
  /** The admin decided to save it anyway, so the base is what the admin has been shown. */
  const base = conflict ? (conflict.current?.updatedAt ?? null) : updatedAt

  const { clearFieldError, handleSubmit, ...submit } = useSubmit<Extract<keyof Fields, string>>({
    validate: () => options.validate(fields),
    async send() {
      const result = await save({ id, updatedAt: base, fields })
      if (result.kind === 'notAllowed') return `${getNotAllowedMessage(names)} What you typed is safe.`
      if (result.kind === 'failed') return options.getFailedMessage(base === null)
      if (result.kind === 'saved') {
        setConflict(null)
        // Another form or another tab may have changed it since.
        if (isSame(drafts.read(userId, id)?.fields, fields)) drafts.remove(userId, id)
        setDraft(null)
        await options.onSaved(result.row, base === null)
        return null
      }
      setConflict({ current: result.kind === 'changed' ? result.current : null })
      // Nothing may have been typed, for example if an inactive event is saved to make it active again.
      keep({ id, updatedAt, fields })
      options.onConflict(result.kind === 'gone')
      return null
    },
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError: options.onError,
  })

  function change(changes: Partial<Fields>) {
    for (const name of Object.keys(changes)) clearFieldError(name as Extract<keyof Fields, string>)
    const next = { id, updatedAt, fields: { ...fields, ...changes } }
    if (isSame(next.fields, start.fields) && !conflict) discard()
    else keep(next)
  }

  function keep(next: Draft<Fields>) {
    setDraft(next)
    drafts.write(userId, next)
  }

  /** Shows what is stored instead of what was typed. */
  function discard() {
    drafts.remove(userId, id)
    setDraft(null)
    setConflict(null)
  }

  return {
    ...submit,
    fields,
    isNew: base === null,
    hasDraft: draft !== null,
    conflict,
    change,
    discard,
    /** Saves it in spite of a conflict. */
    keepMine: (event: FormEvent) => void handleSubmit(event),
    handleSubmit: (event: FormEvent) => {
      // Enter in a field does not decide a conflict.
      if (conflict) event.preventDefault()
      else void handleSubmit(event)
    },
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
