// Runs scripts/db-types/main.ts, which is TypeScript that Node 20 cannot run directly.
import { runnerImport } from 'vite'

await runnerImport('./scripts/db-types/main.ts', { logLevel: 'error' })
