import { join } from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { BUILT_IN_INBOX } from '../../src/data/built-in-inbox.ts'
import { readSettings } from '../hosting/build-settings.ts'
import { createApiMiddleware } from './api-middleware.ts'
import { appendRecord, getDataDirectory } from './data-directory.ts'

const INBOX_URL = new RegExp(`^${BUILT_IN_INBOX}(?:\\?|$)`)

/**
 * Receives enquiries at `BUILT_IN_INBOX` under `npm run preview`, and under `npm run dev` unless VITE_ENQUIRY_WEBHOOK_URL
 * is set. Appends each to `enquiries.ndjson` in the data directory and prints its sender in the terminal.
 */
export function enquiryInbox(): Plugin {
  function serve({ config, middlewares }: ViteDevServer | PreviewServer): void {
    const file = join(getDataDirectory(config.root), 'enquiries.ndjson')

    async function receive(request: Request): Promise<Response> {
      const enquiry = (await request.json().catch(() => null)) as Partial<
        Record<string, string>
      > | null
      if (!enquiry?.email) return new Response('Body is not an enquiry as JSON.', { status: 400 })
      const reference = new URL(request.url).searchParams.get('reference')
      await appendRecord(file, reference ? { ...enquiry, reference } : enquiry)
      config.logger.info(
        `\n  Enquiry ${reference} from ${enquiry.fullName} <${enquiry.email}>, saved in ${file}\n`,
      )
      return new Response(null, { status: 201 })
    }

    middlewares.use(createApiMiddleware(INBOX_URL, receive))
  }

  return {
    name: 'enquiry-inbox',
    apply({ root = process.cwd() }, env) {
      const { settings, isLocal } = readSettings(root, env)
      return isLocal && !settings.VITE_ENQUIRY_WEBHOOK_URL?.trim()
    },
    // The site uses the inbox if the variable is empty.
    config: () => ({ define: { 'import.meta.env.VITE_ENQUIRY_WEBHOOK_URL': '""' } }),
    configureServer: serve,
    configurePreviewServer: serve,
  }
}
