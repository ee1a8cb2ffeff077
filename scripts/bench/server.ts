import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import sirv from 'sirv'
import { runnerImport } from 'vite'
import { listen } from '../../tests/support/listen'
import { writeCompressedFiles } from '../../vite/hosting/compressed-files'
import { IMMUTABLE, IMMUTABLE_FOLDERS } from '../../vite/hosting/host-rules'

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
  // A preview build contains no pictures. They are encoded on request, by the code of the commit that was built.
  const root = dirname(directory)
  const { module } = await runnerImport<typeof import('../../vite/pictures/pictures')>(
    join(root, 'vite/pictures/pictures.ts'),
    { root, configFile: false },
  )
  const sendPicture = module.servePictures(root)
  const server = createServer((request, response) => {
    if (/^\/(?:rest|auth)\//.test(request.url ?? ''))
      response.setHeader('Content-Type', 'application/json').end('[]')
    else
      sendFile(request, response, () =>
        sendPicture(request, response, () => response.writeHead(404).end()),
      )
  })
  return listen(server)
}
