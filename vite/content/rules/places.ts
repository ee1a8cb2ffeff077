import { company } from '../../../src/content/company'
import { deliveryAreas } from '../../../src/content/terms/travel'
import type { Contents } from '../entries'
import type { Mistake } from '../mistake'
import { listTexts } from '../texts'

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
  const found = new Map<string, Mistake>()
  for (const { file, text } of listTexts(contents)) {
    const place = others.find((name) => new RegExp(`\\b${name}\\b`).test(text))
    if (!place || FREE_FILES.test(file) || found.has(text)) continue
    const message = `'${shorten(text)}' names ${place}, which neither company.ts nor terms/travel.ts does.`
    found.set(text, { file: `src/content/${file}`, message })
  }
  return [...found.values()]
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
