import { hash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

const SOURCE = 'src/page-loader.ts'

/** Browsers that are too old for the app still parse the script, from Safari 12, Chrome 73 and Firefox 62 on. */
const TARGET = 'es2019'

/**
 * Compiles src/page-loader.ts to a script that can be inlined. `cspHash` allows it in a Content-Security-Policy.
 */
export async function compilePageLoader(root: string) {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: { input: join(root, SOURCE), output: { format: 'iife' } },
    },
  })
  const [{ code }] = (result as Rolldown.RolldownOutput).output
  if (code.includes('</')) throw new Error(`${SOURCE} contains "</"`)
  return { code, cspHash: `sha256-${hash('sha256', code, 'base64')}` }
}
