import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What each folder of src/ may import besides itself and packages. */
const allowed: Record<string, readonly string[]> = {
  content: [],
  lib: [],
  data: ['lib'],
  quote: ['content', 'lib'],
  components: ['content', 'quote', 'lib', 'sitemap'],
  layout: ['components', 'content', 'quote', 'sitemap', 'lib'],
  pages: ['components', 'content', 'data', 'quote', 'lib', 'sitemap'],
  admin: ['components', 'content', 'data', 'lib', 'sitemap'],
  dev: ['components', 'content', 'lib', 'sitemap'],
}

const root = join(import.meta.dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

/** 'pages' for pages/home/HomePage.tsx, 'sitemap' for sitemap.ts. */
const folderOf = (file: string) => (file.split('/')[0] ?? '').replace(/\.tsx?$/, '')

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const specifiers = [...source.matchAll(/(?:from\s+|import\s*\(?\s*)'(\.[^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  )
  return specifiers.map((specifier) => relative(root, join(root, dirname(file), specifier)))
}

describe('imports between folders', () => {
  it('finds the source', () => {
    expect(files.length).toBeGreaterThan(80)
    expect(importsOf('App.tsx')).toContain('sitemap')
  })

  it.each(Object.keys(allowed))('%s imports only what it may', (folder) => {
    const offences = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => importsOf(file).map((target) => ({ file, target: folderOf(target) })))
      .filter(({ target }) => target !== folder && !allowed[folder]?.includes(target))
    expect(offences).toEqual([])
  })

  it('no folder stands outside the rule', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map(folderOf))
    expect([...folders].toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  it('only data/ touches the network', () => {
    const offenders = files.filter(
      (file) =>
        folderOf(file) !== 'data' &&
        /\bfetch\(|@supabase\/supabase-js|XMLHttpRequest/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(offenders).toEqual([])
  })
})
