import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { PriorityPicture } from '../../src/components/ui/priority-picture.ts'
import { company } from '../../src/content/company.ts'
import design from '../../tailwind.config.ts'
import { writeBuildInfo } from '../hosting/build-info.ts'
import { PREVIEW_MODE } from '../hosting/build-settings.ts'
import { writeCompressedFiles } from '../hosting/compressed-files.ts'
import { writeHostFiles } from '../hosting/host-files.ts'
import { createHeaders, toFileName } from '../hosting/host-rules.ts'
import { readPreview } from '../pictures/pictures.ts'
import {
  type Bundle,
  createJsMeter,
  type Measure,
  measureFonts,
  measurePage,
  reportSizes,
} from './budgets.ts'
import { compilePageLoader } from './page-loader.ts'
import { compilePageStyles } from './page-styles.ts'

type Renderer = typeof import('../../src/prerender.tsx')

/**
 * After the client build, renders every public page of the sitemap to `dist/`, with the CSS that it uses inlined and links
 * that preload its JavaScript. Also writes 404.html, sitemap.xml, robots.txt, the calendars of the weekly events, the admin
 * pages, which are empty, the files for hosts, and build.json. The build fails if a page is over budget.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // The toolbar of a phone's browser has the background colour of the site.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: design.theme.colors.night } },
    ],
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, output) {
        const chunks = Object.values(output).filter((file) => file.type === 'chunk')
        const bundle: Bundle = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        await writePages(this.environment.config, bundle, (message) => this.warn(message))
      },
    },
  }
}

async function writePages(
  { root, build: { outDir: name }, mode, env }: ResolvedConfig,
  bundle: Bundle,
  warn: (message: string) => void,
): Promise<void> {
  const outDir = join(root, name)
  const { render, publicPaths, adminPaths, siteUrl, createCalendarFiles } = await loadRenderer(
    root,
    mode,
  )
  const index = await readFile(join(outDir, 'index.html'), 'utf8')
  const { template, entry, stylesheet } = splitTemplate(index)
  const shellFiles = findFiles(bundle, 'src/main.tsx')
  const measureJs = await createJsMeter(outDir, bundle)
  const loader = await compilePageLoader(root)
  const measures: Measure[] = [
    { page: 'every page', name: 'JavaScript of the shell', bytes: measureJs(shellFiles) },
    measureFonts(outDir, template),
  ]

  async function write(file: string, content: string) {
    const target = join(outDir, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }

  function createLoader(jsFiles: ReadonlySet<string>, attributes = '') {
    // The entry comes last, because it imports the others.
    const files = [...jsFiles].filter((file) => file !== entry).concat(entry)
    const urls = files.map((file) => `/${file}`).join(' ')
    // Cloudflare's Rocket Loader, which delays scripts, leaves those alone that have `data-cfasync`.
    return `<script data-files="${urls}"${attributes} data-cfasync="false">${loader.code}</script>`
  }

  async function writePage(url: string, pageFile: string) {
    const { head, html, path, file, picture } = await render(url)
    const jsFiles = new Set([...shellFiles, ...findPageFiles(bundle, file, path)])
    const css =
      (await compilePageStyles(root, html)) +
      (picture ? await compilePictureStyles(root, picture) : '')
    const styles = `<style>${css}</style><noscript><link rel="stylesheet" href="/${stylesheet}"></noscript>`
    const page = fillTemplate(template, {
      head: (picture ? preloadPicture(picture) : '') + head + styles,
      path,
      html,
      scripts: createLoader(jsFiles, ` data-styles="/${stylesheet}"`),
    })
    await write(pageFile, page)
    measures.push(
      {
        page: url,
        name: url.startsWith('/av-hire') ? 'JavaScript of the catalogue' : 'JavaScript',
        bytes: measureJs(jsFiles),
      },
      ...(await measurePage(root, { url, html: page, pictureUrl: picture?.phone.url })),
    )
  }

  await Promise.all(publicPaths.map((url) => writePage(url, toFileName(url))))
  await writePage('/404', '404.html')
  // Nothing of the admin pages is prerendered. Their stylesheet blocks painting, so the app never appears without it.
  const adminHead = `<title>Events Admin</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/${stylesheet}">`
  const adminHtml = '<noscript><p class="wrap py-8">This page needs JavaScript.</p></noscript>'
  const adminScripts = adminHtml + createLoader(shellFiles)
  const adminPage = fillTemplate(template, {
    head: adminHead,
    path: '',
    html: '',
    scripts: adminScripts,
  })
  for (const url of adminPaths) await write(toFileName(url), adminPage)
  await write('sitemap.xml', toSitemapXml(siteUrl, publicPaths))
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
  for (const [path, file] of createCalendarFiles(new Date())) await write(path.slice(1), file)
  // Tests build the preview, and would print the same warnings on each run.
  reportSizes(measures, mode === PREVIEW_MODE ? () => undefined : warn)
  const headers = createHeaders({ env, pageLoaderHash: loader.cspHash })
  await writeHostFiles(outDir, { pages: [...publicPaths, ...adminPaths], headers })
  await writeBuildInfo(outDir, env)
  if (mode !== PREVIEW_MODE) await writeCompressedFiles(outDir)
}

/** Returns the file of a module, and the files that it imports, directly or not. Lazy imports do not count. */
function findFiles(bundle: Bundle, name: string): Set<string> {
  const [own] =
    [...bundle].find(([, { modules }]) =>
      Object.keys(modules).some((id) => id.endsWith(`/${name}`)),
    ) ?? []
  if (!own) throw new Error(`The build contains no module ${name}`)
  const files = new Set([own])
  // A set also iterates over what is added meanwhile.
  for (const file of files)
    for (const imported of bundle.get(file)?.imports ?? []) files.add(imported)
  return files
}

