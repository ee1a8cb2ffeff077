import { join } from 'node:path'
import type { Logger, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { readSettings } from '../hosting/build-settings.ts'
import { createApiMiddleware } from './api-middleware.ts'
import { API_URL, EMBEDDED_KEY, openBackend } from './backend.ts'
import { appendRecord, getDataDirectory } from './data-directory.ts'

/**
 * Serves the backend in `supabase/` under `npm run preview`, and under `npm run dev` unless VITE_SUPABASE_URL is set,
 * even to an empty value (`VITE_SUPABASE_URL=`). Sets it to '/', which the site reads as its own origin.
 */
export function embeddedBackend(): Plugin {
  let root = process.cwd()
  let isEmbedded = true

  function serve(server: ViteDevServer | PreviewServer): void {
    // The server that renders pages during a build has no HTTP server.
    if (!isEmbedded || !server.httpServer) return
    const { logger } = server.config
    const { backend, close } = startBackend(getDataDirectory(root), logger)
    backend.catch((error: unknown) =>
      logger.error(
        `The embedded backend did not start. ${String(error)}\nIf a migration was changed after it ran, npm run db:reset creates the database again.`,
      ),
    )
    server.httpServer.once('close', () => void close())

    const answer = async (request: Request) => {
      const running = await backend.catch(() => null)
      if (running) return running.fetch(request)
      return Response.json({ message: 'The embedded backend did not start: see the terminal.' }, { status: 503 })
    }
    server.middlewares.use(createApiMiddleware(API_URL, answer))
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
    configResolved(config) {
      root = config.root
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}

// When Vite restarts itself, it loads this module again and starts the new server before it stops the old one. The two
// cannot share a directory, so the backend of the old server is closed first.
const globals = globalThis as { closeSouthbeamBackend?: () => Promise<void> }

function startBackend(directory: string, logger: Logger) {
  const closePrevious = globals.closeSouthbeamBackend
  const backend = (async () => {
    await closePrevious?.()
    return openBackend({
      directory,
      async sendMail(mail) {
        logger.info(`\n  Email to ${mail.to}: ${mail.subject}\n  ${mail.link ?? mail.text}\n`)
        await appendRecord(join(directory, 'mail.ndjson'), { at: new Date().toISOString(), ...mail })
      },
    })
  })()
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= backend.then(
      (running) => running.close(),
      () => {}, // It did not start.
    )
    return closed
  }
  globals.closeSouthbeamBackend = close
  return { backend, close }
}
