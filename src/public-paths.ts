import { generatePath } from 'react-router-dom'
import { equipment } from './content/equipment'
import { sitemap } from './sitemap'

/**
 * The path of every public page, with slugs filled in. Only for the build and for tests: the site would load the whole
 * hire catalogue with it.
 */
export const publicPaths: readonly string[] = sitemap
  .filter((page) => !page.hidden)
  .flatMap(({ path, slugPages }) => {
    if (!slugPages) return [path]
    const slugs = slugPages.slugs ?? equipment.map(({ id }) => id)
    return slugs.map((slug) => generatePath(path, { slug }))
  })
