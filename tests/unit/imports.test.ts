import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The folders of src/ that each folder may import, besides itself and packages. */
const allowed: Record<string, readonly string[]> = {
  lib: [],
  content: ['lib'],
  data: ['lib'],
  quote: ['content', 'lib'],
  plan: ['content', 'lib'],
  seo: ['content', 'plan', 'lib', 'sitemap'],
  'components/ui': ['lib'],
  components: ['components/ui', 'content', 'data', 'plan', 'quote', 'seo', 'lib', 'sitemap'],
  layout: ['components/ui', 'components', 'content', 'data', 'quote', 'seo', 'lib', 'sitemap'],
  pages: ['components/ui', 'components', 'content', 'data', 'plan', 'quote', 'seo', 'lib', 'sitemap'],
  admin: ['components/ui', 'components', 'content', 'data', 'seo', 'lib', 'sitemap'],
}

const root = join(import.meta.dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const modules = new Set(files.map((file) => file.replace(/\.tsx?$/, '')))

/** 'components/ui' for components/ui/Card.tsx, 'pages' for pages/home/HomePage.tsx, 'sitemap' for sitemap.ts. */
const getFolder = (file: string) =>
  file.startsWith('components/ui/') ? 'components/ui' : (file.split('/')[0] ?? '').replace(/\.tsx?$/, '')

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The modules that a file imports by relative path, without extension. */
function getImports(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)]
    .map(([, specifier = '']) => join(dirname(file), specifier).replaceAll('\\', '/'))
    .filter((target) => !target.includes('.webp?picture'))
}

const ANY_IMPORT = /(?:from\s+|import\s*\(?\s*)'(\.[^']+)'/g
/** Imports that run when a module is loaded. Cycles of type imports and dynamic imports are harmless. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'(]*?\sfrom\s+)?'(\.[^']+)'/gm

function findCycle(): string[] | null {
  const done = new Set<string>()
  function visit(module: string, trail: readonly string[]): string[] | null {
    if (trail.includes(module)) return [...trail.slice(trail.indexOf(module)), module]
    if (done.has(module) || !modules.has(module)) return null
    const file = files.find((candidate) => candidate.replace(/\.tsx?$/, '') === module) ?? ''
    for (const target of getImports(file, STATIC_IMPORT)) {
      const cycle = visit(target, [...trail, module])
      if (cycle) return cycle
    }
    done.add(module)
    return null
  }
  for (const module of modules) {
    const cycle = visit(module, [])
    if (cycle) return cycle
  }
  return null
}

describe('src/', () => {
  it('finds static and lazy imports with the patterns above', () => {
    expect(getImports('App.tsx', ANY_IMPORT)).toContain('sitemap')
    expect(getImports('App.tsx', STATIC_IMPORT)).toContain('sitemap')
    expect(getImports('components/pictures/ImageViewer.tsx', ANY_IMPORT)).toContain(
      'components/pictures/ZoomableSlides',
    )
    expect(getImports('components/pictures/ImageViewer.tsx', STATIC_IMPORT)).not.toContain(
      'components/pictures/ZoomableSlides',
    )
  })

  it.each(Object.keys(allowed))('lets %s import only what its rule allows', (folder) => {
    const offenders = files
      .filter((file) => getFolder(file) === folder)
      .flatMap((file) => getImports(file, ANY_IMPORT).map((target) => ({ file, target })))
      .filter(({ target }) => getFolder(target) !== folder && !allowed[folder]?.includes(getFolder(target)))
    expect(offenders).toEqual([])
  })

  it('has a rule for every folder', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map(getFolder))
    expect([...folders].toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  it('has no cycle', () => {
    expect(findCycle()).toBeNull()
  })

  it('uses Supabase and the network only in data/', () => {
    const offenders = files.filter(
      (file) => getFolder(file) !== 'data' && /\bfetch\(|@supabase\/|XMLHttpRequest/.test(read(file)),
    )
    expect(offenders).toEqual([])
  })
})
