import { join } from 'node:path'
import { loadEnv, type Logger, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { type Backend, EMBEDDED_KEY, openBackend, prepareDatabase } from './backend.ts'
import { appendRecord, dataDirectory } from './data-directory.ts'
import { quietImport } from './quiet-import.ts'

const PREFIXES = ['/auth/v1', '/rest/v1']
const NOT_STARTED = 'The embedded backend did not start: see the terminal.'

/**
 * `vite` and `vite preview` without a hosted project: serves `supabase/` from the same address as the pages.
 *
 * Off where VITE_SUPABASE_URL says which backend to use, even if it says none (`VITE_SUPABASE_URL=`). Otherwise the
 * address becomes '/', which the site reads as "wherever this page came from".
 */
export function embeddedBackend(): Plugin {
  let root = process.cwd()
  let isEmbedded = true

  async function serve(server: ViteDevServer | PreviewServer): Promise<void> {
    // A server without a listener serves no browser: it renders pages during a build.
    if (!isEmbedded || !server.httpServer) return
    const { logger } = server.config
    const share = shareBackend(dataDirectory(root), logger)
    share.backend.catch((error: unknown) => logger.error(`The embedded backend did not start. ${String(error)}`))
    server.httpServer.once('close', () => void share.release())

    // The library's plugin brings the bridge between Node's requests and its own.
    const { honoMiddleware } = await quietImport(() => import('@supabase/lite/vite'))
    const fetch: Backend['fetch'] = async (...call) => {
      const backend = await share.backend.catch(() => null)
      return backend ? backend.fetch(...call) : Response.json({ message: NOT_STARTED }, { status: 503 })
    }
    server.middlewares.use(honoMiddleware({ fetch } as Parameters<typeof honoMiddleware>[0], PREFIXES))
  }

  return {
    name: 'embedded-backend',
    config({ root: configured = process.cwd() }, { mode }) {
      isEmbedded = loadEnv(mode, configured).VITE_SUPABASE_URL === undefined
      const embedded = {
        'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('/'),
        'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(EMBEDDED_KEY),
      }
      return isEmbedded ? { define: embedded } : {}
    },
    async configResolved(config) {
      root = config.root
      // What goes wrong here goes wrong again when the backend is opened, which says so.
      if (config.command === 'serve' && isEmbedded) await prepareDatabase(dataDirectory(root)).catch(() => undefined)
      if (config.command !== 'build' || config.build.ssr) return
      const url = config.env.VITE_SUPABASE_URL as string | undefined
      config.logger.info(
        isEmbedded
          ? 'Backend of this build: the embedded one, for `npm run preview`. A deployment sets VITE_SUPABASE_URL.'
          : `Backend of this build: ${url || 'none (VITE_SUPABASE_URL is empty)'}`,
      )
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}

type Shared = { backend: Promise<Backend>; users: number }

// Vite reads its configuration anew when it restarts itself, and starts the new server before it stops the old one.
// Both must use the one database, so it is kept where a second copy of this module finds it.
const store = globalThis as { southbeamBackends?: Map<string, Shared> }
const shared = (store.southbeamBackends ??= new Map<string, Shared>())

function shareBackend(directory: string, logger: Logger): { backend: Promise<Backend>; release: () => Promise<void> } {
  const entry = shared.get(directory) ?? { backend: start(directory, logger), users: 0 }
  shared.set(directory, entry)
  entry.users++
  return {
    backend: entry.backend,
    async release() {
      if (--entry.users > 0) return
      shared.delete(directory)
      await entry.backend.then(
        (backend) => backend.close(),
        () => {}, // it never started
      )
    },
  }
}

function start(directory: string, logger: Logger): Promise<Backend> {
  return openBackend({
    directory,
    async sendMail(mail) {
      logger.info(`\n  Mail to ${mail.to}: ${mail.subject}\n  ${mail.link ?? mail.text}\n`)
      await appendRecord(join(directory, 'mail.ndjson'), { at: new Date().toISOString(), ...mail })
    },
  })
}
