import { type EquipmentItem, equipment } from '../../../src/content/equipment'
import { notHired } from '../../../src/content/not-hired'
import type { NotHiredEntry } from '../../../src/content/schemas/not-hired'
import { toSingularWords } from '../../../src/lib/text/search'
import type { EntryMistake } from '../mistake'

const toWords = (name: string) => toSingularWords(name).join(' ')

/** What we say that we don't have is not in the catalogue, under any of its names. */
export const checkNotHired = (
  entries: readonly NotHiredEntry[] = notHired,
  items: readonly EquipmentItem[] = equipment,
): EntryMistake[] =>
  entries.flatMap(({ id, name, alsoKnownAs = [] }) =>
    [name, ...alsoKnownAs].flatMap((text): EntryMistake[] => {
      const item = items.find((candidate) =>
        [
          candidate.name,
          candidate.shortName,
          candidate.searchName ?? '',
          ...(candidate.alsoKnownAs ?? []),
        ].some((other) => toWords(other) === toWords(text)),
      )
      return item
        ? [
            {
              entry: id,
              message: `the hire item '${item.id}' is called '${text}', too. Take that name out of one of them.`,
            },
          ]
        : []
    }),
  )
