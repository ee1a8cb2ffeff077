import type { HireItem } from '../schemas/hire-item'

/** The entries of a category. Checks each of them and keeps their ids as types. */
export const defineHireItems = <const Id extends string>(
  items: readonly (HireItem & { id: Id })[],
) => items
