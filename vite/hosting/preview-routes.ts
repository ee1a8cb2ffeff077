import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { HOST_FILES } from './host-files.ts'
import { findPage, REVALIDATE, safeDecode, toFileName, UPGRADE } from './host-rules.ts'

/**
 * Makes `vite preview` respond as a static host does: with the headers of the build's `_headers`, one path for each
 * page, and 404.html with status 404 for unknown paths.
 */
export function previewRoutes(): Plugin {
  return {
    name: 'preview-routes',
    configurePreviewServer({ config, middlewares }) {
      const outDir = join(config.root, config.build.outDir)
      const isPage = (path: string) => path !== '/404' && existsSync(join(outDir, toFileName(path)))

      middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return next()
        const { pathname, search } = splitPath(request.url ?? '/')
        // Read for every request, because a build may replace the file while the preview runs.
        for (const [name, value] of parseHeaders(readFileSync(join(outDir, '_headers'), 'utf8'), pathname)) {
          response.setHeader(name, value.replace(`; ${UPGRADE}`, ''))
        }
        if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE)

        const page = findPage(pathname, isPage)
        if (page && page !== pathname) return response.writeHead(301, { Location: page + search }).end()
        if (page) request.url = `/${toFileName(page)}${search}`
        else if (!isFile(outDir, pathname)) {
          response.removeHeader('Cache-Control')
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          return response.end(readFileSync(join(outDir, '404.html')))
        }
        next()
      })
    },
  }
}

/** Splits the URL of a request. `new URL` would read `//about` as a host and throw on `///`. */
function splitPath(url: string): { pathname: string; search: string } {
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  return { pathname, search }
}

/** Returns the headers of all blocks of a `_headers` file whose pattern, such as `/assets/*`, matches the path. */
function parseHeaders(file: string, pathname: string): [name: string, value: string][] {
  return file.split('\n\n').flatMap((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    const matches = pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern
    if (!matches) return []
    return lines.map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')]
    })
  })
}

/** Whether a path is a file that visitors can download. */
function isFile(outDir: string, pathname: string): boolean {
  const name = safeDecode(pathname)
  const file = join(outDir, name)
  return ![...HOST_FILES, '404.html'].includes(name.slice(1)) && existsSync(file) && statSync(file).isFile()
}
