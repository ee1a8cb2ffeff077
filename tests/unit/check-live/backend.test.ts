import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { checkBackend } from '../../../scripts/check-live/check-backend'
import { listen } from '../../support/listen'

const ORIGIN = 'https://band.example'

let stop = async () => {}
afterEach(() => stop())

it.each([
  ['none', undefined],
  ['another site', 'https://old.example'],
])('says that browsers may not read Supabase if it permits %s', async (_, allowed) => {
  const server = await listen(
    createServer((_request, response) => {
      if (allowed) response.setHeader('Access-Control-Allow-Origin', allowed)
      response.end('[]')
    }),
  )
  ;({ stop } = server)
  const settings = { VITE_SUPABASE_URL: server.url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_1' }
  expect(await checkBackend({ url: ORIGIN, domain: ORIGIN, settings })).toEqual([
    { mark: '✗', text: expect.stringMatching(/^Browsers on https:\/\/band\.example may not read/) },
  ])
})
