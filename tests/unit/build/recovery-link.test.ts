import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { company } from '../../../src/content/company'

it('sends the links in emails of the live project to its own admin page', () => {
  const config = readFileSync('supabase/config.toml', 'utf8')
  const page = `"${company.url}/eventsadmin"`
  expect(/^site_url = (.*)/m.exec(config)?.[1]).toBe(page)
  expect(/^additional_redirect_urls = (.*)/m.exec(config)?.[1]).toContain(page)
})
