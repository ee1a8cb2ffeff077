import { readStored, removeStored, writeStored } from '../lib/browser/storage'
import type { EnquiryCopy, Storing } from './enquiries'

// Copies of sent enquiries that may not be stored in the backend yet. This browser keeps them for later visits.

const KEY = 'enquiry-copies'
const MAX_COPIES = 10
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

const isRecent = ({ body }: EnquiryCopy) => Date.now() - Date.parse(body.submissionDate) < MAX_AGE_MS

const readCopies = () => readStored(KEY, (stored) => (stored as EnquiryCopy[]).filter(isRecent)) ?? []

function writeCopies(copies: readonly EnquiryCopy[]): void {
  if (copies.length > 0) writeStored(KEY, copies)
  else removeStored(KEY)
}

const removeCopy = ({ reference }: EnquiryCopy) =>
  writeCopies(readCopies().filter((copy) => copy.reference !== reference))

/** Keeps a copy until it is stored or refused, also if the visitor leaves before. */
export function keepCopy(copy: EnquiryCopy, storing: Promise<Storing>): void {
  writeCopies([...readCopies(), copy].slice(-MAX_COPIES))
  void storing.then((outcome) => outcome !== 'failed' && removeCopy(copy))
}

/** Tries again to store the copies that earlier visits have kept, and drops those of enquiries older than a week. */
export async function storeKeptCopies(): Promise<void> {
  const copies = readCopies()
  writeCopies(copies)
  if (copies.length === 0) return
  // Not part of every page.
  const { storeCopy } = await import('./enquiries')
  for (const copy of copies) {
    if ((await storeCopy(copy)) !== 'failed') removeCopy(copy)
  }
}
