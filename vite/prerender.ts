import { readFileSync, existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { compile, optimize } from '@tailwindcss/node'
import { build, type Manifest, type Plugin } from 'vite'

/** Bytes after brotli. The HTML's is what fits into the first flight of a TCP connection. */
const BUDGET = { html: 14_600, js: 100_000, fonts: 40_000 }

type Renderer = typeof import('../src/prerender.tsx')

/**
 * After the client build: renders every public page of the sitemap to `dist/`, with the CSS that it uses inlined and
 * its chunks preloaded, beside `404.html`, a bare `app.html`, `sitemap.xml` and `robots.txt`.
 * The build fails where a page is over budget. `vite preview` gets the answers of a static host.
 */
export function prerenderPages(): Plugin {
  let root = process.cwd()
  let outDir = 'dist'
  let mode = 'production'
  let writesSite = false

  return {
    name: 'prerender-pages',
    config: (_, { command }) => (command === 'build' ? { build: { manifest: true } } : {}),
    configResolved(config) {
      root = config.root
      outDir = join(root, config.build.outDir)
      mode = config.mode
      writesSite = config.command === 'build' && !config.build.ssr
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (writesSite && !error) await writePages(root, outDir, mode)
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost')
        const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (!asksForPage || hasFile(outDir, url.pathname)) return next()
        const isAdmin = url.pathname === '/eventsadmin'
        response.statusCode = isAdmin ? 200 : 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(readFileSync(join(outDir, isAdmin ? 'app.html' : '404.html')))
      })
    },
  }
}

function hasFile(outDir: string, pathname: string): boolean {
  const base = join(outDir, safeDecode(pathname))
  return pathname === '/' || existsSync(`${base}.html`) || (existsSync(base) && statSync(base).isFile())
}

/** A path with a broken escape is a path to nowhere, not an error of the server. */
function safeDecode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

async function writePages(root: string, outDir: string, mode: string): Promise<void> {
  const { render, publicPaths, siteUrl } = await loadRenderer(root, mode)
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
  const { shell, stylesheet } = splitShell(await readFile(join(outDir, 'index.html'), 'utf8'))
  const entryFiles = chunksOf(manifest, 'index.html')
  const size = sizer(outDir)
  const rows: { file: string; html: number; js: number }[] = []

  async function writePage(url: string, file: string) {
    const { head, html, path, module } = await render(url)
    const pageFiles = [...chunksOf(manifest, module)].filter((chunk) => !entryFiles.has(chunk))
    const preloads = pageFiles.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`)
    const styles = `<style>${await pageStyles(root, html)}</style><link rel="stylesheet" href="/${stylesheet}" media="print" data-full-styles>`
    const page = shell
      .replace('<!--app-head-->', () => head + styles + preloads.join(''))
      .replace('<!--app-path-->', () => path)
      .replace('<!--app-html-->', () => html)
    for (const [, picture = ''] of page.matchAll(/(\/pictures\/[\w/-]+\.(?:avif|webp))/g)) {
      if (!existsSync(join(outDir, picture))) throw new Error(`${url} shows ${picture}, which the build did not make`)
    }
    const target = join(outDir, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, page)
    const js = [...entryFiles, ...pageFiles].reduce((sum, chunk) => sum + size(chunk), 0)
    rows.push({ file, html: brotliSize(page), js })
  }

  for (const url of publicPaths) await writePage(url, url === '/' ? 'index.html' : `${url.slice(1)}.html`)
  await writePage('/404', '404.html')
  await writeFile(
    join(outDir, 'app.html'),
    shell
      .replace(
        '<!--app-head-->',
        () => `<meta name="robots" content="noindex"><link rel="stylesheet" href="/${stylesheet}">`,
      )
      .replace('<!--app-path-->', '')
      .replace('<!--app-html-->', ''),
  )
  await writeFile(join(outDir, 'sitemap.xml'), sitemapXml(siteUrl, publicPaths))
  await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
  await rm(join(outDir, '.vite'), { recursive: true })
  report(rows, preloadedFonts(shell, outDir))
}

async function loadRenderer(root: string, mode: string): Promise<Renderer> {
  const rendererDir = join(root, 'node_modules/.cache/prerender')
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: rendererDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  })
  return import(`${pathToFileURL(join(rendererDir, 'prerender.js')).href}?built=${Date.now()}`)
}

/** Takes the stylesheet's link out of the built index.html: pages inline what they use of it. */
function splitShell(index: string): { shell: string; stylesheet: string } {
  const link = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/.exec(index)
  if (!link?.[1]) throw new Error('The built index.html links no stylesheet')
  for (const marker of ['<!--app-head-->', '<!--app-path-->', '<!--app-html-->']) {
    if (!index.includes(marker)) throw new Error(`index.html has lost its marker ${marker}`)
  }
  return { shell: index.replace(link[0], ''), stylesheet: link[1] }
}

/** The part of the stylesheet that a page's HTML uses, compiled from the classes in it. */
async function pageStyles(root: string, html: string): Promise<string> {
  const compiler = await compile(await readFile(join(root, 'src/styles.css'), 'utf8'), {
    base: join(root, 'src'),
    onDependency: () => undefined,
  })
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => unescapeHtml(value).split(/\s+/))
  // The whole stylesheet is linked for print from the start: what is only for paper need not be inlined too.
  const used = [...new Set(classes)].filter((name) => !name.startsWith('print:'))
  const css = optimize(compiler.build(used), { minify: true }).code.trim()
  if (/<\/style/i.test(css)) throw new Error('The CSS would close its own <style>')
  return css
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }
const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** The files of a module and of everything that it imports statically. */
function chunksOf(manifest: Manifest, id: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[id]
  if (!chunk) throw new Error(`The build's manifest has no ${id}`)
  if (!seen.has(chunk.file)) {
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen)
  }
  return seen
}

function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function sizer(outDir: string): (file: string) => number {
  const known = new Map<string, number>()
  return (file) => {
    const size = known.get(file) ?? brotliSize(readFileSync(join(outDir, file)))
    known.set(file, size)
    return size
  }
}

function preloadedFonts(shell: string, outDir: string): number {
  return [...shell.matchAll(/rel="preload" href="(\/fonts\/[^"]+)"/g)].reduce(
    (sum, [, href = '']) => sum + statSync(join(outDir, href)).size,
    0,
  )
}

function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path === '/' ? '/' : path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Prints what each page weighs, and throws where one is over budget. */
function report(rows: readonly { file: string; html: number; js: number }[], fonts: number): void {
  const over = rows.filter((row) => row.html > BUDGET.html || row.js > BUDGET.js)
  console.log(`\n${'page'.padEnd(46)}${'html'.padStart(8)}${'js'.padStart(9)}   bytes, brotli`)
  for (const row of rows) {
    const mark = over.includes(row) ? '  OVER BUDGET' : ''
    console.log(`${row.file.padEnd(46)}${String(row.html).padStart(8)}${String(row.js).padStart(9)}${mark}`)
  }
  console.log(`${'budget'.padEnd(46)}${String(BUDGET.html).padStart(8)}${String(BUDGET.js).padStart(9)}`)
  console.log(`fonts preloaded: ${fonts} of ${BUDGET.fonts} bytes\n`)
  if (over.length > 0) throw new Error(`Over budget: ${over.map((row) => row.file).join(', ')}`)
  if (fonts > BUDGET.fonts) throw new Error(`The preloaded fonts weigh ${fonts} bytes, over ${BUDGET.fonts}`)
}
