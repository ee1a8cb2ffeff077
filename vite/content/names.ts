import { type ReferenceKind, setExistingNames } from '../../src/content/schemas/references'
import { type Contents, listEntries } from './contents'

const [sitemapSource = ''] = Object.values(
  import.meta.glob<string>('../../src/sitemap.ts', { query: '?raw', import: 'default', eager: true }),
)

/**
 * Tells the schemas which ids, slugs and pages exist, and returns them by kind. Kinds whose files could not be evaluated are
 * left out, and not checked.
 */
export function setNames(contents: Contents, failed: readonly string[]): Record<string, readonly string[]> {
  const read = (files: RegExp, field: string, innerLists: readonly string[] = []) => {
    if (failed.some((file) => files.test(file))) return undefined
    const modules = [...contents].filter(([file]) => files.test(file)).map(([, module]) => module)
    const entries = modules.flatMap((module) => listEntries(module, innerLists))
    return [...new Set(entries.map((entry) => entry[field]))].filter((name) => typeof name === 'string')
  }
  const lists = {
    'hire item': read(/^equipment\/(?!.*-page)/, 'id'),
    'hire category': read(/^equipment\.ts$/, 'id'),
    service: read(/^services\//, 'slug'),
    package: read(/^packages\//, 'slug'),
    guide: read(/^guides\//, 'slug'),
    person: read(/^about\/team\.ts$/, 'id'),
    'group of answers': read(/^answers\.ts$/, 'id'),
  } as const satisfies Partial<Record<ReferenceKind, unknown>>
  const others = {
    answer: read(/^answers\.ts$/, 'id', ['answers']),
    'delivery area': read(/^terms\/travel\.ts$/, 'id'),
    'kind of event': read(/^advice\/event-kinds\.ts$/, 'id'),
    'weekly event': read(/^events\/weekly-events\.ts$/, 'id'),
  }
  const categories = read(/^equipment\.ts$/, 'slug')
  const sections = read(/^terms\/terms\.ts$/, 'id', ['sections'])

  for (const [kind, names] of Object.entries(lists)) if (names) setExistingNames(kind as ReferenceKind, names)
  const { service, package: packages, guide, 'hire item': items, 'group of answers': groups } = lists
  if (service && packages && guide && items && groups && categories && sections) {
    setExistingNames('page', [
      ...[...sitemapSource.matchAll(/\{ path: '(\/[^:*']*)'/g)].map(([, path = '']) => path),
      ...service.map((slug) => `/services/${slug}`),
      ...packages.flatMap((slug) => [`/packages/${slug}`, `/packages/${slug}#tiers`]),
      ...guide.map((slug) => `/guides/${slug}`),
      ...[...categories, ...items].map((slug) => `/av-hire/${slug}`),
      ...groups.map((id) => `/faq#${id}`),
      ...sections.map((id) => `/terms#${id}`),
    ])
  }
  const catalogue = categories && items && [...categories, ...items]
  const names = { ...lists, ...others, 'item or category of the hire catalogue': catalogue }
  return Object.fromEntries(Object.entries(names).flatMap(([kind, list]) => (list ? [[kind, list]] : [])))
}
