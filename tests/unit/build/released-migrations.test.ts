import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Written by sha256sum when a database has run the migrations: see step 2 of docs/go-live.md. Until then there is none. */
const LIST = 'supabase/released.sha256'

it.skipIf(!existsSync(LIST))('keeps the migrations that a live database has run', () => {
  const released = readFileSync(LIST, 'utf8').trim().split('\n')
  const found = released.map((line) => {
    const path = line.slice(line.indexOf('supabase/'))
    return `${hash('sha256', readFileSync(path))}${line.slice(64, line.indexOf('supabase/'))}${path}`
  })
  expect(found, 'db push skips a changed file, so put the change into a new one').toEqual(released)
})
