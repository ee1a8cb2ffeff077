import { configureGlobal } from 'fast-check'

// Few, so that `npm test` is quick. `npm run test:fuzz` sets more.
configureGlobal({ numRuns: Number(process.env.FAST_CHECK_RUNS ?? 100) })
