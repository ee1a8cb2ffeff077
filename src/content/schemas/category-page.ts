import * as v from 'valibot'
import type { EquipmentId } from '../equipment'
import { answerSchema } from './answer'
import { purpose } from './capacity'
import { entry, list, oneOf, picture, seo, text } from './fields'
import { kit } from './kit'
import { reference } from './references'

/** The smallest set of items that suits a number of guests. `suitability/setups.ts` finds them in `guest-rules.ts`. */
const setupSchema = entry({
  /** 'For dancing'. */
  title: text,
  purpose: oneOf([...purpose.options, 'slides']),
  /** Only sets with this item. */
  including: v.optional(reference<EquipmentId>()),
  /** Items that go with the set. */
  alsoItems: v.optional(kit),
})
export type Setup = v.InferOutput<typeof setupSchema>

/** The texts of the page of a hire category. Its name, slug and items are in `equipment.ts`. */
export const categoryPageSchema = entry({
  /** The page's h1. */
  title: text,
  intro: text,
  image: picture,
  /** A set for each of `SETUP_GUESTS`. */
  setups: entry({ intro: text, list: list(setupSchema) }),
  questions: list(answerSchema),
  seo,
})
export type CategoryPage = v.InferOutput<typeof categoryPageSchema>
