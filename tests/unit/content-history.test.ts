import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findContentFiles, getLastChange, readContentHistory } from '../../vite/prerender/content-history.ts'

const folder = mkdtempSync(join(tmpdir(), 'southbeam-history-'))
const repository = join(folder, 'site')

// A Git hook that runs the tests sets GIT_DIR, and these tests would write to the project's repository.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]

function git(directory: string, args: readonly string[], date = '2026-01-01T00:00:00Z') {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...author, ...args], {
    cwd: directory,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}

function commit(date: string, ...files: readonly string[]) {
  for (const file of files) {
    mkdirSync(join(repository, dirname(file)), { recursive: true })
    writeFileSync(join(repository, file), date)
  }
  git(repository, ['add', '.'], date)
  git(repository, ['commit', '-m', 'Change'], date)
}

beforeAll(() => {
  mkdirSync(repository)
  git(repository, ['init'])
  commit('2026-03-01T10:00:00+11:00', 'src/content/faq.ts', 'src/content/terms.ts', 'src/App.tsx')
  commit('2026-05-01T10:00:00+10:00', 'src/content/faq.ts', 'pictures/été.webp')
  commit('2026-06-01T10:00:00+10:00', 'src/App.tsx')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('readContentHistory', () => {
  it('has the last change of each content file', async () => {
    const history = await readContentHistory(repository)
    expect(Object.fromEntries(history)).toEqual({
      'src/content/faq.ts': new Date('2026-05-01T00:00Z'),
      'src/content/terms.ts': new Date('2026-02-28T23:00Z'),
      'pictures/été.webp': new Date('2026-05-01T00:00Z'),
    })
  })

  it('is empty in a shallow clone, where old files look new', async () => {
    const clone = join(folder, 'clone')
    git(folder, ['clone', '--depth', '1', `file://${repository}`, clone])
    expect(await readContentHistory(clone)).toEqual(new Map())
  })

  it('is empty outside a repository', async () => {
    expect(await readContentHistory(folder)).toEqual(new Map())
  })
})

describe('findContentFiles', () => {
  const imports: Record<string, string[]> = {
    '/site/src/pages/FaqPage.tsx': ['/site/src/content/faq.ts', '/site/src/components/Card.tsx', 'react'],
    '/site/src/content/faq.ts': ['/site/src/pages/FaqPage.tsx'],
    '/site/src/components/Card.tsx': ['/site/pictures/faq.webp?picture&importer=Card.tsx', '/site/src/sitemap.ts'],
    '/site/src/sitemap.ts': ['/site/src/content/service-names.ts'],
  }
  const lazyImports: Record<string, string[]> = { '/site/src/components/Card.tsx': ['/site/src/content/answers.ts'] }
  const getModule = (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: lazyImports[id] ?? [] })

  it('follows static and dynamic imports, but not into the sitemap', () => {
    expect(findContentFiles('/site', ['src/pages/FaqPage.tsx'], getModule)).toEqual(
      new Set(['src/content/faq.ts', 'pictures/faq.webp', 'src/content/answers.ts']),
    )
  })
})

describe('getLastChange', () => {
  const history = new Map([
    ['a', new Date('2026-01-01')],
    ['b', new Date('2026-02-01')],
  ])

  it('is the time of the newest file', () => {
    expect(getLastChange(new Set(['a', 'b', 'c']), history)).toEqual(new Date('2026-02-01'))
  })

  it('is unknown if no file has a history', () => {
    expect(getLastChange(new Set(['c']), history)).toBeUndefined()
  })
})
