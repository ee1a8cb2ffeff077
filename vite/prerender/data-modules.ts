import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { pictures } from '../pictures/pictures.ts'

/**
 * Evaluates each module `*.data.ts` when the site is built and gives the browser its exports as JSON, without the content
 * that they are derived from. Everywhere else it is an ordinary module. VitePress has the same convention.
 *
 * An export may be an object of functions, one for each slug: the build calls them, too, and the browser loads the file
 * of a slug when it calls its function.
 */
export function dataModules(): Plugin {
  /** All of them at once, because they evaluate the same content. */
  let evaluated: ReturnType<typeof evaluate> | undefined
  return {
    name: 'data-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: {
      filter: { id: /\.data\.ts(?:\?|$)/ },
      async handler(id) {
        const { root } = this.environment.config
        evaluated ??= evaluate(root)
        const [file = '', name = '', slug = ''] = id.split(/[?=]/)
        const module = (await evaluated)[file.slice(root.length)]
        if (!module) throw new Error(`${id} is not below src/`)
        const code = name
          ? `export default ${toJson(await (module[name] as SlugFunctions)[slug]?.(), id)}`
          : Object.entries(module).map(
              ([name, value]) => `export const ${name} = ${toCode(value, `${file}?${name}`)}`,
            )
        return { code: [code].flat().join('\n'), moduleType: 'js' }
      },
    },
  }
}

type SlugFunctions = Readonly<Record<string, () => Promise<unknown>>>

const isSlugFunctions = (value: unknown): value is SlugFunctions =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => typeof part === 'function')

/** JSON would change a map, a set, an infinite number and an undefined part of a list without a word. */
export const toJson = (value: unknown, id: string): string =>
  JSON.stringify(value, function (this: unknown, key: string, part: unknown) {
    const isMissing = part === undefined && Array.isArray(this)
    const isUnsupported = part instanceof Map || part instanceof Set || typeof part === 'function'
    if (isMissing || isUnsupported || (typeof part === 'number' && !Number.isFinite(part))) {
      throw new Error(`${id}: JSON cannot have the value of ${key}`)
    }
    return part
  })

function toCode(value: unknown, id: string): string {
  if (!isSlugFunctions(value)) return toJson(value, id)
  const functions = Object.keys(value).map(
    (slug) =>
      `${JSON.stringify(slug)}: async () => (await import(${JSON.stringify(`${id}=${slug}`)})).default`,
  )
  return `{ ${functions.join(', ')} }`
}

async function evaluate(root: string) {
  const { module } = await runnerImport<typeof import('./evaluate-data.ts')>(
    join(root, 'vite/prerender/evaluate-data.ts'),
    { root, logLevel: 'error', plugins: [pictures()] },
  )
  return module.dataModules
}
