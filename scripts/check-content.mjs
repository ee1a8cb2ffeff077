// Prints one sentence for each mistake in src/content and pictures. vite/content/ is TypeScript that Node 20 cannot run.
import { runnerImport } from 'vite'

const { module } = await runnerImport('./vite/content/check-content.ts', { logLevel: 'error' })
const { mistakes, warnings, daysAhead } = await module.checkContent(process.cwd())
for (const mistake of mistakes) console.error(mistake)
for (const warning of warnings) console.warn(`Warning: ${warning}`)
if (mistakes.length > 0) process.exitCode = 1
else console.log(['The content is complete.', ...daysAhead].join('\n'))
