import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openBackend } from '../../../vite/backend/backend.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The directory of a backend that was started and stopped. */
    template: string
  }
}

/** Vitest's global setup of the project "backend": creates a database, which takes seconds, for all files to copy. */
export default async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'site-template-'))
  const backend = await openBackend({ directory, sendMail: () => undefined })
  await backend.close()
  project.provide('template', directory)
  return () => rm(directory, { recursive: true, force: true })
}
