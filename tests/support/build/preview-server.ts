import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { getFreePort } from '../listen'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server of `npm run preview`. */
    previewUrl: string
  }
}

/** Vitest's global setup of the project "build": serves the build as `npm run preview` does, with a new database. */
export default async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'site-build-'))
  const port = await getFreePort()
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--mode', 'preview']
  const server = spawn(
    process.execPath,
    [...vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    // The database prints every request that it refuses.
    { env: { ...process.env, LOCAL_DATA_DIR: directory }, stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  // Answers when the embedded database is ready.
  while (!(await fetch(`${url}/auth/v1/health`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('The preview server did not start.')
    await setTimeout(100)
  }
  project.provide('previewUrl', url)
  return async () => {
    server.kill()
    await ended
    await rm(directory, { recursive: true, force: true, maxRetries: 10 })
  }
}
