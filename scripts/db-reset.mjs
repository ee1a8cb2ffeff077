// Deletes the embedded database with everything in it, also the office's enquiries, the uploaded pictures, and the secret
// that signs sessions, unless a server uses them. The next `npm run dev` creates a new database with the sample events and
// the sample admin. Keeps what the inbox and the mails have written: enquiries.ndjson and mail.ndjson.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

// TypeScript that Node 20 cannot run directly.
const { module } = await runnerImport('./vite/backend/data-directory.ts', { logLevel: 'error' })
const directory = module.getDataDirectory(process.cwd())
try {
  await module.lockDirectory(directory)
} catch (error) {
  console.error(`Deleted nothing. ${error.message}`)
  process.exit(1)
}
for (const name of ['db', 'db.draft', 'storage', 'jwt-secret'])
  rmSync(join(directory, name), { recursive: true, force: true })
console.log(
  `Deleted the database and the uploaded pictures in ${directory}. The next start creates a new one.`,
)
