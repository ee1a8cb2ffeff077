import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The folders of src/ that each folder may import, besides itself and npm packages. */
const allowed: Record<string, readonly string[]> = {
  lib: [],
  content: ['lib'],
  data: ['lib'],
  hire: ['content', 'lib'],
  suitability: ['content', 'hire', 'lib'],
  packages: ['content', 'hire', 'suitability', 'lib'],
  seo: ['content', 'hire', 'packages', 'lib', 'sitemap'],
  'components/ui': ['lib'],
  components: ['components/ui', 'content', 'data', 'hire', 'suitability', 'packages', 'seo', 'lib', 'sitemap'],
  layout: [
    'components/ui',
    'components',
    'content',
    'data',
    'hire',
    'suitability',
    'packages',
    'seo',
    'lib',
    'sitemap',
  ],
  pages: ['components/ui', 'components', 'content', 'data', 'hire', 'suitability', 'packages', 'seo', 'lib', 'sitemap'],
  admin: ['components/ui', 'components', 'content', 'data', 'hire', 'seo', 'lib', 'sitemap'],
}

const root = join(import.meta.dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

/** 'components/ui' for components/ui/Card.tsx, 'pages' for pages/home/HomePage.tsx, 'sitemap' for sitemap.ts. */
const getFolder = (file: string) =>
  file.startsWith('components/ui/') ? 'components/ui' : (file.split('/')[0] ?? '').replace(/\.tsx?$/, '')

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The modules that a file imports by relative path, without extension. */
function getImports(file: string): string[] {
  return [...read(file).matchAll(/(?:from\s+|import\s*\(?\s*)'(\.[^']+)'/g)]
    .map(([, specifier = '']) => join(dirname(file), specifier).replaceAll('\\', '/'))
    .filter((target) => !target.startsWith('../pictures/'))
}

describe('src/', () => {
  it('finds static and lazy imports with the pattern above', () => {
    expect(getImports('App.tsx')).toContain('sitemap')
    expect(getImports('components/pictures/ImageViewer.tsx')).toContain('components/pictures/ZoomableSlides')
  })

  it.each(Object.keys(allowed))('lets %s import only what its rule allows', (folder) => {
    const offenders = files
      .filter((file) => getFolder(file) === folder)
      .flatMap((file) => getImports(file).map((target) => ({ file, target })))
      .filter(({ target }) => getFolder(target) !== folder && !allowed[folder]?.includes(getFolder(target)))
    expect(offenders).toEqual([])
  })

  it('has a rule for every folder', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map(getFolder))
    expect([...folders].toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  it('imports only types from content/schemas/, so that no schema reaches the browser', () => {
    const offenders = files
      .filter((file) => !file.startsWith('content/schemas/'))
      .filter((file) => /^(?:import|export) (?!type )[^']*'[^']*\/schemas\//m.test(read(file)))
    expect(offenders).toEqual([])
  })

  it('uses Supabase and the network only in data/', () => {
    const offenders = files.filter(
      (file) => getFolder(file) !== 'data' && /\bfetch\(|@supabase\/|XMLHttpRequest/.test(read(file)),
    )
    expect(offenders).toEqual([])
  })
})
