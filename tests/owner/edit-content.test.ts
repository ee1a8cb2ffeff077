import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// Edits a copy of the project as its owner would: only files in src/content.

const run = promisify(execFile)
const root = process.cwd()
const project = mkdtempSync(join(tmpdir(), 'owner-'))
const content = (file: string) => join(project, 'src/content', file)
const read = (file: string) => readFileSync(content(file), 'utf8')

/** Replaces the first match, which must exist. */
function edit(file: string, search: string | RegExp, replacement: (match: string) => string) {
  const before = read(file)
  const after = before.replace(search, replacement)
  if (after === before) throw new Error(`${file} does not contain ${search}`)
  writeFileSync(content(file), after)
}

/** Adds copies of the first entry of a list, with another id and other words. */
function copyEntry(file: string, list: RegExp, changes: readonly ((entry: string) => string)[]) {
  edit(file, new RegExp(`(${list.source})(  \\{\\n[\\s\\S]*?\\n  \\},\\n)`), (match) => {
    const entry = match.slice(match.lastIndexOf('  {\n    id:'))
    return match + changes.map((change) => change(entry)).join('')
  })
}

const replaceField = (entry: string, field: string, value: string) =>
  entry.replace(new RegExp(`^(    ${field}: )'[^']*'`, 'm'), (_, start: string) => `${start}'${value}'`)
const withIdAnd = (field: string, id: string, value: string) => (entry: string) =>
  replaceField(replaceField(entry, 'id', id), field, value)

beforeAll(() => {
  const skipped = ['node_modules', '.git', 'dist', 'dist-preview', 'test-results']
  cpSync(root, project, { recursive: true, filter: (path) => !skipped.includes(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('an owner who edits src/content', () => {
  it('finds new entries and longer texts on every page that shows them', async () => {
    const texts = readdirSync(content('.'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    for (const file of texts) {
      writeFileSync(
        content(file),
        read(file).replace(
          /([a-z]\.)(['`],?\n)/g,
          (_, end: string, quote: string) => `${end} Ask us about it.${quote}`,
        ),
      )
    }
    copyEntry(
      'equipment/lighting.ts',
      /defineHireItems\(\[\n/,
      Array.from({ length: 10 }, (_, index) => withIdAnd('name', `owner-lamp-${index}`, `Owner Lamp ${index}`)),
    )
    copyEntry('about/team.ts', /const people = \[\n/, [withIdAnd('name', 'owner-person', 'Olive Owner')])
    copyEntry('events/weekly-events.ts', /const entries = \[\n/, [withIdAnd('title', 'owner-night', 'Owner Night')])
    edit(
      'answers.ts',
      "      {\n        id: 'delivery-cost',",
      (match) => `      { id: 'owner-answer', question: 'Can the owner add a question?', answer: ['Yes.'] },\n${match}`,
    )
    edit('packages/weddings.ts', 'features: [\n', (match) => `${match}        'Owner feature of the tier',\n`)
    writeFileSync(
      content('services/silent-disco.ts'),
      read('services/karaoke.ts')
        .replace('export const karaoke', 'export const silentDisco')
        .replace("slug: 'karaoke'", "slug: 'silent-disco'")
        .replace("name: 'Karaoke'", "name: 'Silent Disco'"),
    )
    edit(
      'services.ts',
      'import { rovingInteractive }',
      (match) => `import { silentDisco } from './services/silent-disco'\n${match}`,
    )
    edit('services.ts', '  dancers,\n', (match) => `${match}  silentDisco,\n`)

    // Vitest sets NODE_ENV to 'test', with which React's development code would be built.
    const env = { ...process.env, NODE_ENV: 'production' }
    const log = await run('npx', ['vite', 'build', '--mode', 'preview'], { cwd: project, env })
    expect(log.stdout).toContain('built in')

    const page = (file: string) => readFileSync(join(project, 'dist-preview', file), 'utf8')
    // A page without services has their names in its menus, but not their texts.
    const scripts = [...page('terms.html').matchAll(/\/(assets\/[\w-]+\.js)/g)]
      .map(([, file = '']) => page(file))
      .join()
    expect(scripts.includes('Silent Disco')).toBe(true)
    expect(scripts.includes('Your turn to sing')).toBe(false)
    expect(page('services/silent-disco.html')).toContain('Ask us about it.')
    expect(page('services.html')).toContain('Silent Disco')
    expect(page('av-hire/owner-lamp-9.html')).toContain('Owner Lamp 9')
    expect(page('av-hire.html')).toContain('Owner Lamp 0')
    expect(page('team.html')).toContain('Olive Owner')
    expect(page('upcoming-events.html')).toContain('Owner Night')
    expect(page('faq.html')).toContain('Can the owner add a question?')
    expect(page('packages/weddings.html')).toContain('Owner feature of the tier')
    expect(page('upcoming-events/owner-night.html')).toContain('Owner Night')
    expect(page('calendars/owner-night.ics')).toContain('SUMMARY:Owner Night')
    expect(page('calendars/weekly-events.ics')).toContain('SUMMARY:Owner Night')
    for (const path of ['/services/silent-disco', '/av-hire/owner-lamp-9', '/upcoming-events/owner-night']) {
      expect(page('sitemap.xml')).toContain(`${path}</loc>`)
    }
    const jsonLd = (file: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page(file))?.[1]
    expect(jsonLd('services/silent-disco.html')).toContain('"name":"Silent Disco"')
    expect(jsonLd('upcoming-events/owner-night.html')).toContain('"name":"Owner Night"')
  })

  it('is told in which file a slug does not exist, a price is missing, or a picture has no alt text', async () => {
    const removeAlt = (match: string) => `image: ${/\w+Picture/.exec(match)?.[0]},\n`
    edit('advice/event-kinds.ts', "slug: 'weddings'", () => "slug: 'wedings'")
    edit('services/dancers.ts', /  startingFrom: .*\n/, () => '')
    edit('services/roving-interactive.ts', /image: \{ \.\.\.(\w+)[\s\S]*?\},\n/, removeAlt)
    const check = run('npx', ['tsc', '--project', 'tsconfig.browser.json', '--incremental', 'false'], { cwd: project })
    const output = await check.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
    const getErrors = (file: string) =>
      output
        .split(/\n(?=src)/)
        .filter((error) => error.startsWith(`src/content/${file}`))
        .join('\n')
    expect(getErrors('advice/event-kinds.ts')).toMatch(/"wedings"/)
    expect(getErrors('services/dancers.ts')).toMatch(/'startingFrom' is missing/)
    expect(getErrors('services/roving-interactive.ts')).toMatch(/'alt' is missing/)
  })
})
