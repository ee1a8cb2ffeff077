import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './App'
import { company } from './content/company'
import { findPage, publicPaths } from './sitemap'

export { publicPaths }
export const siteUrl = company.url

// React hoists title, meta, link and script to the front of its output; it escapes ">" in attributes and "<" in text.
const HOISTED =
  /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>|<script type="application\/ld\+json"[^>]*>[^<]*<\/script>)*/

/** Renders one page to HTML. Throws where rendering fails or would leave a loading state behind. */
export async function render(url: string): Promise<{ head: string; html: string; module: string }> {
  const { Page, module } = findPage(url)
  await Page.preload()
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // By default React hides boundaries over about 12.8 KB behind an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        errors.push(error)
      },
    },
  )
  const output = await new Response(prelude).text()
  if (errors.length > 0) throw new AggregateError(errors, `${url} does not render: ${errors.join('; ')}`)
  if (/<!--\$[?!]-->/.test(output)) throw new Error(`${url} would be published with a loading state in it`)
  const head = HOISTED.exec(output)?.[0] ?? ''
  return { head, html: output.slice(head.length), module: `src/${module.slice('./'.length)}` }
}
