import { checkSchemas } from './entries'
import { checkFiles } from './files'
import type { Mistake } from './mistake'

// Loaded by Vite's module runner: see `checkContent`.

const files = import.meta.glob<Record<string, unknown>>(['../../src/content/**/*.ts', '!../../src/content/schemas/**'])
const PREFIX = '../../src/content/'

/** A file that could not be evaluated, and why. */
export type Failure = { file: string; error: Error }

/** Evaluates all content and checks each entry. Checks the rules between entries only if no entry has a mistake. */
async function checkValues(): Promise<{ mistakes: Mistake[]; ruleMistakes: Mistake[]; failures: Failure[] }> {
  const contents = new Map<string, Record<string, unknown>>()
  const failures: Failure[] = []
  const attempt = async (file: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      failures.push({ file, error: error as Error })
    }
  }
  for (const [path, load] of Object.entries(files)) {
    const file = path.slice(PREFIX.length)
    await attempt(file, async () => void contents.set(file, await load()))
  }
  const mistakes = [...checkSchemas(contents), ...checkFiles(contents)]
  const ruleMistakes: Mistake[] = []
  if (mistakes.length === 0 && failures.length === 0) {
    await attempt('', async () => {
      // They calculate with the entries, so they are loaded only when these are complete.
      const { checkRules } = await import('./rules/rules')
      ruleMistakes.push(...checkRules())
    })
  }
  return { mistakes, ruleMistakes, failures }
}

// The module runner is closed as soon as this module is loaded.
export const result = await checkValues()
