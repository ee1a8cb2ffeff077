import type { Plugin } from 'vite'
import { company } from '../../src/content/company.ts'
import design from '../../tailwind.config.ts'

const PATH = '/site.webmanifest'
const background = design.theme.colors.night

const manifest = JSON.stringify({
  name: company.name,
  start_url: '/',
  display: 'browser',
  background_color: background,
  theme_color: background,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
})

/** Tells browsers the name and the background colour of the site: in site.webmanifest, and in the head of every page. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: (config, { command }) => command === 'serve' || !config.build?.ssr,
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: background } },
      { tag: 'link', attrs: { rel: 'manifest', href: PATH } },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PATH.slice(1), source: manifest })
    },
    configureServer({ middlewares }) {
      middlewares.use(PATH, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest)
      })
    },
  }
}
