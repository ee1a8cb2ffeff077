import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Failure } from './check-values.ts'
import { compile } from './compile.ts'
import { describeDiagnostics, type Sources } from './diagnostics.ts'
import { formatMistake, type Mistake } from './mistake.ts'
import { checkPictures, pictureNames } from './pictures.ts'

/**
 * Returns one sentence for each mistake in the content: the file, the entry or the line, what is wrong and what it may be.
 * TypeScript finds what is wrong in the text and the names, while the files are evaluated to check their values.
 */
export async function checkContent(root: string): Promise<string[]> {
  const allSources = readSources(root)
  const sources = new Map([...allSources].filter(([file]) => isInContent({ file })))
  const [diagnostics, values, pictures] = await Promise.all([
    compile(root),
    checkValues(root),
    checkPictures(root, allSources),
  ])
  const written = describeDiagnostics(diagnostics, sources)
  const isBlocked = written.some(({ blocksEvaluation }) => blocksEvaluation)
  const found = isBlocked ? written : joinMistakes(written, values.mistakes, sources)
  const mistakes = [
    ...pictures.filter(isInContent),
    ...found.filter(({ file }) => !pictures.some((other) => other.file === file)),
    ...pictures.filter((mistake) => !isInContent(mistake)),
  ]
  const causes = mistakes.filter(({ isEffect }) => !isEffect)
  // Whatever else TypeScript finds would stop `npm run check`.
  const rest = diagnostics
    .filter(({ file }) => sources.has(file))
    .map(({ file, line }) => ({ file, line, message: OTHER }))
  const others = [...values.ruleMistakes, ...values.failures.slice(0, 1).map(describeFailure)]
  const [shown = []] = [causes, written, mistakes, others, rest.slice(0, 1)].filter(({ length }) => length > 0)
  return [...new Set(shown.map(formatMistake))]
}

const isInContent = ({ file }: Pick<Mistake, 'file'>) => file.startsWith('src/content/')

const OTHER = 'something in this line does not fit. Compare it with the lines beside it, or put it back as it was.'

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

/**
 * The mistakes of the text and those of the values. What both found is said once: by the schemas, which know the entry and
 * what it may be, unless only TypeScript knows what was meant.
 */
function joinMistakes(written: readonly Mistake[], values: readonly Mistake[], sources: Sources): Mistake[] {
  const isMeant = (mistake: Mistake) =>
    !hasHint(mistake) &&
    written.some((other) => other.file === mistake.file && hasHint(other) && isSame(mistake, other))
  const shown = values.filter((mistake) => !isMeant(mistake))
  const others = written.filter((mistake) => !shown.some((other) => isSame(mistake, other)))
  // A value that its file does not contain comes from another file.
  const isElsewhere = ({ file, about, message }: Mistake) =>
    about !== undefined && message.includes(`'${about}'`) && !sources.get(file)?.includes(about)
  return [...shown.map((mistake) => (isElsewhere(mistake) ? { ...mistake, isEffect: true } : mistake)), ...others]
}

const hasHint = ({ message }: Mistake) => /Did you mean|It may be/.test(message)

/** Whether two mistakes are about the same name: '/services/karaoke#top' and 'karaoke'. */
const isSame = (a: Mistake, b: Mistake) => a.about !== undefined && getName(a.about) === getName(b.about ?? '')
const getName = (about: string) => about.toLowerCase().replace(/#.*/, '').split('/').at(-1)

/** The reason why a file cannot be evaluated. Its stack names the file that has the mistake. */
function describeFailure({ file, error: { name, message, stack = '' } }: Failure): Mistake {
  const inStack = [...new Set(stack.match(/src\/content\/[\w/-]+\.ts/g))]
  // A helper such as findTier throws an Error, and its caller has the mistake.
  const place = (name === 'Error' ? inStack[1] : undefined) ?? inStack[0] ?? `src/content/${file}`
  return { file: place, message: `it cannot be evaluated: ${message}` }
}
