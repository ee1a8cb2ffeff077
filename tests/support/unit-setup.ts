import { configureGlobal } from 'fast-check'
import { company } from '../../src/content/company'

// Few, so that `npm test` is quick. More: `FAST_CHECK_RUNS=10000 npx vitest run --project unit --testTimeout=600000`.
configureGlobal({ numRuns: Number(process.env.FAST_CHECK_RUNS ?? 100) })

// Tests of dates have one calendar, whatever the owner writes into the content. contract.test.ts checks the reply time.
Object.assign(company, {
  closed: [],
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '16:00' },
    { days: [0], opens: null, closes: null },
  ],
  replyBusinessDays: 2,
})
