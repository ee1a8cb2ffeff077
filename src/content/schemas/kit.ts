import * as v from 'valibot'
import type { EquipmentId } from '../equipment'
import type { Kit } from '../equipment/kit'
import { entry, list, wholeNumber } from './fields'
import { reference } from './references'

/** Some hire items, and how many of each. */
export const kit: v.GenericSchema<Kit> = v.pipe(
  list(entry({ id: reference<EquipmentId>(), count: wholeNumber(1, 99) })),
  v.check(
    (items) => new Set(items.map(({ id }) => id)).size === items.length,
    'names an item twice. Write it once, with its count.',
  ),
)
