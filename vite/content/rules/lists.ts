import { type Contents, type Fields, isFields, listEntries } from '../contents'
import type { Mistake } from '../mistake'

// What can be wrong between the entries of a list, whatever their kind: two with one name, a file that no list has.

/** The entries of a file's exported lists, and lists inside them, each with the place where it is. */
type Place = { file: string; fields: Fields }

/** Entries that must not have the same value in the first of these fields that they have. */
const uniques: readonly { what: string; files: RegExp; fields: readonly string[]; lists?: readonly string[] }[] = [
  { what: 'slug', files: /^services\//, fields: ['slug'] },
  { what: 'slug', files: /^packages\//, fields: ['slug'] },
  { what: 'slug', files: /^guides\//, fields: ['slug'] },
  // Items and categories share their part of the address.
  { what: 'address', files: /^equipment(?:\.ts$|\/(?!.*-page))/, fields: ['slug', 'id'] },
  // Entries with a page, which opens with their picture.
  {
    what: 'picture',
    files: /^(?:services|packages|guides)\/|^equipment\/.*-page\.ts$|^events\/weekly-events\.ts$/,
    fields: ['image.name'],
  },
  { what: 'id', files: /^equipment\.ts$/, fields: ['id'] },
  { what: 'id', files: /^(?:answers|faq)\.ts$/, fields: ['id'], lists: ['answers'] },
  { what: 'question', files: /^(?:answers|faq)\.ts$/, fields: ['question'], lists: ['answers'] },
  { what: 'id', files: /^about\/team\.ts$/, fields: ['id'] },
  { what: 'id', files: /^about\/slides\.ts$/, fields: ['id'] },
  { what: 'name', files: /^about\/clients\.ts$/, fields: ['name'] },
  { what: 'id', files: /^advice\/event-kinds\.ts$/, fields: ['id'] },
  { what: 'id', files: /^events\/weekly-events\.ts$/, fields: ['id'] },
  { what: 'id', files: /^terms\/travel\.ts$/, fields: ['id'] },
  { what: 'id', files: /^terms\/terms\.ts$/, fields: ['id'], lists: ['sections'] },
  { what: 'date', files: /^terms\/public-holidays\.ts$/, fields: ['date'] },
]

export const checkLists = (contents: Contents): Mistake[] => [
  ...uniques.flatMap((unique) => checkUnique(contents, unique)),
  ...checkAddOnIds(contents),
  ...['services', 'packages', 'guides'].flatMap((folder) => checkFolder(contents, folder)),
]

function checkUnique(contents: Contents, { what, files, fields, lists = [] }: (typeof uniques)[number]): Mistake[] {
  const places = [...contents]
    .filter(([file]) => files.test(file))
    .flatMap(([file, module]) => listEntries(module, lists).map((entry) => ({ file, fields: entry })))
  return findDuplicates(places, fields).map(({ file, value, other }) => ({
    file: `src/content/${file}`,
    entry: value,
    message: `${other === file ? 'another entry of this file' : `an entry of src/content/${other}`} has the same ${what}. Each needs its own.`,
  }))
}

function findDuplicates(places: readonly Place[], fields: readonly string[]) {
  const seen = new Map<string, Place>()
  return places.flatMap((place) => {
    const value = fields.map((path) => getValue(place.fields, path)).find((candidate) => typeof candidate === 'string')
    if (!value) return []
    const other = seen.get(value)
    if (!other) seen.set(value, place)
    return other ? [{ file: place.file, value, other: other.file }] : []
  })
}

/** The value at a path of field names: 'image.name'. */
const getValue = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields)

const checkAddOnIds = (contents: Contents): Mistake[] =>
  [...contents]
    .filter(([file]) => file.startsWith('packages/'))
    .flatMap(([file, module]) => {
      const addOns = listEntries(module, ['addOns']).filter((entry) => !('slug' in entry))
      return findDuplicates(
        addOns.map((fields) => ({ file, fields })),
        ['id'],
      ).map(({ value }) => ({
        file: `src/content/${file}`,
        entry: value,
        message: 'another add-on of this package has the same id. Each needs its own.',
      }))
    })

/** Services and packages have files named after their slugs, and every file of the folder is in the list. */
function checkFolder(contents: Contents, folder: string): Mistake[] {
  const listModule = contents.get(`${folder}.ts`)
  const listed = listModule && listEntries(listModule)
  return [...contents]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap(([file, module]): Mistake[] => {
      const [entry] = listEntries(module)
      const path = `src/content/${file}`
      if (!entry) return [{ file: path, message: 'it exports no entry.' }]
      if (listed && !listed.includes(entry)) {
        const message = `it is not in the list of src/content/${folder}.ts, so the site does not show it.`
        return [{ file: path, message, about: String(entry.slug) }]
      }
      const name = file.slice(folder.length + 1, -'.ts'.length)
      return folder === 'guides' || entry.slug === name
        ? []
        : [
            {
              file: path,
              message: `its slug is '${String(entry.slug)}', but the file is called ${name}.ts. Give both the same name.`,
            },
          ]
    })
}
