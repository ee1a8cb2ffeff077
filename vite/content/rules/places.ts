import { company } from '../../../src/content/company'
import { deliveryAreas } from '../../../src/content/terms/travel'
import type { Contents } from '../entries'
import type { Mistake } from '../mistake'

/** The places that the texts were written for. A company somewhere else would not want one that is left over. */
const PLACES = [
  'Sydney',
  'Shire',
  'Illawarra',
  'Blue Mountains',
  'Wollongong',
  'Parramatta',
  'Cronulla',
  'Sutherland',
]

/** People and clients may come from anywhere, and a suburb has the name that it has. */
const FREE_FILES = /^about\/|^terms\/suburbs\.ts$/

/** The places that a text may name: where the company is, and where it works. */
const ownPlaces = JSON.stringify([company, deliveryAreas])

/** Texts that name a place which neither company.ts nor terms/travel.ts names. `own` is their text. */
export function checkPlaces(contents: Contents, own: string = ownPlaces): Mistake[] {
  const others = PLACES.filter((place) => !own.includes(place))
  // Lists repeat the entries of the files in folders.
  const files = [...contents]
    .filter(([file]) => !FREE_FILES.test(file))
    .toSorted(([a], [b]) => depth(b) - depth(a))
  const found = new Map<string, Mistake>()
  for (const [file, module] of files) {
    for (const text of listTexts(module)) {
      const place = others.find((name) => new RegExp(`\\b${name}\\b`).test(text))
      if (!place || found.has(text)) continue
      const message = `'${shorten(text)}' names ${place}, which neither company.ts nor terms/travel.ts does.`
      found.set(text, { file: `src/content/${file}`, message })
    }
  }
  return [...found.values()]
}

const depth = (file: string) => file.split('/').length

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** All texts in a value, at any depth. */
function listTexts(value: unknown, visited = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || visited.has(value)) return []
  visited.add(value)
  return Object.values(value).flatMap((part) => listTexts(part, visited))
}
