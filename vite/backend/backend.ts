import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory } from './data-directory.ts'
import {
  migrateAndSeed,
  type OpenDatabase,
  openEmbeddedDatabase,
  readOrCreateJwtSecret,
  type RunSql,
} from './database.ts'
import { createStorageAdapter } from './storage.ts'

/** The publishable key of the embedded backend. It identifies the site and is not a secret. */
export const EMBEDDED_KEY = 'sb_publishable_embedded'

/** The URLs that the backend answers. */
export const API_URL = /^\/(?:auth|rest|storage)\/v1\//

/** `link` is the verification link in the text. */
export type Mail = { to: string; subject: string; text: string; link: string | null }

export type Backend = Awaited<ReturnType<typeof openBackend>>

type Options = {
  /** Where to keep the database, the uploaded files and the secret that signs sessions. */
  directory: string
  sendMail: (mail: Mail) => void | Promise<void>
  /** Whether a new account has to confirm its address by mail, as in the hosted project. Off by default. */
  confirmEmails?: boolean
  /** Opens a database that takes the place of the embedded one. */
  openDatabase?: () => Promise<OpenDatabase>
}

/**
 * Starts the backend in `supabase/` on an embedded Postgres: pending migrations, the seed on the first start, and the
 * REST, auth and storage API of the hosted service. The current directory must be the project's root. Rejects if a
 * migration fails or another process uses the directory.
 *
 * It uses the `App` of @supabase/lite instead of its Vite plugin, because the plugin
 * - grants all privileges to all roles on the first request, which undoes the privileges migration;
 * - runs concurrent requests on one connection, so that a visitor's statement can run in an admin's transaction;
 * - sends every recovery link to the home page instead of the page that requested it;
 * - reads the location of the database from config.toml, where the Supabase command line rejects such a key.
 */
export async function openBackend({
  directory,
  sendMail,
  confirmEmails = false,
  openDatabase = () => openEmbeddedDatabase(join(directory, 'db')),
}: Options) {
  await mkdir(directory, { recursive: true })
  const cleanups = [await lockDirectory(directory)]
  const close = async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  }
  try {
    // Imported here, because a build also loads this file but needs no database.
    const { App, setExperimental } = await import('@supabase/lite')
    const { connection, runSql: runSqlNow, prepare } = await openDatabase()
    cleanups.push(() => connection.close())

    let lastRequestUrl = new URL('http://localhost')
    setExperimental('storage', true)
    const app = new App({
      connection,
      api: { schemas: ['public'] },
      auth: {
        enabled: true,
        jwt_secret: await readOrCreateJwtSecret(directory),
        publishable_key: EMBEDDED_KEY,
        site_url: 'http://localhost',
        additional_redirect_urls: [],
        email: { enable_confirmations: confirmEmails },
      },
      storage: { enabled: true },
      options: {
        // With `admin` on, a request without a key would bypass the policies.
        server: { admin: false },
        drivers: {
          email: {
            async send({ to, subject, text = '' }) {
              await sendMail({ to, subject, ...rewriteVerifyLink(text, lastRequestUrl) })
            },
          },
        },
      },
    })

    // App has no public way to set it. An update of the pinned version may rename it: every test of stored pictures fails then.
    // oxlint-disable-next-line no-underscore-dangle
    app._storageAdapter = createStorageAdapter(join(directory, 'storage'))

    const runExclusive = createMutex()
    // Wait for the running request before the connection closes.
    cleanups.push(() => runExclusive(async () => {}))
    const runSql: RunSql = (statements) => runExclusive(() => runSqlNow(statements))
    await app.init()
    await prepare?.(app)
    await migrateAndSeed(app, runSql, EMBEDDED_KEY)

    return {
      /** Answers a request that matches `API_URL`. Concurrent requests are answered one after another. */
      async fetch(request: Request): Promise<Response> {
        const response = await runExclusive(() => {
          lastRequestUrl = new URL(request.url)
          return app.fetch(request)
        })
        response.headers.set('X-Content-Type-Options', 'nosniff')
        return response
      },
      sql: runSql,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns a function that runs one task at a time. All requests share one connection and its current role. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => {})
    return result
  }
}

/** Rewrites the link to the requested host, and back to the page that config.toml allows, whatever page was requested. */
function rewriteVerifyLink(text: string, requestUrl: URL): Pick<Mail, 'text' | 'link'> {
  const [original] = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text) ?? []
  if (!original) return { text, link: null }
  const link = new URL(original)
  link.protocol = requestUrl.protocol
  link.host = requestUrl.host
  link.searchParams.set('redirect_to', `${requestUrl.origin}/eventsadmin`)
  return { text: text.replace(original, link.href), link: link.href }
}
