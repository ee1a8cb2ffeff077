import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { appendRecord, dataDirectory } from './data-directory.ts'

const PATH = '/api/enquiries'
const MAX_BYTES = 64 * 1024

/**
 * `vite` and `vite preview` without a webhook: takes the enquiries that the form posts to /api/enquiries, keeps each
 * as a line of `enquiries.ndjson` in the data directory and says so in the terminal.
 * Off where VITE_ENQUIRY_WEBHOOK_URL is set. A deployed site has no such inbox.
 */
export function enquiryInbox(): Plugin {
  function serve(server: ViteDevServer | PreviewServer): void {
    const { config } = server
    if (config.env.VITE_ENQUIRY_WEBHOOK_URL) return
    const file = join(dataDirectory(config.root), 'enquiries.ndjson')
    server.middlewares.use(PATH, (request, response) => {
      receive(request)
        .then(
          async (enquiry) => {
            await appendRecord(file, enquiry)
            config.logger.info(`\n  Enquiry from ${summary(enquiry)}, kept in ${file}\n`)
            response.writeHead(201).end()
          },
          (error: unknown) => refuse(response, error),
        )
        .catch((error: unknown) => refuse(response, error))
    })
  }

  return {
    name: 'enquiry-inbox',
    configResolved(config) {
      if (config.command !== 'build' || config.build.ssr) return
      const webhook = config.env.VITE_ENQUIRY_WEBHOOK_URL as string | undefined
      config.logger.info(
        webhook
          ? `Enquiries of this build go to ${webhook}`
          : 'Enquiries of this build go to the inbox of `npm run preview`. A deployment sets VITE_ENQUIRY_WEBHOOK_URL.',
      )
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function receive(request: IncomingMessage): Promise<object> {
  if (request.method !== 'POST') throw new Refusal(405, 'Send enquiries with POST.')
  const [type] = (request.headers['content-type'] ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/json') throw new Refusal(415, 'Send enquiries as application/json.')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Refusal(413, `An enquiry may have ${MAX_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return parse(Buffer.concat(chunks).toString('utf8'))
}

function parse(text: string): object {
  let enquiry: unknown
  try {
    enquiry = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'That is not JSON.')
  }
  if (typeof enquiry !== 'object' || enquiry === null || Array.isArray(enquiry)) {
    throw new Refusal(400, 'An enquiry is a JSON object.')
  }
  return enquiry
}

function refuse(response: ServerResponse, error: unknown): void {
  const status = error instanceof Refusal ? error.status : 500
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(status === 405 && { Allow: 'POST' }) }
  // The rest of a body that is too large stays unread, so the connection cannot be used again.
  if (status === 413) response.shouldKeepAlive = false
  response.writeHead(status, headers).end(error instanceof Refusal ? error.message : 'The enquiry could not be kept.')
}

/** Name and address on one line. Control characters go: they could rewrite the terminal. */
function summary(enquiry: object): string {
  const { fullName, email } = enquiry as { fullName?: unknown; email?: unknown }
  const text = `${String(fullName)} <${String(email)}>`
  return text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200)
}
