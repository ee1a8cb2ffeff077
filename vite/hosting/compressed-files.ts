import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|ics)$/

/**
 * Writes `about.html.br` and `about.html.gz` beside `about.html`, and so on for every text file, for the hosts that send
 * such files: see docs/other-hosts.md. They are smaller than what a host compresses for each request.
 */
export async function writeCompressedFiles(outDir: string): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => TEXT.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(outDir, file)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
