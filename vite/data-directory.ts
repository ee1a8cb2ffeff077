import { createHash } from 'node:crypto'
import { appendFile, mkdir, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Where the embedded backend and the enquiry inbox keep their files: `.data` in the project, or the directory that
 * SOUTHBEAM_DATA_DIR names. It is safe to delete while nothing is running.
 */
export function dataDirectory(root: string): string {
  return resolve(root, process.env.SOUTHBEAM_DATA_DIR || '.data')
}

/** Adds one line of JSON to a file, making the file and its directory where they are missing. */
export async function appendRecord(file: string, record: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // One write to a file opened for appending: two enquiries in the same moment cannot mix.
  await appendFile(file, `${JSON.stringify(record)}\n`)
}

/**
 * Claims a directory for this process and returns what gives it up again. Rejects where another process holds it:
 * two embedded databases in one directory destroy each other. The claim is a local socket and not a file, so that it
 * ends with the process however that ends.
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  const name = `southbeam-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  const server = createServer((socket) => socket.destroy())
  const listen = () =>
    new Promise<void>((done, failed) => {
      server.once('error', failed).listen(path, () => {
        server.off('error', failed)
        done()
      })
    })
  try {
    await listen()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (await answers(path)) {
      throw new Error(
        `${directory} is in use by another running server. Stop that one, or set SOUTHBEAM_DATA_DIR to another directory.`,
        { cause: error },
      )
    }
    await rm(path, { force: true }) // left behind by a process that was killed
    await listen()
  }
  server.unref()
  return () => new Promise((done) => server.close(() => done()))
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
