import { join } from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { readSettings } from '../hosting/build-settings.ts'
import { createApiMiddleware } from './api-middleware.ts'
import { API_URL, EMBEDDED_KEY, openBackend } from './backend.ts'
import { appendRecord, getDataDirectory } from './data-directory.ts'

/**
 * Serves the backend in `supabase/` under `npm run preview`, and under `npm run dev` unless VITE_SUPABASE_URL is set,
 * even to an empty value (`VITE_SUPABASE_URL=`). Sets it to '/', which the site reads as its own origin.
 */
export function embeddedBackend(): Plugin {
  function serve(server: ViteDevServer | PreviewServer): void {
    // The server that renders pages during a build has no HTTP server.
    if (!server.httpServer) return
    const { root, logger } = server.config
    const directory = getDataDirectory(root)
    const backend = openBackend({
      directory,
      async sendMail(mail) {
        logger.info(`\n  Email to ${mail.to}: ${mail.subject}\n  ${mail.link ?? mail.text}\n`)
        await appendRecord(join(directory, 'mail.ndjson'), {
          at: new Date().toISOString(),
          ...mail,
        })
      },
    })
    server.httpServer.once('close', () => {
      backend.then(({ close }) => close()).catch(() => {}) // It did not start.
    })
    backend.catch((error: unknown) =>
      logger.error(`The embedded backend did not start. ${String(error)}`),
    )

    const answer = async (request: Request) => {
      const running = await backend.catch(() => null)
      if (running) return running.fetch(request)
      return Response.json(
        { message: 'The embedded backend did not start: see the terminal.' },
        { status: 503 },
      )
    }
    server.middlewares.use(createApiMiddleware(API_URL, answer))
  }

  return {
    name: 'embedded-backend',
    apply({ root = process.cwd() }, env) {
      const { settings, isLocal } = readSettings(root, env)
      return isLocal && settings.VITE_SUPABASE_URL === undefined
    },
    config: () => ({
      define: {
        'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('/'),
        'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(EMBEDDED_KEY),
      },
    }),
    configureServer: serve,
    configurePreviewServer: serve,
  }
}