/** The files of a page's module, and that of a data module for its slug. See data-modules.ts. */
function findPageFiles(bundle: Bundle, name: string, path: string): Set<string> {
  const files = findFiles(bundle, name)
  const lazyFiles = [...files].flatMap((file) => bundle.get(file)?.dynamicImports ?? [])
  const end = path.slice(path.lastIndexOf('/')).replace('/', '=')
  const content = lazyFiles.find((file) =>
    Object.keys(bundle.get(file)?.modules ?? {}).some(
      (id) => id.includes('.data.ts?') && id.endsWith(end),
    ),
  )
  return content ? files.add(content) : files
}

async function loadRenderer(root: string, mode: string): Promise<Renderer> {
  // Not in node_modules, which the project shares with the copy that tests/owner builds at the same time.
  const rendererDir = join(root, '.cache/prerender')
  // A new name, because Node keeps a module that it has imported. A query in its URL would load a second copy of the entry
  // beside the one that the other files import.
  const entry = `prerender-${Date.now()}.js`
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: rendererDir,
      copyPublicDir: false,
      // The structured data needs all content at once, which only the site loads in parts.
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: entry },
      },
    },
  })
  return import(pathToFileURL(join(rendererDir, entry)).href)
}

/**
 * Removes the stylesheet and all scripts from the built index.html: page-loader.ts adds them after the first paint. Also
 * removes comments and the space between tags, and writes the phone number.
 */
function splitTemplate(index: string): { template: string; stylesheet: string; entry: string } {
  const tags =
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g
  const [, stylesheet] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(index) ?? []
  const [, entry] = /<script type="module"[^>]*src="\/([^"]+)"/.exec(index) ?? []
  if (!stylesheet || !entry)
    throw new Error('The built index.html has no stylesheet or no entry script')
  const [phone] = company.phones
  const link = `<a href="tel:${phone.tel}">${phone.display}</a>`
  const template = fillTemplate(index, { phone: link })
    .replace(tags, '')
    .replace(/<!--(?!app-).*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
  return { template, stylesheet, entry }
}

function fillTemplate(template: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((page, [name, part]) => {
    const marker = `<!--app-${name}-->`
    if (!page.includes(marker)) throw new Error(`index.html has no marker ${marker}`)
    // A function, because replace() gives `$` in a string a meaning.
    return page.replace(marker, () => part)
  }, template)
}

/** The first picture loads before everything else, because its preload is in the head. */
function preloadPicture({ phone, srcSet, sizes }: PriorityPicture): string {
  const preload = '<link rel="preload" as="image" type="image/avif" fetchpriority="high"'
  return (
    `${preload} media="${phone.media}" imagesrcset="${phone.url}">` +
    `${preload} media="not all and ${phone.media}" imagesrcset="${srcSet}" imagesizes="${sizes}">`
  )
}

/** Shows a blurred version of the first picture until it has loaded. Utilities such as `focal-*` override its position. */
async function compilePictureStyles(
  root: string,
  { name, urlStart }: PriorityPicture,
): Promise<string> {
  return `@layer base{img[src^="${urlStart}"]{background:url(${await readPreview(root, name)}) 50%/cover}}`
}

function toSitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
