import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, mkdir, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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
 * two embedded databases in one directory corrupt each other. The lock is a local socket instead of a file, so that it
 * ends when the process is killed.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const name = `southbeam-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  const server = createServer((socket) => socket.destroy())
  try {
    await once(server.listen(path), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (await isListening(path)) {
      throw new Error(
        `${directory} is in use by another server. Stop it, or set SOUTHBEAM_DATA_DIR to another directory.`,
        { cause: error },
      )
    }
    await rm(path, { force: true }) // A killed process leaves its socket behind.
    await once(server.listen(path), 'listening')
  }
  server.unref()
  return promisify(server.close.bind(server))
}

async function isListening(path: string): Promise<boolean> {
  const socket = createConnection(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
