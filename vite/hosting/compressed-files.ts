import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `about.html.br` and `about.html.gz` beside `about.html`, and so on for every text file. A server that compresses
 * on request has no time for the highest quality, which makes pages about a tenth smaller than quality 5.
 */
export async function writeCompressedFiles(outDir: string): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((name) => TEXT_FILE.test(name))
  await Promise.all(
    files.map(async (name) => {
      const file = join(outDir, name)
      const content = await readFile(file)
      await writeFile(`${file}.br`, await toBrotli(content))
      await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
    }),
  )
}
