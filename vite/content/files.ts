import type { Contents } from './entries'
import type { Mistake } from './mistake'

/** Each service, package, guide and story has a file named after its slug, and is in the list of its kind. */
export const checkFiles = (contents: Contents): Mistake[] =>
  [...contents].flatMap(([path, module]): Mistake[] => {
    const [, folder = '', name] = /^(services|packages|guides|stories)\/(.*)\.ts$/.exec(path) ?? []
    const entry = Object.values(module).find(
      (value): value is { slug: string } => Object(value).slug !== undefined,
    )
    // The schema names a missing slug.
    if (!name || !entry) return []
    const file = `src/content/${path}`
    if (entry.slug !== name) {
      const message = `its slug is '${entry.slug}', but the file is called ${name}.ts. Give both the same name.`
      return [{ file, message }]
    }
    const list = contents.get(`${folder}.ts`)?.[folder]
    if (!Array.isArray(list) || list.includes(entry)) return []
    const message = `it is not in the list of src/content/${folder}.ts, so the site does not show it.`
    return [{ file, message }]
  })
