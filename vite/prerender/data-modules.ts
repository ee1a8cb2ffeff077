import { type Plugin, runnerImport } from 'vite'
import { pictures } from '../pictures/pictures.ts'

/**
 * Evaluates each module `*.data.ts` when the site is built and gives the browser its exports as JSON, without the content
 * that they are derived from. Everywhere else it is an ordinary module. VitePress has the same convention.
 */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          root: this.environment.config.root,
          logLevel: 'error',
          plugins: [pictures()],
        })
        const exports = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        return { code: exports.join('\n'), moduleType: 'js' }
      },
    },
  }
}
