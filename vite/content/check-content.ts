import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { compile, describeDiagnostics } from './compile.ts'
import { formatMistake, type Sources } from './mistake.ts'
import { checkPictures, pictureNames } from './pictures.ts'

/**
 * Returns one sentence for each mistake in the content: the file, the entry or the line, and what is wrong. TypeScript
 * finds what is wrong in the text and the names, while the files are evaluated to check their values. `warnings` are about
 * what is right but old, and `daysAhead` is what it says of the days to come.
 */
export async function checkContent(
  root: string,
): Promise<{ mistakes: string[]; warnings: string[]; daysAhead: string[] }> {
  const sources = readSources(root)
  const [diagnostics, values, pictures] = await Promise.all([
    compile(root),
    checkValues(root),
    checkPictures(root, sources),
  ])
  const known = [...pictures, ...values.mistakes]
  // In a file about which the schemas and the pictures have a sentence, TypeScript means the same.
  const others = describeDiagnostics(diagnostics, sources).filter(
    ({ file }) => !known.some((other) => other.file === file),
  )
  const mistakes = [...known, ...others]
  return {
    mistakes: [...new Set((mistakes.length > 0 ? mistakes : values.last).map(formatMistake))],
    warnings: (values.warnings ?? []).map(formatMistake),
    daysAhead: values.daysAhead ?? [],
  }
}

/** Every file below `src/` except the schemas. */
function readSources(root: string): Sources {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/content/schemas/'))
    .toSorted()
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

async function checkValues(root: string) {
  const { module } = await runnerImport<typeof import('./check-values.ts')>(
    join(root, 'vite/content/check-values.ts'),
    { root, logLevel: 'silent', plugins: [pictureNames(root)] },
  )
  return module.result
}
