import type { DeliveryArea } from '../../../src/content/schemas/terms'
import type { EntryMistake } from '../mistake'

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const POSTCODE = /^2\d{3}$/

/** Problems with the suburbs of the areas: a postcode, a suburb that is listed twice, one that an area names as its own. */
export function checkSuburbs(table: Table, areas: readonly Pick<DeliveryArea, 'id' | 'suburbs'>[]): EntryMistake[] {
  const seen = new Map<string, string>()
  const mistakes = Object.entries(table).flatMap(([area, postcodes]) =>
    Object.entries(postcodes).flatMap(([postcode, names]): EntryMistake[] => [
      ...(POSTCODE.test(postcode)
        ? []
        : [{ entry: area, message: `${postcode} is not a postcode of New South Wales.` }]),
      ...names.flatMap((name) => {
        const suburb = `${name} ${postcode}`
        const other = seen.get(suburb.toLowerCase())
        seen.set(suburb.toLowerCase(), area)
        return other
          ? [{ entry: area, message: `${suburb} is listed twice${other === area ? '' : `, also in ${other}`}.` }]
          : []
      }),
    ]),
  )
  return [
    ...mistakes,
    ...areas.flatMap(({ id, suburbs }) => {
      const own = Object.values(table[id] ?? {}).flat()
      return suburbs
        .filter((name) => !own.includes(name))
        .map((name) => ({ entry: id, message: `${name} is missing, which src/content/terms/travel.ts names.` }))
    }),
  ]
}
