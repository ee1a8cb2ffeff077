import { join } from 'node:path'
import type { Logger, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { API_PREFIXES, type Backend, EMBEDDED_KEY, openBackend, prepareDatabase } from './backend.ts'
import { readSettings } from '../hosting/build-settings.ts'
import { appendRecord, getDataDirectory } from './data-directory.ts'
import { importWithoutStdin } from './import-without-stdin.ts'

/**
 * Serves the backend in `supabase/` under `npm run preview`, and under `npm run dev` unless VITE_SUPABASE_URL is set,
 * even to an empty value (`VITE_SUPABASE_URL=`). Sets it to '/', which the site reads as its own origin.
 */
export function embeddedBackend(): Plugin {
  let root = process.cwd()
  let isEmbedded = true

  async function serve(server: ViteDevServer | PreviewServer): Promise<void> {
    // The server that renders pages during a build has no HTTP server.
    if (!isEmbedded || !server.httpServer) return
    const { logger } = server.config
    const { backend, release } = acquireBackend(getDataDirectory(root), logger)
    backend.catch((error: unknown) =>
      logger.error(
        `The embedded backend did not start. ${String(error)}\nIf a migration was changed after it ran, npm run db:reset creates the database again.`,
      ),
    )
    server.httpServer.once('close', release)

    const { honoMiddleware } = await importWithoutStdin(() => import('@supabase/lite/vite'))
    const fetch: Backend['fetch'] = async (...args) => {
      const running = await backend.catch(() => null)
      if (running) return running.fetch(...args)
      return Response.json({ message: 'The embedded backend did not start: see the terminal.' }, { status: 503 })
    }
    server.middlewares.use(honoMiddleware({ fetch } as Parameters<typeof honoMiddleware>[0], API_PREFIXES))
  }

  return {
    name: 'embedded-backend',
    config({ root: configRoot = process.cwd() }, env) {
      const { settings, isLocal } = readSettings(configRoot, env)
      isEmbedded = isLocal && settings.VITE_SUPABASE_URL === undefined
      if (!isEmbedded) return {}
      return {
        define: {
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('/'),
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(EMBEDDED_KEY),
        },
      }
    },
    async configResolved(config) {
      root = config.root
      // An error here recurs when the server opens the backend, which reports it.
      if (config.command === 'serve' && isEmbedded) await prepareDatabase(getDataDirectory(root)).catch(() => undefined)
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}

type SharedBackend = { backend: Promise<Backend>; users: number; closed?: Promise<void> }

// When Vite restarts itself, it loads this module again and starts the new server before it stops the old one. Both
// servers must use one backend, so it is kept on globalThis.
const globals = globalThis as { southbeamBackends?: Map<string, SharedBackend> }
const sharedBackends = (globals.southbeamBackends ??= new Map<string, SharedBackend>())

/** Starts the backend of a directory, or shares the running one. `release` closes it after its last user. */
function acquireBackend(directory: string, logger: Logger) {
  let entry = sharedBackends.get(directory)
  if (!entry || entry.closed) {
    entry = { backend: startBackend(directory, logger, entry?.closed), users: 0 }
    sharedBackends.set(directory, entry)
  }
  const shared = entry
  shared.users++
  return {
    backend: shared.backend,
    release: () => {
      if (--shared.users > 0) return
      shared.closed = shared.backend.then(
        (backend) => backend.close(),
        () => {}, // It did not start.
      )
    },
  }
}

/** Starts a backend after `previous`, the one that used the directory before, has closed. */
async function startBackend(directory: string, logger: Logger, previous?: Promise<void>): Promise<Backend> {
  await previous
  return openBackend({
    directory,
    async sendMail(mail) {
      logger.info(`\n  Email to ${mail.to}: ${mail.subject}\n  ${mail.link ?? mail.text}\n`)
      await appendRecord(join(directory, 'mail.ndjson'), { at: new Date().toISOString(), ...mail })
    },
  })
}
