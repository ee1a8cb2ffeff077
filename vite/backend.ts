import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { App as LiteApp } from '@supabase/lite'
import { claimDirectory } from './data-directory.ts'

/** What a client of the embedded backend sends as its key. It identifies the site and protects nothing. */
export const EMBEDDED_KEY = 'sb_publishable_embedded'

export type Mail = { to: string; subject: string; text: string; link: string | null }

export type Backend = {
  /** Answers a request to /auth/v1 or /rest/v1, one at a time. */
  fetch: LiteApp['fetch']
  /** Runs SQL as the owner of the database, past every policy, and gives the last statement's rows. */
  sql: (statements: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

type Options = {
  /** Where to keep the database. */
  directory: string
  sendMail: (mail: Mail) => void | Promise<void>
  /** A hosted project confirms addresses by mail; the embedded backend takes them as they are. */
  confirmEmails?: boolean
}

/**
 * Starts the whole of `supabase/` on an embedded Postgres: pending migrations, the seed on the first start, and the
 * same REST and auth API as the hosted service. Run it from the project's root. Rejects where a migration fails or the
 * directory is taken.
 *
 * It builds on the library's `App` and not on its Vite plugin, because the plugin
 * - grants everything to everyone when the first request arrives, which undoes the privileges migration;
 * - lets concurrent requests share the one connection, so that a visitor's statement can run in an admin's transaction;
 * - sends every recovery link to the home page, whatever page asked for it;
 * - takes the database's place from config.toml, where the official command line refuses it.
 */
export async function openBackend({ directory, sendMail, confirmEmails = false }: Options): Promise<Backend> {
  // Loaded here, because a build reads this file too and has no use for a database.
  const [{ App }, { applyPendingMigrations }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/cli'),
    import('@supabase/lite/pglite'),
  ])
  await mkdir(directory, { recursive: true })
  const release = await claimDirectory(directory)
  const connection = await createCluster(join(directory, 'db'))
    .then((url) => createPgliteConnection({ url }))
    .catch(async (error: unknown) => {
      await release()
      throw error
    })
  let requested = new URL('http://localhost')

  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: await secretOf(directory),
      publishable_key: EMBEDDED_KEY,
      site_url: 'http://localhost',
      additional_redirect_urls: [],
      email: { enable_confirmations: confirmEmails },
    },
    api: { schemas: ['public'] },
    options: {
      // Off, or a request without a key would skip the policies.
      server: { admin: false },
      drivers: {
        email: {
          send: async ({ to, subject, text = '' }) => {
            await sendMail({ to, subject, ...withRealLink(text, requested) })
          },
        },
      },
    },
  })

  let queue: Promise<unknown> = Promise.resolve()
  /** One task after another: all share one connection, and with it the role that a transaction takes on. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = queue.then(task)
    queue = result.catch(() => {})
    return result
  }

  const sql: Backend['sql'] = (statements) =>
    inTurn(async () => {
      const results = await connection.driver.exec(statements)
      return (results.at(-1)?.rows ?? []) as Record<string, unknown>[]
    })

  try {
    await app.init()
    const { applied, skipped } = await applyPendingMigrations(app)
    if (applied.length + skipped.length === 0) throw new Error('No supabase/migrations here: start from the project root.')
    await seedOnce(sql)
    // The first request makes the library grant everything to everyone. Let it, then take it back.
    await app.fetch(new Request('http://localhost/rest/v1/events?limit=1', { headers: { apikey: EMBEDDED_KEY } }))
    for (const { sql: statements } of [...skipped, ...applied].filter(isPrivileges)) await sql(statements)
  } catch (error) {
    await connection.close()
    await release()
    throw error
  }

  return {
    fetch: (request, context) =>
      inTurn(() => {
        requested = new URL(request.url)
        return app.fetch(request, context)
      }),
    sql,
    async close() {
      await queue
      await connection.close()
      await release()
    },
  }
}

const SEED = 'supabase/seed.sql'

/**
 * An empty Postgres, made on the first start. In a process of its own, because that takes some 700 MB which only the end
 * of a process gives back, and with the quick compiler, which halves the time of so short a run.
 */
async function createCluster(path: string): Promise<string> {
  if (existsSync(path)) return path
  const script = `
    import { PGlite } from '@supabase/lite/pglite'
    const database = new PGlite(process.argv[1])
    await database.waitReady
    await database.close()`
  // Made aside and renamed, so that an interrupted start leaves no half a database.
  const draft = `${path}.draft`
  await rm(draft, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, ['--liftoff-only', '--input-type=module', '--eval', script, draft])
  await rename(draft, path)
  return path
}

/** Migrations of this name only grant and revoke, and say so: they can be run again. */
const isPrivileges = (migration: { filename: string }) => migration.filename.endsWith('_privileges.sql')

/** Kept, so that a restart signs nobody out; made up on the spot, so that nobody else can sign a token. */
async function secretOf(directory: string): Promise<string> {
  const fresh = randomBytes(32).toString('hex')
  const file = join(directory, 'jwt-secret')
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

/** Noted where the official command line notes it too: deleted sample rows do not come back. */
async function seedOnce(sql: Backend['sql']): Promise<void> {
  const [done] = await sql(`select 1 from supabase_migrations.seed_files where path = '${SEED}'`)
  if (done) return
  const seed = await readFile(SEED, 'utf8')
  await sql(`begin;
${seed}
insert into supabase_migrations.seed_files (path, hash) values ('${SEED}', '');
commit;`)
}

/** The link as the hosted service would write it: to the address in use, and back to the page that asked for it. */
function withRealLink(text: string, requested: URL): Pick<Mail, 'text' | 'link'> {
  const [written] = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text) ?? []
  if (!written) return { text, link: null }
  const link = new URL(written)
  link.protocol = requested.protocol
  link.host = requested.host
  link.searchParams.set('redirect_to', requested.searchParams.get('redirect_to') ?? requested.origin)
  return { text: text.replace(written, link.href), link: link.href }
}
