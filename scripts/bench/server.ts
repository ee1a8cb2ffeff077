import { createServer } from 'node:http'
import { dirname } from 'node:path'
import sirv from 'sirv'
import { listen } from '../../tests/support/listen'
import { writeCompressedFiles } from '../../vite/hosting/compressed-files'
import { IMMUTABLE, IMMUTABLE_FOLDERS } from '../../vite/hosting/host-rules'
import { servePictures } from '../../vite/pictures/pictures'

/** The page that every measurement is compared with. It has one line of text and nothing to load. */
export const BLANK_PATH = '/blank'
const BLANK_HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank page</title>
<meta name="description" content="A page without anything to load."><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"></head><body><main><h1>Blank</h1></main></body></html>`

/**
 * Serves a build as a static host does: compressed over HTTP/1.1, `/about` from about.html, long caching for files with a
 * hash. The backend answers every read with an empty list.
 */
export async function startServer(directory: string) {
  await writeCompressedFiles(directory)
  const sendFile = sirv(directory, {
    brotli: true,
    setHeaders(response, path) {
      const hasHash = IMMUTABLE_FOLDERS.some((folder) => path.startsWith(`/${folder}/`))
      response.setHeader('Cache-Control', hasHash ? IMMUTABLE : 'no-cache')
    },
  })
  // A build for the preview has no pictures.
  const sendPicture = servePictures(dirname(directory))
  const server = createServer((request, response) => {
    if (request.url === BLANK_PATH)
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(BLANK_HTML)
    else if (/^\/(?:rest|auth)\//.test(request.url ?? ''))
      response.setHeader('Content-Type', 'application/json').end('[]')
    else
      sendFile(request, response, () =>
        sendPicture(request, response, () => response.writeHead(404).end()),
      )
  })
  return listen(server)
}
