import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hireTerms } from '../../../src/content/terms/hire-terms'

it('writes times as on a 12-hour clock, in the terms of hire and the sample events', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  expect(JSON.stringify(hireTerms) + seed).not.toMatch(/\b\d{1,2}:\d{2}\b/)
})
