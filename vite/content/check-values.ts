import { checkSchemas } from './entries'
import { checkFiles } from './files'
import type { Mistake } from './mistake'

// Loaded by Vite's module runner: see `checkContent`.

const files = import.meta.glob<Record<string, unknown>>([
  '../../src/content/**/*.ts',
  '!../../src/content/schemas/**',
])
const PREFIX = '../../src/content/'

/**
 * Evaluates all content and checks each entry. `last` is what counts only if the entries have no mistake: that a file cannot
 * be evaluated, or what the rules between entries find.
 */
async function checkValues(): Promise<{
  mistakes: Mistake[]
  last: Mistake[]
  warnings?: Mistake[]
  daysAhead?: string[]
}> {
  const contents = new Map<string, Record<string, unknown>>()
  const failures: Mistake[] = []
  for (const [path, load] of Object.entries(files)) {
    const file = path.slice(PREFIX.length)
    try {
      contents.set(file, await load())
    } catch (error) {
      failures.push(describeFailure(file, error as Error))
    }
  }
  const mistakes = [...checkSchemas(contents), ...checkFiles(contents)]
  if (mistakes.length > 0 || failures.length > 0) return { mistakes, last: failures.slice(0, 1) }
  try {
    // They calculate with the entries, so they are loaded only when these are complete.
    const { checkRules } = await import('./rules/rules')
    const { checkAnswerLinks } = await import('./rules/answer-links')
    const { checkPlaces } = await import('./rules/places')
    const { checkWeekend } = await import('./rules/weekend')
    const ruleMistakes = [...checkRules(), ...checkAnswerLinks(contents)]
    if (ruleMistakes.length > 0) return { mistakes, last: ruleMistakes }
    // With the texts that a guide calculates.
    const { guides } = await import('../../src/advice/guides.data')
    for (const guide of guides) contents.set(`guides/${guide.slug}.ts`, { guide })
    const { listWarnings } = await import('./warnings')
    const { warnAboutStories } = await import('./rules/stories')
    const { describeDaysAhead } = await import('./days-ahead')
    return {
      mistakes,
      last: [...checkPlaces(contents), ...checkWeekend(contents)],
      warnings: [...listWarnings(), ...warnAboutStories()],
      daysAhead: describeDaysAhead(),
    }
  } catch (error) {
    return { mistakes, last: [describeFailure('', error as Error)] }
  }
}

/** The reason why a file cannot be evaluated. Its stack names the file that has the mistake. */
function describeFailure(file: string, { name, message, stack = '' }: Error): Mistake {
  const inStack = [...new Set(stack.match(/src\/content\/[\w/-]+\.ts/g))]
  // A helper such as getRuleGuests throws an Error, and its caller has the mistake.
  const place = (name === 'Error' ? inStack[1] : undefined) ?? inStack[0] ?? `src/content/${file}`
  return { file: place, message: `it cannot be evaluated: ${message}` }
}

// The module runner is closed as soon as this module is loaded.
export const result = await checkValues()
