import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, transformWithOxc } from 'vite'

export type PageLoader = {
  code: string
  /** The source expression that allows the script in a Content-Security-Policy. */
  cspHash: string
  /** Precedes the script. The loader shows it if the app cannot be loaded. */
  errorHtml: string
}

const SOURCE = 'src/page-loader.ts'

/** Compiles src/page-loader.ts to a script that can be inlined. */
export async function compilePageLoader(root: string): Promise<PageLoader> {
  const file = join(root, SOURCE)
  const { code: javaScript } = await transformWithOxc(await readFile(file, 'utf8'), file)
  const { code } = await minify('page-loader.js', `(()=>{${javaScript}})()`)
  if (code.includes('</')) throw new Error(`${SOURCE} contains "</"`)
  return {
    code,
    cspHash: `sha256-${createHash('sha256').update(code).digest('base64')}`,
    errorHtml:
      '<p id="load-error" role="alert" hidden>Some buttons on this page could not be loaded. <a href="">Reload the page</a></p>',
  }
}
