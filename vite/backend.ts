import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { App as LiteApp } from '@supabase/lite'
import { bringUpToDate, ensureCluster, sessionSecret, type Sql } from './backend-database.ts'
import { claimDirectory } from './data-directory.ts'

/** What a client of the embedded backend sends as its key. It identifies the site and protects nothing. */
export const EMBEDDED_KEY = 'sb_publishable_embedded'

export type Mail = {
  to: string
  subject: string
  text: string
  /** The link that the text asks to follow. */
  link: string | null
}

export type Backend = {
  /** Answers a request to /auth/v1 or /rest/v1, one after another. */
  fetch: LiteApp['fetch']
  sql: Sql
  close: () => Promise<void>
}

type Options = {
  /** Where to keep the database and the key that signs sessions. */
  directory: string
  sendMail: (mail: Mail) => void | Promise<void>
  /** A hosted project confirms addresses by mail; the embedded backend takes them as they are. */
  confirmEmails?: boolean
}

/**
 * Makes the database's files where there are none yet. `openBackend` would do so too, but by then Vite is at work as
 * well, and the two together take more memory than either. Rejects where another process uses the directory.
 */
export async function prepareDatabase(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const release = await claimDirectory(directory)
  try {
    await ensureCluster(join(directory, 'db'))
  } finally {
    await release()
  }
}

/**
 * Starts the whole of `supabase/` on an embedded Postgres: pending migrations, the seed on the first start, and the
 * same REST and auth API as the hosted service. Run it from the project's root. Rejects where a migration fails or
 * another process uses the directory.
 *
 * It builds on the library's `App` and not on its Vite plugin, because the plugin
 * - grants everything to everyone when the first request arrives, which undoes the privileges migration;
 * - lets concurrent requests share the one connection, so that a visitor's statement can run in an admin's transaction;
 * - sends every recovery link to the home page, whatever page asked for it;
 * - takes the database's place from config.toml, where the official command line refuses it.
 */
export async function openBackend({ directory, sendMail, confirmEmails = false }: Options): Promise<Backend> {
  await mkdir(directory, { recursive: true })
  const undo = [await claimDirectory(directory)]
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    // Postgres is one large WebAssembly module: the quick compiler is enough for it, and takes some 70 MB less.
    setFlagsFromString('--liftoff-only')
    // Loaded here, because a build reads this file too and has no use for a database.
    const { App } = await import('@supabase/lite')
    const { createPgliteConnection } = await import('@supabase/lite/pglite')
    const connection = await createPgliteConnection({ url: await ensureCluster(join(directory, 'db')) })
    undo.push(() => connection.close())

    let asked = new URL('http://localhost')
    const app = new App({
      connection,
      api: { schemas: ['public'] },
      auth: {
        enabled: true,
        jwt_secret: await sessionSecret(directory),
        publishable_key: EMBEDDED_KEY,
        site_url: 'http://localhost',
        additional_redirect_urls: [],
        email: { enable_confirmations: confirmEmails },
      },
      options: {
        // Off, or a request without a key would skip the policies.
        server: { admin: false },
        drivers: {
          email: {
            async send({ to, subject, text = '' }) {
              await sendMail({ to, subject, ...withRealLink(text, asked) })
            },
          },
        },
      },
    })

    const inTurn = makeQueue()
    undo.push(() => inTurn(async () => {}))
    const sql: Sql = (statements) =>
      inTurn(async () => {
        const results = await connection.driver.exec(statements)
        return results.at(-1)?.rows ?? []
      })
    await app.init()
    await bringUpToDate(app, sql, EMBEDDED_KEY)

    return {
      fetch: (request, context) =>
        inTurn(() => {
          asked = new URL(request.url)
          return app.fetch(request, context)
        }),
      sql,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** One task after another: all requests share one connection, and with it the role that a transaction takes on. */
function makeQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task)
    last = result.catch(() => {})
    return result
  }
}

/** The link as the hosted service would write it: to the address in use, and back to the page that asked for it. */
function withRealLink(text: string, asked: URL): Pick<Mail, 'text' | 'link'> {
  const [written] = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text) ?? []
  if (!written) return { text, link: null }
  const link = new URL(written)
  link.protocol = asked.protocol
  link.host = asked.host
  link.searchParams.set('redirect_to', asked.searchParams.get('redirect_to') ?? asked.origin)
  return { text: text.replace(written, link.href), link: link.href }
}
