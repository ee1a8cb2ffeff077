// Runs scripts/check-live/main.ts, which is TypeScript that Node 20 cannot run directly.
import { runnerImport } from 'vite'

await runnerImport('./scripts/check-live/main.ts', { logLevel: 'error' })
