import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import { pictures } from '../../vite/pictures/pictures'
import { median } from './statistics'

const TIMES = { services: 10, packages: 10, team: 10, equipment: 100 }

const PAGES = [
  '/',
  '/contact',
  '/terms',
  '/services',
  '/services/dj-hire',
  '/packages',
  '/packages/weddings',
  '/team',
  '/av-hire',
]

/** They find nothing, one item, a few items and almost all items. */
const QUERIES = ['zither', 'dry ice', 'beam', 'a']
const FILTER_RUNS = 500

type Result = {
  /** In bytes after brotli. */
  pages: { html: number; js: number }[]
  buildMs: number
  filterMs: number
}

/** Builds the site as it is, and with more content, and prints how much each page and the build have grown. */
export async function measureGrowth(): Promise<void> {
  const now = await measureCopy(() => undefined)
  const grown = await measureCopy(multiplyContent)
  const times = Object.entries(TIMES).map(([what, count]) => `${count} x ${what}`)
  console.log(`\nGrowth: this site and one with ${times.join(', ')}; bytes after brotli, JavaScript of a first load\n`)
  printRow('page', 'html', 'grown', 'ratio', 'js', 'grown', 'ratio')
  PAGES.forEach((path, index) => {
    const [a, b] = [now.pages[index], grown.pages[index]]
    if (a && b) printRow(path, a.html, b.html, ratio(a.html, b.html), a.js, b.js, ratio(a.js, b.js))
  })
  printRow('build, s', seconds(now.buildMs), seconds(grown.buildMs), ratio(now.buildMs, grown.buildMs))
  printRow('search, ms', now.filterMs.toFixed(3), grown.filterMs.toFixed(3), ratio(now.filterMs, grown.filterMs))
}

/** Builds a temporary copy of the working tree after `change`, which receives its root. */
async function measureCopy(change: (root: string) => void): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'growth-'))
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'])
    for (const file of files.toString().split('\0').filter(existsSync)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      cpSync(file, join(root, file))
    }
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    change(root)
    return { ...build(root), filterMs: await measureFilter(root) }
  } finally {
    rmSync(root, { recursive: true })
  }
}

function build(root: string): Pick<Result, 'pages' | 'buildMs'> {
  const start = performance.now()
  // The build fails if a page is over budget, but it has then printed the sizes of all pages.
  const { stdout, stderr } = spawnSync('npx', ['vite', 'build'], { cwd: root, encoding: 'utf8' })
  const buildMs = performance.now() - start
  const pages = PAGES.map((path) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const [, html, js] = stdout.match(new RegExp(`^${file} +(\\d+) +(\\d+)`, 'm')) ?? []
    if (!html || !js) throw new Error(`The build has no ${file}: ${stderr}`)
    return { html: Number(html), js: Number(js) }
  })
  return { pages, buildMs }
}

async function measureFilter(root: string): Promise<number> {
  const load = async <Module>(file: string) =>
    (await runnerImport<Module>(join(root, file), { root, configFile: false, logLevel: 'warn', plugins: [pictures()] }))
      .module
  const { equipment } = await load<typeof import('../../src/content/equipment.ts')>('src/content/equipment.ts')
  const { searchCatalogue } = await load<typeof import('../../src/lib/search.ts')>('src/lib/search.ts')
  return median(
    QUERIES.flatMap((query) =>
      Array.from({ length: FILTER_RUNS }, () => {
        const start = performance.now()
        searchCatalogue(equipment, { query, category: null })
        return performance.now() - start
      }),
    ),
  )
}

function multiplyContent(root: string): void {
  const content = join(root, 'src/content')
  for (const [names, folder, times] of [
    ['service-names.ts', 'services', TIMES.services],
    ['package-names.ts', 'packages', TIMES.packages],
  ] as const) {
    multiplyEntries(join(content, names), times)
    for (const file of readdirSync(join(content, folder))) {
      const slug = file.slice(0, -'.ts'.length)
      const text = readFileSync(join(content, folder, file), 'utf8')
      for (let copy = 2; copy <= times; copy++) {
        const body = toCopy(text, copy).replace(`Name('${slug}')`, `Name('${toCopyId(slug, copy)}')`)
        writeFileSync(join(content, folder, `${toCopyId(slug, copy)}.ts`), body)
      }
    }
  }
  multiplyEntries(join(content, 'team.ts'), TIMES.team)
  multiplyEntries(join(content, 'team-profiles.ts'), TIMES.team)
  for (const file of readdirSync(join(content, 'equipment'))) {
    multiplyEntries(join(content, 'equipment', file), TIMES.equipment)
  }
}

/** Repeats the entries of the last list or record in a file. */
function multiplyEntries(file: string, times: number): void {
  const text = readFileSync(file, 'utf8')
  const [head, list, tail] = splitAtLastList(text)
  const entries = list.match(/^ {2}\S(?:.*\},\n|[\s\S]*?^ {2}\},\n)/gm) ?? []
  if (entries.join('') !== list) throw new Error(`Cannot find the entries of ${file}`)
  const copies = Array.from({ length: times - 1 }, (_, index) => {
    const copy = index + 2
    return entries.map((entry) =>
      toCopy(entry, copy)
        .replace(/^( {2})'?([\w-]+)'?: \{/, (_match, indent, id) => `${indent}'${toCopyId(id, copy)}': {`)
        .replace(/\b(id|slug): '([\w-]+)'/, (_match, key, id) => `${key}: '${toCopyId(id, copy)}'`),
    )
  })
  writeFileSync(file, head + list + copies.flat().join('') + tail)
}

/** Changes the letters of all names and texts. Equal texts would compress to almost nothing. */
function toCopy(source: string, copy: number): string {
  return source.replace(/(?:(?:name|title): )?(?:'[^'\n]*'|"[^"\n]*")/g, (text) => {
    const [, key = '', quoted = ''] = /^((?:name|title): )?(.*)$/.exec(text) ?? []
    return key || quoted.includes(' ') ? key + encipher(quoted, copy) : text
  })
}

const toCopyId = (id: string, copy: number) => `${encipher(id, copy)}-${copy}`

/** An affine cipher, which differs for at least 300 values of `key`. */
function encipher(text: string, key: number): string {
  const factor = [3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25, 1][key % 12] ?? 1
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97
    return String.fromCharCode(first + (((letter.charCodeAt(0) - first) * factor + Math.floor(key / 12) + 1) % 26))
  })
}

/** The text before the lines of the last list or record, those lines, and the text after them. */
function splitAtLastList(text: string): [head: string, list: string, tail: string] {
  const [opening] = [...text.matchAll(/^(?:export )?const .* = [[{]\n/gm)].slice(-1)
  const start = opening ? opening.index + opening[0].length : text.length
  const end = start + Math.max(0, text.slice(start).search(/^[\]}]/m))
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

const ratio = (before: number, after: number) => `${(after / before).toFixed(2)}x`
const seconds = (ms: number) => (ms / 1000).toFixed(1)

function printRow(first: string, ...cells: (string | number)[]): void {
  console.log(first.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(''))
}
