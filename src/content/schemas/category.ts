import * as v from 'valibot'
import type { EquipmentId } from '../equipment'
import { purpose } from './advice'
import { answerSchema } from './answer'
import { entry, filledList, findRepeated, gel, isObject, kit, list, oneOf, picture, seo, slug, text } from './fields'
import type { HireItem } from './hire-item'
import { reference } from './references'

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

/** Hire items and categories share the start of their address. */
const listAddresses = (categories: readonly Category[]) =>
  categories.flatMap(({ slug: own, items }) => [own, ...items.map(({ id }) => id)])

export const catalogueSchema = v.pipe(
  filledList(categorySchema, 'id'),
  v.check(
    (categories) => findRepeated(listAddresses(categories)) === undefined,
    ({ input }) =>
      `has '${findRepeated(listAddresses(input))}' twice, as the id of a hire item or as the slug of a category. Each needs its own.`,
  ),
)

/** The smallest set of items that suits a number of guests. `suitability/setups.ts` finds them in `guest-rules.ts`. */
const setupSchema = entry({
  /** 'For dancing'. */
  title: text,
  purpose: oneOf([...purpose.options, 'slides']),
  /** Only sets with this item. */
  including: v.optional(reference<EquipmentId>()),
  /** What goes with the set. */
  alsoItems: v.optional(kit),
})
export type Setup = v.InferOutput<typeof setupSchema>

/** The texts of the page of a hire category. Its name, slug and items are in `equipment.ts`. */
export const categoryPageSchema = entry({
  /** The page's h1. */
  title: text,
  intro: text,
  image: picture,
  /** What to take for each of `SETUP_GUESTS`. */
  setups: entry({ intro: text, list: list(setupSchema) }),
  questions: list(answerSchema),
  seo,
})
export type CategoryPage = v.InferOutput<typeof categoryPageSchema>
