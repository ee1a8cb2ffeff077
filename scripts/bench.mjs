// Runs scripts/bench/main.ts, which is TypeScript that Node 20 cannot run directly.
import { runnerImport } from 'vite'

// Otherwise runnerImport sets it to 'development', which a build would inherit.
process.env.NODE_ENV = 'production'
await runnerImport('./scripts/bench/main.ts')
