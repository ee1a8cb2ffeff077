import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import type { App, Connection } from '@supabase/lite'
import { ensureVersionedFolder } from './versioned-folder.ts'

/** Runs SQL as the owner of the database, bypassing row-level security. Returns the rows of the last statement. */
export type RunSql = (statements: string) => Promise<Record<string, unknown>[]>

export type OpenDatabase = {
  connection: Connection
  runSql: RunSql
  /** Runs before the migrations. */
  prepare?: (app: App) => Promise<void>
}

const MIGRATIONS = 'supabase/migrations'
const SEED_FILE = 'supabase/seed.sql'

/** Copies an empty database to `path` if there is none. The empty one is kept, because creating it takes seconds. */
async function ensureDatabaseFiles(path: string): Promise<void> {
  if (existsSync(path)) return
  const empty = await ensureVersionedFolder(
    '.cache/database',
    '@supabase/lite',
    createDatabaseFiles,
  )
  // Under a temporary name, so that an interrupted start leaves no incomplete database.
  const draft = `${path}.draft`
  await rm(draft, { recursive: true, force: true })
  await cp(empty, draft, { recursive: true })
  await rename(draft, path)
}

/**
 * Creates the files of a Postgres database in a child process, because creating them takes about 700 MB, which Node does
 * not return to the system before it exits. Postgres fills its shared buffers with zeros at each start: with the usual 128 MB
 * in place of 8 a start takes four times as long.
 */
async function createDatabaseFiles(path: string): Promise<void> {
  const script = `
    import { PGlite } from '@supabase/lite/pglite'
    const database = new PGlite(process.argv[1])
    await database.exec('create role anon; create role authenticated; create role service_role bypassrls')
    await database.exec("alter system set shared_buffers = '8MB'")
    await database.close()`
  // V8's baseline compiler halves the time of such a short run.
  await promisify(execFile)(process.execPath, [
    '--liftoff-only',
    '--input-type=module',
    '--eval',
    script,
    path,
  ])
}

/** Opens the database at `path` in this process. Creates it if there is none. */
export async function openEmbeddedDatabase(path: string): Promise<OpenDatabase> {
  // Postgres is a large WebAssembly module. V8's baseline compiler is fast enough and saves about 70 MB.
  setFlagsFromString('--liftoff-only')
  const { createPgliteConnection } = await import('@supabase/lite/pglite')
  await ensureDatabaseFiles(path)
  const connection = await createPgliteConnection({ url: path })
  return {
    connection,
    async runSql(statements) {
      const results = await connection.driver.exec(statements)
      return results.at(-1)?.rows ?? []
    },
  }
}

/** Applies the pending files of `supabase/migrations`, and the seed if it has not run on this database. */
export async function migrateAndSeed(
  app: App,
  runSql: RunSql,
  publishableKey: string,
): Promise<void> {
  const { appliedVersions } = await import('@supabase/lite')
  await app.ensureSystemSchema()
  const applied = await appliedVersions(app.connection)
  const files = (await readdir(MIGRATIONS)).toSorted()
  const runFile = async (file: string, record = '') => {
    const sql = await readFile(file, 'utf8')
    await runSql(`begin;\n${sql}\n${record}\ncommit;`).catch((error: unknown) => {
      throw addAdvice(error, file)
    })
  }
  for (const file of files) {
    const [version = ''] = file.split('_')
    if (applied.includes(version)) continue
    const record = `insert into supabase_migrations.schema_migrations (version) values ('${version}');`
    await runFile(join(MIGRATIONS, file), record)
  }
  // The Supabase command line records the seed in the same table.
  const [seed] = await runSql(
    `select 1 from supabase_migrations.seed_files where path = '${SEED_FILE}'`,
  )
  if (!seed) {
    await runFile(
      SEED_FILE,
      `insert into supabase_migrations.seed_files (path, hash) values ('${SEED_FILE}', '');`,
    )
  }

  // On its first request @supabase/lite grants all privileges to all roles. Send that request, then revoke them.
  await app.fetch(
    new Request('http://localhost/rest/v1/events?limit=1', { headers: { apikey: publishableKey } }),
  )
  for (const file of files)
    if (file.endsWith('_privileges.sql')) await runFile(join(MIGRATIONS, file))
}

/** Adds the file and what to do to an error in SQL. Returns any other error, such as a full disk, unchanged. */
function addAdvice(error: unknown, file: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // Postgres has these classes for a lack of resources, for the system, and for its own faults.
  const isInSql = /^[0-9A-Z]{5}$/.test(code) && !/^(?:53|58|XX)/.test(code)
  if (!isInSql) return error
  const advice =
    'If a migration was changed after it ran, npm run db:reset creates the database again.'
  return new Error(`${file}: ${message}.\n${advice}`, { cause: error })
}

/** Reads the secret that signs sessions, or creates a random one. It is kept, so that sessions survive a restart. */
export async function readOrCreateJwtSecret(directory: string): Promise<string> {
  const file = join(directory, 'jwt-secret')
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFile(file, 'utf8')
}
