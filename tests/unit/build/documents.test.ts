import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const MIGRATIONS = 'supabase/migrations'

it('go-live names every table of the migrations, and saves and restores all but the admins', () => {
  const tables = readdirSync(MIGRATIONS)
    .flatMap((file) => [
      ...readFileSync(`${MIGRATIONS}/${file}`, 'utf8').matchAll(/^create table public\.(\w+)/gm),
    ])
    .map(([, table = '']) => table)
    .toSorted()
  const goLive = readFileSync('docs/go-live.md', 'utf8')
  const [, listed = ''] = /Table Editor lists (.*?), all empty/.exec(goLive) ?? []
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, table = '']) => table).toSorted()).toEqual(tables)
  const loops = [...goLive.matchAll(/^for table in (.*); do$/gm)].map(([, list = '']) =>
    list.split(' ').toSorted(),
  )
  const saved = tables.filter((table) => table !== 'admins')
  expect(loops).toEqual([saved, saved])
})
