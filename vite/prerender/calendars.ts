import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { createApiMiddleware } from '../backend/api-middleware.ts'
import { CALENDAR_TYPE } from '../hosting/host-rules.ts'
import { pictures } from '../pictures/pictures.ts'

/** Writes the calendar files of the weekly events when the site is built, and serves them under `npm run dev`. */
export function calendars(): Plugin {
  return {
    name: 'calendars',
    apply: (config, { command }) => command === 'serve' || !config.build?.ssr,
    async generateBundle() {
      for (const [path, source] of await createFiles(this.environment.config.root)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    configureServer({ config, middlewares }) {
      async function serve({ url }: Request): Promise<Response> {
        const file = (await createFiles(config.root)).get(new URL(url).pathname)
        return file
          ? new Response(file, { headers: { 'Content-Type': CALENDAR_TYPE } })
          : new Response(null, { status: 404 })
      }
      middlewares.use(createApiMiddleware(/^\/calendars\//, serve))
    },
  }
}

/** Loads the content each time, because it may have changed. */
async function createFiles(root: string): Promise<Map<string, string>> {
  const { module } = await runnerImport<typeof import('./calendar-files.ts')>(
    join(root, 'vite/prerender/calendar-files.ts'),
    { root, logLevel: 'error', plugins: [pictures()] },
  )
  return module.createCalendarFiles(new Date())
}
