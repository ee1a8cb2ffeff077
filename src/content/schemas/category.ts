import * as v from 'valibot'
import { entry, filledList, gel, isObject, slug, text } from './fields'
import type { HireItem } from './hire-item'

/** A category of the hire catalogue. */
export const categorySchema = entry({
  id: slug,
  /** In the URL of its page, as people search for it. No hire item may have it as its id. */
  slug,
  name: text,
  gel,
  /** Checked in their own files. */
  items: filledList(v.custom<HireItem>(isObject)),
})
export type Category = v.InferOutput<typeof categorySchema>
