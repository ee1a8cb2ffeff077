import { join } from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { readSettings } from '../hosting/build-settings.ts'
import { createApiMiddleware } from './api-middleware.ts'
import { appendRecord, getDataDirectory } from './data-directory.ts'

const INBOX_URL = /^\/api\/enquiries(?:\?|$)/

/**
 * Receives enquiries at /api/enquiries under `npm run preview`, and under `npm run dev` unless VITE_ENQUIRY_WEBHOOK_URL
 * is set. Appends each to `enquiries.ndjson` in the data directory and prints its sender in the terminal.
 */
export function enquiryInbox(): Plugin {
  function serve({ config, middlewares }: ViteDevServer | PreviewServer): void {
    const file = join(getDataDirectory(config.root), 'enquiries.ndjson')

    async function receive(request: Request): Promise<Response> {
      if (request.method !== 'POST') return new Response('Use POST.', { status: 405, headers: { Allow: 'POST' } })
      // Other types need no permission by CORS, so that any site could send them.
      const isJson = /^application\/json(?:$|[\s;])/i.test(request.headers.get('Content-Type') ?? '')
      const enquiry = (isJson ? await request.json().catch(() => null) : null) as Partial<Record<string, string>> | null
      if (!enquiry?.email || typeof enquiry.email !== 'string')
        return new Response('Body is not an enquiry as JSON.', { status: 400 })
      const reference = new URL(request.url).searchParams.get('reference')
      await appendRecord(file, reference ? { ...enquiry, reference } : enquiry)
      const label = `${reference ?? 'without a reference'} from ${enquiry.fullName} <${enquiry.email}>`
      config.logger.info(`\n  Enquiry ${toLine(label)}, saved in ${file}\n`)
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

/** One line without control characters, which could rewrite the terminal. */
const toLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200)
