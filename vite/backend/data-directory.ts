import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * The directory of the embedded backend and the enquiry inbox: `.data` in the project, or SOUTHBEAM_DATA_DIR. It can be
 * deleted while no server is running.
 */
export function getDataDirectory(root: string): string {
  return resolve(root, process.env.SOUTHBEAM_DATA_DIR || '.data')
}

/** Appends one line of JSON to a file. Creates the file and its directory if they are missing. */
export async function appendRecord(file: string, record: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // A single write, so that concurrent records cannot mix.
  await appendFile(file, `${JSON.stringify(record)}\n`)
}

/**
 * Locks a directory for this process and returns a function that unlocks it. Rejects if another process has locked it:
 * two embedded databases in one directory corrupt each other. The lock is a local port, which the system frees when the
 * process ends.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const server = createServer().unref()
  const port = 10_000 + (createHash('sha256').update(directory).digest().readUInt16BE() % 20_000)
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((cause: unknown) => {
    const message = `${directory} is in use by another server (port ${port}). Stop it, or set SOUTHBEAM_DATA_DIR to another directory.`
    throw new Error(message, { cause })
  })
  return promisify(server.close.bind(server))
}
