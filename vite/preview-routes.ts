import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets `vite preview` answer as a static host does: /eventsadmin with app.html, unknown paths with 404.html and
 * status 404.
 */
export function previewRoutes(): Plugin {
  return {
    name: 'preview-routes',
    configurePreviewServer({ config, middlewares }) {
      const outDir = join(config.root, config.build.outDir)
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isPageRequest = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (!isPageRequest || hasFile(outDir, pathname)) return next()
        const isAdmin = pathname === '/eventsadmin'
        response.statusCode = isAdmin ? 200 : 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(readFileSync(join(outDir, isAdmin ? 'app.html' : '404.html')))
      })
    },
  }
}

function hasFile(outDir: string, pathname: string): boolean {
  const file = join(outDir, safeDecode(pathname))
  return pathname === '/' || existsSync(`${file}.html`) || (existsSync(file) && statSync(file).isFile())
}

/** Returns a path with an invalid escape unchanged, so that the response is a 404 instead of an error. */
function safeDecode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
