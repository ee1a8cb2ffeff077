import { join } from 'node:path'
import { runnerImport } from 'vite'
import { checkImports } from './imports.ts'
import { formatMistake, type Mistake } from './mistake.ts'
import { checkCalls, findNames } from './named-entries.ts'
import { checkPictures, pictureNames } from './pictures.ts'
import { checkRepeatedFields, checkSyntax, readSources, type Source } from './source.ts'

/**
 * Returns one sentence for each mistake in the content: the file, the entry, the field, what is wrong and what it may be.
 * Checks the source text before it evaluates the files, because a missing comma or file would stop the evaluation.
 */
export async function checkContent(root: string): Promise<string[]> {
  const sources = readSources(root)
  const unreadable = checkSyntax(sources)
  if (unreadable.length > 0) return unreadable.map(formatMistake)

  const pictures = await checkPictures(root, sources)
  const imports = [...checkImports(root, sources), ...checkRepeatedFields(sources)]
  const others = imports.some(({ isFinal }) => isFinal)
    ? findNames(sources, listMissing(imports), imports)
    : await checkValues(root, sources)
  return [...new Set([...imports, ...others, ...pictures].map(formatMistake))]
}

const listMissing = (mistakes: readonly Mistake[]) => [...new Set(mistakes.flatMap(({ missing }) => missing ?? []))]

async function checkValues(root: string, sources: readonly Source[]): Promise<Mistake[]> {
  const { module } = await runnerImport<typeof import('./check-values.ts')>(
    join(root, 'vite/content/check-values.ts'),
    {
      root,
      logLevel: 'silent',
      plugins: [pictureNames(root)],
    },
  )
  const { mistakes, failures, names } = module.result
  const calls = checkCalls(sources, names)
  const missing = listMissing([...mistakes, ...calls])
  // A file that names a missing entry may stop there, and the files that import it stop with it.
  const failed = sources.filter(({ file }) => failures.some((failure) => file === `src/content/${failure.file}`))
  const [failure] = missing.length > 0 ? [] : failures
  // A path is found in the entry and in its line, and the line is shorter.
  const isInLine = ({ file, missing: name }: Mistake) =>
    name !== undefined && calls.some((call) => call.file === file && call.missing === name)
  return [
    ...mistakes.filter((mistake) => !isInLine(mistake)),
    ...calls,
    ...findNames(failed, missing, calls),
    ...(failure ? [describeFailure(failure.file, failure.error, sources)] : []),
  ]
}

/** Why a file cannot be evaluated, if nothing else explains it. The stack names the file that the mistake is in. */
function describeFailure(importer: string, { name, message, stack = '' }: Error, sources: readonly Source[]): Mistake {
  const inStack = [...new Set(stack.match(/src\/content\/[\w/-]+\.ts/g))]
  // A helper such as findTier throws an Error, and its caller has the mistake.
  const file = (name === 'Error' ? inStack[1] : undefined) ?? inStack[0] ?? `src/content/${importer}`
  const [, unknown] = /^([\w$]+) is not defined$/.exec(message) ?? []
  const lines = sources.find((source) => source.file === file)?.code.split('\n') ?? []
  const line = unknown ? lines.findIndex((text) => text.split(/[^\w$]+/).includes(unknown)) + 1 : 0
  return {
    file,
    ...(line > 0 && { line }),
    message: unknown?.startsWith('$')
      ? `write ${unknown.slice(1)} instead of ${unknown}, without the dollar sign.`
      : unknown
        ? `it uses ${unknown}, which it neither imports nor defines.`
        : `it cannot be evaluated: ${message}`,
  }
}
