import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The build that the tests run against. `npm run screenshots` also photographs that of another folder. */
export const BUILD = join(process.env.SITE ?? '', 'dist-preview')

/** The path of every public page, from the sitemap.xml of the build. */
export const publicPaths = [
  ...readFileSync(`${BUILD}/sitemap.xml`, 'utf8').matchAll(
    /<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g,
  ),
].map(([, path = '']) => path)

/** One of each kind of page: the others differ only in their content. */
export const samplePaths =
  '/ /about /about/company /team /services /packages /av-hire /guides /upcoming-events /contact /faq /terms'
    .split(' ')
    .concat(
      [
        '/guides/wedding-dj-cost',
        ...publicPaths.filter((path) => path.startsWith('/stories/')).slice(0, 1),
        '/upcoming-events/friday-karaoke',
        '/av-hire/staging',
        '/av-hire/cdj-3000-set',
      ],
      // With a crew and a fader, and equipment only.
      ['/packages/weddings', '/packages/dj-equipment', '/services/photography-videography'],
    )

/** The name of a hire item, from its page in the build. */
export function itemName(id: string): string {
  const [, name] =
    /"@type":"Product","name":"([^"]+)"/.exec(
      readFileSync(`${BUILD}/av-hire/${id}.html`, 'utf8'),
    ) ?? []
  if (!name) throw new Error(`The page of ${id} has no name`)
  return name
}
