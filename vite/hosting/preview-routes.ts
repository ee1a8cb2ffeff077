import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { REVALIDATE, toFileName, UPGRADE } from './host-rules.ts'

/**
 * Makes `vite preview` respond as a static host does: with the headers of the build's `_headers`, about.html for `/about`,
 * a redirect to that from `/about/` and `/about.html`, and 404.html with status 404 for unknown paths.
 */
export function previewRoutes(): Plugin {
  return {
    name: 'preview-routes',
    configurePreviewServer({ config, middlewares }) {
      const outDir = join(config.root, config.build.outDir)

      middlewares.use((request, response, next) => {
        const [pathname = '/', query] = (request.url ?? '/').split('?')
        const isPage = (path: string) => existsSync(join(outDir, toFileName(path)))
        const [, page = ''] = /^(\/.*[^/])(?:\/|\.html)$/.exec(pathname) ?? []
        if (page && page !== '/404' && isPage(page)) {
          response
            .writeHead(301, { Location: page + (query === undefined ? '' : `?${query}`) })
            .end()
          return
        }
        // Read for every request, because a build may replace the file while the preview runs.
        for (const [name, value] of parseHeaders(
          readFileSync(join(outDir, '_headers'), 'utf8'),
          pathname,
        )) {
          response.setHeader(name, value.replace(`; ${UPGRADE}`, ''))
        }
        if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE)
        if (isPage(pathname)) request.url = `/${toFileName(pathname)}`
        next()
      })
      // Runs if Vite has found no file.
      return () =>
        middlewares.use((_request, response) => {
          response.removeHeader('Cache-Control')
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(readFileSync(join(outDir, '404.html')))
        })
    },
  }
}

/** Returns the headers of all blocks of a `_headers` file whose pattern, such as `/assets/*`, matches the path. */
function parseHeaders(file: string, pathname: string): [name: string, value: string][] {
  const blocks = file
    .split('\n\n')
    .filter((block) => pathname.startsWith(block.slice(0, block.indexOf('*'))))
  return blocks.flatMap((block) =>
    [...block.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  )
}
