import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useSubmit } from '../components/hooks/form-hooks'
import { getNotStoredMessage } from '../components/NotStored'
import { hasFields, type SaveResult } from '../data/stored-rows'
import {
  createStoredStore,
  type StorageArea,
  type StorageKey,
  useStore,
} from '../lib/browser/store'
import { type FieldErrors, validItems } from '../lib/form-schema'
import { getNotAllowedMessage } from './Banner'

/** The fields of a form that are typed and not saved. */
export type Draft<Fields> = {
  /** A new row has its id from the start, so that it is not created twice if a response is lost. */
  id: string
  /** What the row is called, to name it after somebody else has deleted it. */
  name?: string
  /** When the row that the admin saw was saved last. Null for a new row. */
  updatedAt: string | null
  fields: Fields
  /** The fields before the admin changed them, to know which ones those are. */
  original: Fields
  /** What was sent and may have been saved, because the response was lost. */
  sent: Fields[]
}

/** A form without a draft. */
export type Start<Fields> = Pick<Draft<Fields>, 'id' | 'name' | 'updatedAt' | 'fields'>

type Drafts<Fields> = ReturnType<typeof createDrafts<Fields>>

/**
 * Creates the functions that keep the drafts of one kind of row in the browser, the latest last: in `session`, until the tab
 * is closed. Each account has its own, because other people may use the same computer.
 */
export function createDrafts<Fields>(
  name: StorageKey,
  fields: v.GenericSchema<unknown, Fields>,
  area: StorageArea,
) {
  const schema = validItems(
    v.object({
      id: v.string(),
      name: v.optional(v.string()),
      updatedAt: v.nullable(v.string()),
      fields,
      original: fields,
      sent: v.array(fields),
    }),
  )
  const createAccountStore = (userId: string) =>
    createStoredStore<Draft<Fields>[]>(`${name}.${userId}`, v.parser(schema), [], area)
  // A component that reads a store needs the same objects each time.
  const stores = new Map<string, ReturnType<typeof createAccountStore>>()
  function getStore(userId: string) {
    const store = stores.get(userId) ?? createAccountStore(userId)
    stores.set(userId, store)
    return store
  }
  const getOthers = (userId: string, id: string) =>
    getStore(userId)
      .get()
      .filter((draft) => draft.id !== id)

  return {
    getStore,
    read: (userId: string, id: string) =>
      getStore(userId)
        .get()
        .find((draft) => draft.id === id) ?? null,
    readAll: (userId: string) => getStore(userId).get(),
    write: (userId: string, draft: Draft<Fields>): void =>
      getStore(userId).set([...getOthers(userId, draft.id), draft]),
    remove: (userId: string, id: string): void => getStore(userId).set(getOthers(userId, id)),
    removeAll: (userId: string): void => getStore(userId).set([]),
    /** False if the browser could not store some of what was typed, which is lost with the page. */
    areStored: () => [...stores.values()].every(({ isStored }) => isStored.get()),
  }
}

/** Says whether what was typed is safe, for a message about a failure. */
export const describeSafety = (...kinds: readonly { areStored: () => boolean }[]): string =>
  kinds.every(({ areStored }) => areStored())
    ? 'What you typed is safe.'
    : getNotStoredMessage({ what: 'what you typed', until: "you've saved it" })

type Options<Fields, Input, Row> = {
  /** The noun for the rows, for messages. */
  names: string
  userId: string
  drafts: Drafts<Fields>
  /** The form without a draft: the row as the admin sees it, or an empty new one. */
  start: Start<Fields>
  validate: (fields: Fields) => FieldErrors<Extract<keyof Fields, string>>
  /** What is saved for the fields. */
  toInput: (fields: Fields) => Input
  /** The fields of a stored row. */
  toFields: (row: Row) => Fields
  /** Saves a row if it is as it was at `updatedAt`, or a new one if that is null. */
  save: (base: Pick<Draft<Fields>, 'id' | 'updatedAt'>, input: Input) => Promise<SaveResult<Row>>
  getFailedMessage: (isNew: boolean) => string
  onSaved: (row: Row, isNew: boolean) => Promise<void>
  /** Called when somebody else has changed or deleted the row, with what is stored now, or null. */
  onConflict: (current: Row | null) => void
  /** Called with the message of a failure, which is also `error`, even after the form is closed. */
  onError?: (message: string) => void
}

/**
 * The state of a form that saves a row. What is typed is stored as a draft until it is saved. Tabs that have the form open
 * show and change the same draft. If somebody else has changed the row meanwhile, `conflict` has what is stored now, or null
 * if it was deleted, until the admin has decided. The fields that the admin has not changed then show what is stored.
 */
