import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'

type Room = { name: string; not?: readonly string[]; only?: readonly string[] }

/** The rooms of src/. Each imports itself and those above it, with `only` no others, and with `not` all but these. */
const rooms: readonly Room[] = [
  { name: 'lib' },
  { name: 'content' },
  { name: 'hire' },
  { name: 'suitability' },
  { name: 'booking' },
  { name: 'advice' },
  { name: 'enquiry' },
  { name: 'data', only: ['lib', 'enquiry'] },
  { name: 'sitemap', only: ['lib', 'content'] },
  { name: 'public-pages', only: ['lib', 'content', 'sitemap'] },
  { name: 'seo', not: ['suitability', 'advice', 'enquiry', 'data'] },
  { name: 'components/ui', only: ['lib'] },
  { name: 'components' },
  { name: 'layout' },
  { name: 'pages', not: ['layout'] },
  { name: 'admin', not: ['suitability', 'advice', 'layout', 'pages'] },
]

/** Undefined for what starts the site, such as main.tsx, which may import everything. */
const findRoom = (file: string): Room | undefined =>
  rooms.find(({ name }) => file.replace(/\.tsx?$/, '') === name || file.startsWith(`${name}/`))

/** Imports that run or have types, with their source: not those that load a file later. */
const IMPORT = /^(?:import|export)\b([^'"`;]*?)\bfrom '([^']+)'/gm

const imports = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    return [...readFileSync(`src/${file}`, 'utf8').matchAll(IMPORT)].map(
      ([, names = '', source = '']) => ({
        file,
        source: source.startsWith('.') ? join(dirname(file), source) : source,
        isType: /^\s*type\b/.test(names) || /^[\s{]*(?:type \w+[\s,]*)+\}\s*$/.test(names),
      }),
    )
  })

const mayImport = (room: Room, other: Room): boolean =>
  room === other ||
  (room.only?.includes(other.name) ??
    (rooms.indexOf(other) < rooms.indexOf(room) && !room.not?.includes(other.name)))

it('each room imports only rooms above it in the list', () => {
  expect(rooms.filter((room) => !imports.some(({ file }) => findRoom(file) === room))).toEqual([])
  const wrong = imports.filter(({ file, source }) => {
    const [room, other] = [findRoom(file), findRoom(source)]
    return room && other && !mayImport(room, other)
  })
  expect(wrong).toEqual([])
})

it('only data/ uses the network, and only the content check runs the schemas', () => {
  const wrong = imports.filter(
    ({ file, source, isType }) =>
      (source.startsWith('@supabase/') && !file.startsWith('data/')) ||
      (source.startsWith('content/schemas/') && !file.startsWith('content/schemas/') && !isType),
  )
  expect(wrong).toEqual([])
})
