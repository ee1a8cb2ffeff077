import { type EquipmentItem, equipment } from '../../../src/content/equipment'
import { notHired } from '../../../src/content/not-hired'
import type { NotHiredEntry } from '../../../src/content/schemas/not-hired'
import { toSingularWords } from '../../../src/lib/text/search'
import type { EntryMistake } from '../mistake'

const includesName = (names: readonly (string | undefined)[], text: string): boolean =>
  names.some((name) => name && toWords(name) === toWords(text))

const toWords = (name: string) => toSingularWords(name).join(' ')

/** What we say that we don't have is not in the catalogue, and in no other entry, under any of its names. */
export const checkNotHired = (
  entries: readonly NotHiredEntry[] = notHired,
  items: readonly EquipmentItem[] = equipment,
): EntryMistake[] =>
  entries.flatMap(({ id, name, alsoKnownAs = [] }, index) =>
    [name, ...alsoKnownAs].flatMap((text): EntryMistake[] => {
      const item = items.find((candidate) =>
        includesName(
          [
            candidate.name,
            candidate.shortName,
            candidate.searchName,
            ...(candidate.alsoKnownAs ?? []),
          ],
          text,
        ),
      )
      const other = entries
        .slice(0, index)
        .find((entry) => includesName([entry.name, ...(entry.alsoKnownAs ?? [])], text))
      const owner = item ? `the hire item '${item.id}'` : other && `'${other.id}'`
      return owner
        ? [
            {
              entry: id,
              message: `${owner} is called '${text}', too. Take that name out of one of them.`,
            },
          ]
        : []
    }),
  )
