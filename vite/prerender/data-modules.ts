import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { pictures } from '../pictures/pictures.ts'

/**
 * Evaluates each module `*.data.ts` when the site is built and gives the browser its exports as JSON, without the content
 * that they are derived from. Everywhere else it is an ordinary module. VitePress has the same convention.
 */
export function dataModules(): Plugin {
  /** All of them at once, because they evaluate the same content. */
  let evaluated: ReturnType<typeof evaluate> | undefined
  return {
    name: 'data-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const { root } = this.environment.config
        evaluated ??= evaluate(root)
        const module = (await evaluated)[id.slice(root.length)]
        if (!module) throw new Error(`${id} is not below src/`)
        const exports = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        return { code: exports.join('\n'), moduleType: 'js' }
      },
    },
  }
}

async function evaluate(root: string) {
  const { module } = await runnerImport<typeof import('./evaluate-data.ts')>(
    join(root, 'vite/prerender/evaluate-data.ts'),
    { root, logLevel: 'error', plugins: [pictures()] },
  )
  return module.dataModules
}
