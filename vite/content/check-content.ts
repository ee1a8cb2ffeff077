import { join } from 'node:path'
import { runnerImport } from 'vite'
import { formatMistake, type Mistake } from './mistake.ts'
import { checkPictures, pictureNames } from './pictures.ts'
import { checkCalls, checkImports, checkSyntax, findNames, readSources, type Source } from './source.ts'

/**
 * Returns one sentence for each mistake in the content: the file, the entry, the field, what is wrong and what it may be.
 * First the files are read as they are written, then evaluated, so that a missing comma or file is named by itself.
 */
export async function checkContent(root: string): Promise<string[]> {
  const sources = readSources(root)
  const unreadable = checkSyntax(sources)
  if (unreadable.length > 0) return unreadable.map(formatMistake)

  const pictures = await checkPictures(root)
  const imports = checkImports(root, sources)
  const values = imports.some(({ isFinal }) => isFinal) ? [] : await checkValues(root, sources)
  return [...new Set([...imports, ...values, ...pictures].map(formatMistake))]
}

async function checkValues(root: string, sources: readonly Source[]): Promise<Mistake[]> {
  const { module } = await runnerImport<typeof import('./check.ts')>(join(root, 'vite/content/check.ts'), {
    root,
    logLevel: 'silent',
    plugins: [pictureNames(root)],
  })
  const { mistakes, failures, names } = module.result
  const calls = checkCalls(sources, names)
  const missing = [...new Set([...mistakes, ...calls].flatMap(({ missing: name }) => name ?? []))]
  const failed = sources.filter(({ file }) => failures.some((failure) => file === `src/content/${failure.file}`))
  const others = failed
    .flatMap((source) => findNames(source, missing))
    .filter(({ file, line }) => !calls.some((call) => call.file === file && call.line === line))
  const found: Mistake[] = [...mistakes, ...calls, ...others]
  return found.length > 0 ? found : failures.slice(0, 1).map(({ file, error }) => describeFailure(file, error, sources))
}

/** Why a file cannot be evaluated, if nothing else explains it. The stack names the file that the mistake is in. */
function describeFailure(importer: string, { name, message, stack = '' }: Error, sources: readonly Source[]): Mistake {
  const inStack = [...new Set(stack.match(/src\/content\/[\w/-]+\.ts/g))]
  // A helper such as findTier throws an Error, and its caller has the mistake.
  const file = (name === 'Error' ? inStack[1] : undefined) ?? inStack[0] ?? `src/content/${importer}`
  const [, unknown] = /^(\w+) is not defined$/.exec(message) ?? []
  const lines = sources.find((source) => source.file === file)?.code.split('\n') ?? []
  const line = unknown ? lines.findIndex((text) => new RegExp(`\\b${unknown}\\b`).test(text)) + 1 : 0
  return {
    file,
    ...(line > 0 && { line }),
    message: unknown
      ? `it uses ${unknown}, which it neither imports nor defines.`
      : `it cannot be evaluated: ${message}`,
  }
}
