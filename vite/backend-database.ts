import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { App } from '@supabase/lite'
import { quietImport } from './quiet-import.ts'

/** Runs SQL as the owner of the database, past every policy, and gives the last statement's rows. */
export type Sql = (statements: string) => Promise<Record<string, unknown>[]>

const SEED = 'supabase/seed.sql'

/**
 * Makes sure that there is a Postgres at `path` and gives the path back. A new one is made in a process of its own: that
 * takes some 700 MB, which only the end of a process gives back, and the quick compiler halves the time of so short a run.
 */
export async function ensureCluster(path: string): Promise<string> {
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

/** Applies what is pending in `supabase/migrations`, and the seed on the first start. */
export async function bringUpToDate(app: App, sql: Sql, publishableKey: string): Promise<void> {
  const { applyPendingMigrations } = await quietImport(() => import('@supabase/lite/cli'))
  const { applied, skipped } = await applyPendingMigrations(app)
  const migrations = [...skipped, ...applied]
  if (migrations.length === 0) throw new Error("No supabase/migrations here: start from the project's root.")
  await seedOnce(sql)

  // The first request makes the library grant everything to everyone. Let it, then take it back.
  await app.fetch(new Request('http://localhost/rest/v1/events?limit=1', { headers: { apikey: publishableKey } }))
  for (const migration of migrations) {
    if (migration.filename.endsWith('_privileges.sql')) await sql(migration.sql)
  }
}

/** Noted where the official command line notes it too: sample rows that were deleted do not come back. */
async function seedOnce(sql: Sql): Promise<void> {
  const [done] = await sql(`select 1 from supabase_migrations.seed_files where path = '${SEED}'`)
  if (done) return
  await sql(`begin;
${await readFile(SEED, 'utf8')}
insert into supabase_migrations.seed_files (path, hash) values ('${SEED}', '');
commit;`)
}

/** The key that signs sessions. Kept, so that a restart signs nobody out; made up here, so that nobody else can sign. */
export async function sessionSecret(directory: string): Promise<string> {
  const file = join(directory, 'jwt-secret')
  const fresh = randomBytes(32).toString('hex')
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}
