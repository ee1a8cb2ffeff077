import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBackend } from '../../vite/backend/backend'
import { generateTypes, TYPES_FILE } from './generate-types'

// A new database, because the one of `npm run dev` may have older migrations.
const directory = await mkdtemp(join(tmpdir(), 'site-types-'))
try {
  const backend = await openBackend({ directory, sendMail: () => undefined })
  await writeFile(TYPES_FILE, await generateTypes(backend.sql))
  await backend.close()
  console.log(`Wrote ${TYPES_FILE}.`)
} catch (error) {
  console.error(`Wrote nothing. ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await rm(directory, { recursive: true, force: true })
}
