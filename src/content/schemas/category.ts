import * as v from 'valibot'
import { entry, filledList, findRepeated, gel, isObject, slug, text } from './fields'
import type { HireItem } from './hire-item'

/** A category of the hire catalogue. */
const categorySchema = entry({
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
