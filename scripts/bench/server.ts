import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { listen } from '../../tests/support/listen'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** The page that every measurement is compared with. It has one line of text and nothing to load. */
export const BLANK_PATH = '/blank'
const BLANK_HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank page</title>
<meta name="description" content="A page without anything to load."><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"></head><body><main><h1>Blank</h1></main></body></html>`

/**
 * Serves a build as a static host does: its .br files over HTTP/1.1, `/about` from about.html, long caching for files with a
 * hash. The backend answers every read with an empty list.
 */
export function startServer(directory: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === BLANK_PATH) {
      response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(BLANK_HTML)
      return
    }
    if (pathname.startsWith('/rest/') || pathname.startsWith('/auth/')) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
      return
    }
    const candidates = [pathname === '/' ? 'index.html' : pathname, `${pathname}.html`].map((path) =>
      join(directory, path),
    )
    const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
    const served = file ?? join(directory, '404.html')
    const isCompressed = existsSync(`${served}.br`)
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[extname(served)] ?? 'application/octet-stream',
      'Cache-Control': /^\/(?:assets|pictures|fonts)\//.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    })
    response.end(readFileSync(isCompressed ? `${served}.br` : served))
  })
  return listen(server)
}
