import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient as Client } from '@supabase/supabase-js'
import { inject } from 'vitest'
import { createApiMiddleware } from '../../../vite/backend/api-middleware.ts'
import {
  API_URL,
  type Backend,
  EMBEDDED_KEY,
  type Mail,
  openBackend,
} from '../../../vite/backend/backend.ts'
import { listen } from '../listen'
import { loadBuild } from '../site/stub-fetch'
import { openHostedDatabase } from './postgres'

export type { Client }

export const PASSWORD = 'correct horse'

/** Loads the data layer again, as a reload does, configured for the given backend. */
export const loadDataLayer = (url: string) => loadBuild({ url, key: EMBEDDED_KEY })

export type TestBackend = Pick<Backend, 'sql' | 'fetch'> & {
  url: string
  mails: Mail[]
  /** Creates a client that is not signed in, or that sends the given access token. */
  visitor: (accessToken?: string) => Client
  /** Creates a client that has signed up and is signed in. */
  signUp: (email: string) => Promise<Client>
  stop: () => Promise<void>
}

/**
 * Starts a server with its own database and the migrations and the seed of this project. The database is embedded, or in
 * `npm run test:postgres` one on a PostgreSQL server.
 */
export async function startBackend(
  options: { confirmEmails?: boolean } = {},
): Promise<TestBackend> {
  const directory = await mkdtemp(join(tmpdir(), 'site-test-'))
  const mails: Mail[] = []
  const postgresUrl = inject('postgresUrl')
  if (!postgresUrl) await cp(inject('template'), directory, { recursive: true })
  const backend = await openBackend({
    directory,
    sendMail: (mail) => void mails.push(mail),
    ...options,
    ...(postgresUrl && { openDatabase: () => openHostedDatabase(postgresUrl) }),
  })
  const handleRequest = createApiMiddleware(API_URL, async (request) => backend.fetch(request))
  const server = createServer((request, response) => {
    handleRequest(request, response, () => response.writeHead(404).end())
  })
  const { url, stop } = await listen(server)

  const visitor = (accessToken?: string) =>
    createClient(url, EMBEDDED_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: accessToken ? { Authorization: `Bearer ${accessToken}` } : {} },
    })

  return {
    url,
    mails,
    sql: backend.sql,
    fetch: (request: Request) => backend.fetch(request),
    visitor,
    async signUp(email) {
      const client = visitor()
      const { error } = await client.auth.signUp({ email, password: PASSWORD })
      if (error) throw error
      return client
    },
    async stop() {
      await stop()
      await backend.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
