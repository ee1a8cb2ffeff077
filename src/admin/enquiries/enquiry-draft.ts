import * as v from 'valibot'
import { statuses } from '../../enquiry/options'
import { createDraftStore } from '../draft-store'

const status = v.picklist(statuses.map(({ value }) => value))

const changesSchema = v.object({
  status: v.exactOptional(status),
  note: v.exactOptional(v.string()),
})

/** An admin's unsaved changes to an enquiry. */
const enquiryDraftSchema = v.object({
  /** Of the enquiry. */
  id: v.string(),
  /** The account that typed it. */
  userId: v.string(),
  /** The enquiry as the admin saw it. */
  base: v.object({ updatedAt: v.string(), status, note: v.string() }),
  changes: changesSchema,
  /** The changes that were sent without a response. Finding them stored is no conflict. */
  sent: v.array(changesSchema),
})

export type EnquiryDraft = v.InferOutput<typeof enquiryDraftSchema>

/** In the tab only, because a note may hold personal data. */
export const { readDraft, saveDraft, clearDraft, clearDrafts } = createDraftStore(
  'enquiry-drafts',
  enquiryDraftSchema,
  'session',
)
