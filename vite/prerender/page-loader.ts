import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, transformWithOxc } from 'vite'

const SOURCE = 'src/page-loader.ts'

/** Browsers that are too old for the app still parse the script, from Safari 12, Chrome 73 and Firefox 62 on. */
const TARGET = 'es2019'

/**
 * Compiles src/page-loader.ts to a script that can be inlined. `cspHash` allows it in a Content-Security-Policy.
 */
export async function compilePageLoader(root: string) {
  const file = join(root, SOURCE)
  const { code: javaScript } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    target: TARGET,
  })
  const { code } = await minify('page-loader.js', `(()=>{${javaScript}})()`, {
    compress: { target: TARGET },
  })
  if (code.includes('</')) throw new Error(`${SOURCE} contains "</"`)
  return { code, cspHash: `sha256-${hash('sha256', code, 'base64')}` }
}
