import { configureGlobal } from 'fast-check'

// Few, so that `npm test` is quick. More: `FAST_CHECK_RUNS=10000 npx vitest run --project unit --testTimeout=600000`.
configureGlobal({ numRuns: Number(process.env.FAST_CHECK_RUNS ?? 100) })
