import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './App'
import { type PriorityPicture, PriorityPictureContext } from './components/ui/priority-picture'
import { company } from './content/company'
import { publicPages } from './public-pages'
import { createJsonLd, toJsonLdScript } from './seo/json-ld'
import { matchPage, sitemap } from './sitemap'

export const publicPaths = [...publicPages.keys()]
/** The paths of the admin pages, which are not prerendered. */
export const adminPaths = sitemap.flatMap(({ path, hidden }) =>
  hidden && path !== '*' ? path : [],
)
export const siteUrl = company.url
export { createCalendarFiles } from './seo/calendar-files'

// React puts title, meta and link elements at the start of its output. It escapes ">" in attributes and "<" in text, so
// the pattern cannot end inside a value.
const HEAD_ELEMENTS = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)*/

/**
 * Renders the page at a URL path. `path` is that of `matchPage`, `file` the name of the page's file, which is that of its component.
 * `picture` is the one that loads first, if the page has one. Throws if rendering fails, or if the HTML has no title.
 */
export async function render(url: string) {
  const { page, path } = matchPage(url)
  await page.Page.preload()
  const errors: unknown[] = []
  let picture: PriorityPicture | undefined
  const { prelude } = await prerender(
    <StrictMode>
      <PriorityPictureContext value={(rendered) => (picture ??= rendered)}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </PriorityPictureContext>
    </StrictMode>,
    {
      // By default React hides Suspense boundaries over about 12.8 KB behind an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        errors.push(error)
      },
    },
  )
  const output = await new Response(prelude).text()
  if (errors.length > 0)
    throw new AggregateError(errors, `Rendering ${url} failed: ${errors.join('; ')}`)
  const head = HEAD_ELEMENTS.exec(output)?.[0] ?? ''
  if (!head.startsWith('<title')) throw new Error(`Rendering ${url} produced no title`)
  const { default: component } = await page.load()
  const jsonLd = createJsonLd(url, new Date())
  return {
    head: head + (jsonLd ? toJsonLdScript(jsonLd) : ''),
    html: output.slice(head.length),
    path,
    file: `${component.name}.tsx`,
    picture,
  }
}
