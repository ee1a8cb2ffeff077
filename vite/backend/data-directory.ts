import { hash } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * The directory of the embedded backend and the enquiry inbox: `.data` in the project, or LOCAL_DATA_DIR. It can be
 * deleted while no server is running.
 */
export function getDataDirectory(root: string): string {
  return resolve(root, process.env.LOCAL_DATA_DIR || '.data')
}

/** Appends one line of JSON to a file. Creates the file and its directory if they are missing. */
export async function appendRecord(file: string, record: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // A single write, so that concurrent records cannot mix.
  await appendFile(file, `${JSON.stringify(record)}\n`)
}

/** How long a server waits for its directory: when Vite restarts itself, it starts the new server before it stops the old. */
const LOCK_TIMEOUT_MS = 5000

/**
 * Locks a directory for this process and returns a function that unlocks it. Rejects if another process has locked it:
 * two embedded databases in one directory corrupt each other. The lock is a local port, which the system frees when the
 * process ends.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const server = createServer().unref()
  const port = 10_000 + (hash('sha256', directory, 'buffer').readUInt16BE() % 20_000)
  const start = Date.now()
  for (;;) {
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening')
      return promisify(server.close.bind(server))
    } catch (cause) {
      const message = `${directory} is in use by a running server. Stop it, or set LOCAL_DATA_DIR to another directory.`
      if (Date.now() - start > LOCK_TIMEOUT_MS) throw new Error(message, { cause })
      await setTimeout(100)
    }
  }
}