export function useRowForm<
  Fields extends object,
  Input extends object,
  Row extends Input & { updatedAt: string },
>({
  names,
  userId,
  drafts,
  start,
  toInput,
  toFields,
  save,
  ...options
}: Options<Fields, Input, Row>) {
  const stored = useStore({
    ...drafts.getStore(userId),
    initial: null,
    get: () => drafts.read(userId, start.id),
  })
  const [typed, setTyped] = useState(stored)
  // What is typed stays on the screen if another tab removes the draft.
  const draft = stored ?? typed
  const isStored = useStore(drafts.getStore(userId).isStored)
  const [conflict, setConflict] = useState<{ current: Row | null } | null>(null)
  const current: Draft<Fields> = draft ?? { ...start, original: start.fields, sent: [] }
  const { id, updatedAt, fields, sent } = current
  /** After a conflict, save over the version that was shown. */
  const base = conflict ? (conflict.current?.updatedAt ?? null) : updatedAt

  const { clearFieldError, handleSubmit, ...submit } = useSubmit<Extract<keyof Fields, string>>({
    validate: () => options.validate(fields),
    async send() {
      const result = await saveFields()
      if (result.kind === 'notAllowed')
        return `${getNotAllowedMessage(names)} ${describeSafety(drafts)}`
      if (result.kind === 'failed') {
        const latest = getLatest()
        keep({ ...latest, sent: [...latest.sent, fields] })
        return options.getFailedMessage(base === null)
      }
      const next =
        result.kind === 'changed' ? withStored(current, toFields(result.current)) : current
      // Both may have changed the same.
      const isSaved = result.kind === 'changed' && hasFields(result.current, toInput(next.fields))
      if (result.kind === 'saved' || isSaved) {
        setConflict(null)
        if (isSame(getLatest().fields, fields)) drafts.remove(userId, id)
        setTyped(null)
        await options.onSaved(result.kind === 'saved' ? result.row : result.current, base === null)
        return null
      }
      const theirs = result.kind === 'changed' ? result.current : null
      setConflict({ current: theirs })
      // Nothing may have been typed, for example if an inactive event is saved to make it active again.
      keep(theirs ? withStored(getLatest(), toFields(theirs)) : getLatest())
      options.onConflict(theirs)
      return null
    },
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError: options.onError,
  })

  /** An earlier attempt whose response was lost may have saved what was sent then. That is no change by somebody else. */
  async function saveFields(): Promise<SaveResult<Row>> {
    const result = await save({ id, updatedAt: base }, toInput(fields))
    const isOwn =
      result.kind === 'changed' &&
      sent.some((earlier) => hasFields(result.current, toInput(earlier)))
    return isOwn ? save({ id, updatedAt: result.current.updatedAt }, toInput(fields)) : result
  }

  function change(changes: Partial<Fields>) {
    for (const name of Object.keys(changes)) clearFieldError(name as Extract<keyof Fields, string>)
    const latest = getLatest()
    const next = { ...latest, fields: { ...latest.fields, ...changes } }
    // What was sent may be stored, so that the fields as they were are a change.
    if (isSame(next.fields, start.fields) && !conflict && next.sent.length === 0) discard()
    else keep(next)
  }

  /** Another form or another tab may have changed the draft since it was rendered, or while it was being saved. */
  const getLatest = () => drafts.read(userId, id) ?? current

  function keep(next: Draft<Fields>) {
    setTyped(next)
    drafts.write(userId, next)
  }

  /** Shows what is stored instead of what was typed. */
  function discard() {
    drafts.remove(userId, id)
    setTyped(null)
    setConflict(null)
  }

  return {
    ...submit,
    fields,
    isNew: base === null,
    hasDraft: draft !== null,
    /** What is typed is lost with the page. */
    hasUnstoredDraft: draft !== null && !isStored,
    conflict,
    change,
    discard,
    /** Saves it, also in spite of a conflict: the form then has no submit button, and Enter does not send it. */
    handleSubmit: (event: FormEvent) => void handleSubmit(event),
  }
}

/** Replaces the fields that the admin has not changed by what is stored. */
function withStored<Fields extends object>(draft: Draft<Fields>, stored: Fields): Draft<Fields> {
  const names = Object.keys(draft.fields) as (keyof Fields)[]
  const changed = names.filter((name) => draft.fields[name] !== draft.original[name])
  const mine = Object.fromEntries(
    changed.map((name) => [name, draft.fields[name]]),
  ) as Partial<Fields>
  return { ...draft, fields: { ...stored, ...mine }, original: stored }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
