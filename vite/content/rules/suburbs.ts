import type { DeliveryArea } from '../../../src/content/schemas/terms'
import type { EntryMistake } from '../mistake'

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
type Distances = Readonly<Record<string, Readonly<Record<string, number>>>>

const listSuburbs = (table: Table) =>
  Object.entries(table).flatMap(([area, postcodes]) =>
    Object.entries(postcodes).flatMap(([postcode, names]) =>
      names.map((name) => ({ area, name, suburb: `${name} ${postcode}` })),
    ),
  )

/** Suburbs that are listed twice, so that a visitor would get two prices, and those of an area that are not listed. */
export function checkSuburbs(
  table: Table,
  areas: readonly Pick<DeliveryArea, 'id' | 'suburbs'>[],
): EntryMistake[] {
  const listed = listSuburbs(table)
  return [
    ...listed.flatMap(({ area, suburb }, index) => {
      const other = listed.slice(0, index).find((entry) => entry.suburb === suburb)
      return other
        ? { entry: area, message: `${suburb} is listed twice, also in ${other.area}.` }
        : []
    }),
    ...areas.flatMap(({ id, suburbs }) =>
      suburbs
        .filter((suburb) => !listed.some(({ area, name }) => area === id && name === suburb))
        .map((name) => ({
          entry: id,
          message: `${name} is missing, which src/content/terms/travel.ts names.`,
        })),
    ),
  ]
}

/** Neighbours that an area has too, so that a visitor would get a price and a quote. */
export const checkNeighbours = (neighbours: Distances, table: Table): EntryMistake[] =>
  Object.entries(neighbours).flatMap(([postcode, distances]) =>
    Object.keys(distances).flatMap((name) => {
      const own = listSuburbs(table).find(({ suburb }) => suburb === `${name} ${postcode}`)
      return own
        ? {
            entry: name,
            message: `it belongs to ${own.area} in suburbs.ts. Take it out of one of them.`,
          }
        : []
    }),
  )

/** Regions that name a suburb which is not listed, so that a visitor could not choose it. */
export function checkRegions(
  regions: Readonly<Record<string, readonly string[]>>,
  table: Table,
  neighbours: Distances,
): EntryMistake[] {
  const listed = new Set([
    ...listSuburbs(table).map(({ name }) => name),
    ...Object.values(neighbours).flatMap(Object.keys),
  ])
  return Object.entries(regions).flatMap(([entry, names]) =>
    names
      .filter((name) => !listed.has(name))
      .map((name) => ({ entry, message: `neither suburbs nor neighbours.ts has ${name}.` })),
  )
}

type Towns = { included: readonly string[]; quoted: readonly string[] }

/** Areas and examples that contradict the radius within which prices include travel. */
export function checkDistances(
  areas: readonly Pick<DeliveryArea, 'id' | 'farthestKm'>[],
  towns: Towns,
  neighbours: Distances,
  radiusKm: number,
): EntryMistake[] {
  const limit = `the ${radiusKm} km (serviceRadiusKm in company.ts) within which packages include travel`
  const checkTown = (name: string, isIncluded: boolean): EntryMistake[] => {
    const distances = Object.values(neighbours).flatMap((suburbs) => suburbs[name] ?? [])
    if (distances.length === 0)
      return [{ entry: name, message: 'neighbours.ts has no such suburb.' }]
    return distances
      .filter((km) => km <= radiusKm !== isIncluded)
      .map((km) => ({
        entry: name,
        message: `it is ${km} km away, which is ${isIncluded ? 'beyond' : 'within'} ${limit}.`,
      }))
  }
  return [
    ...areas
      .filter(({ farthestKm }) => farthestKm > radiusKm)
      .map(({ id, farthestKm }) => ({
        entry: id,
        message: `it reaches ${farthestKm} km, which is beyond ${limit}.`,
      })),
    ...towns.included.flatMap((name) => checkTown(name, true)),
    ...towns.quoted.flatMap((name) => checkTown(name, false)),
  ]
}
