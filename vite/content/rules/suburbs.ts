import type { DeliveryArea } from '../../../src/content/schemas/terms'
import type { EntryMistake } from '../mistake'

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Suburbs that are listed twice, so that a visitor would get two prices, and those of an area that are not listed. */
export function checkSuburbs(table: Table, areas: readonly Pick<DeliveryArea, 'id' | 'suburbs'>[]): EntryMistake[] {
  const listed = Object.entries(table).flatMap(([area, postcodes]) =>
    Object.entries(postcodes).flatMap(([postcode, names]) =>
      names.map((name) => ({ area, name, suburb: `${name} ${postcode}` })),
    ),
  )
  return [
    ...listed.flatMap(({ area, suburb }, index) => {
      const other = listed.slice(0, index).find((entry) => entry.suburb === suburb)
      return other ? { entry: area, message: `${suburb} is listed twice, also in ${other.area}.` } : []
    }),
    ...areas.flatMap(({ id, suburbs }) =>
      suburbs
        .filter((suburb) => !listed.some(({ area, name }) => area === id && name === suburb))
        .map((name) => ({ entry: id, message: `${name} is missing, which src/content/terms/travel.ts names.` })),
    ),
  ]
}
