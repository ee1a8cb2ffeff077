import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { readSettings } from '../hosting/build-settings.ts'
import { appendRecord, getDataDirectory } from './data-directory.ts'

const PATH = '/api/enquiries'
const MAX_BYTES = 64 * 1024

/**
 * Receives enquiries at /api/enquiries under `npm run preview`, and under `npm run dev` unless VITE_ENQUIRY_WEBHOOK_URL
 * is set. Appends each to `enquiries.ndjson` in the data directory and prints its sender in the terminal.
 */
export function enquiryInbox(): Plugin {
  let isOn = true

  function serve(server: ViteDevServer | PreviewServer): void {
    const { config } = server
    if (!isOn) return
    const file = join(getDataDirectory(config.root), 'enquiries.ndjson')

    async function saveEnquiry(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const enquiry = await readEnquiry(request)
      const reference = new URL(request.url ?? '/', 'http://localhost').searchParams.get('reference')
      await appendRecord(file, reference ? { reference, ...enquiry } : enquiry)
      const label = toLine(`${reference ?? 'without a reference'} from ${formatSender(enquiry)}`)
      config.logger.info(`\n  Enquiry ${label}, saved in ${file}\n`)
      response.writeHead(201).end()
    }

    server.middlewares.use(PATH, (request, response) => {
      saveEnquiry(request, response).catch((error: unknown) => sendError(response, error))
    })
  }

  return {
    name: 'enquiry-inbox',
    config({ root = process.cwd() }, env) {
      const { settings, isLocal } = readSettings(root, env)
      isOn = isLocal && !settings.VITE_ENQUIRY_WEBHOOK_URL?.trim()
      // The site uses the inbox if the variable is empty.
      return isOn ? { define: { 'import.meta.env.VITE_ENQUIRY_WEBHOOK_URL': '""' } } : {}
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}

class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function readEnquiry(request: IncomingMessage): Promise<object> {
  if (request.method !== 'POST') throw new HttpError(405, 'Use POST.')
  const [type] = (request.headers['content-type'] ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/json')
    throw new HttpError(415, 'Content-Type is not application/json.')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new HttpError(413, `Body is larger than ${MAX_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return parseEnquiry(Buffer.concat(chunks).toString('utf8'))
}

function parseEnquiry(text: string): object {
  let enquiry: unknown
  try {
    enquiry = JSON.parse(text)
  } catch {
    throw new HttpError(400, 'Body is not valid JSON.')
  }
  if (typeof enquiry !== 'object' || enquiry === null || Array.isArray(enquiry)) {
    throw new HttpError(400, 'Body is not a JSON object.')
  }
  return enquiry
}

function sendError(response: ServerResponse, error: unknown): void {
  const { status, message } = error instanceof HttpError ? error : new HttpError(500, 'The enquiry could not be saved.')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(status === 405 && { Allow: 'POST' }) }
  // The rest of the body is unread, so the connection cannot be used for another request.
  if (status === 413) response.shouldKeepAlive = false
  response.writeHead(status, headers).end(message)
}

function formatSender(enquiry: object): string {
  const { fullName, email } = enquiry as { fullName?: unknown; email?: unknown }
  return `${String(fullName)} <${String(email)}>`
}

/** One line without control characters, which could rewrite the terminal. */
const toLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200)
