import { parseArgs } from 'node:util'
import { checkBackend } from './check-backend'
import { checkFacts } from './check-facts'
import { checkAddresses, checkAge, checkSearchEngines } from './check-host'
import { checkPages } from './check-pages'
import { checkWebhook, sendTestEnquiry } from './check-webhook'
import { openSite } from './site'

const HELP = `npm run check:live -- https://your-site [--domain URL] [--send]
  --domain URL   the address that the pages name, if the site is not connected to it yet
  --send         sends one test enquiry to the webhook`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { domain: { type: 'string' }, send: { type: 'boolean' } },
  })
  const [address] = positionals
  if (!address || positionals.length > 1) throw new Error(HELP)
  const site = await openSite(address, values.domain)
  const count = { '✓': 0, '✗': 0, '–': 0 }
  const checkOrSend = values.send ? sendTestEnquiry : checkWebhook
  const checks = [
    checkAddresses,
    checkAge,
    checkPages,
    checkFacts,
    checkSearchEngines,
    checkOrSend,
    checkBackend,
  ]
  for (const check of checks) {
    for (const { mark, text } of await check(site)) {
      count[mark]++
      console.log(`${mark} ${text}`)
    }
  }
  console.log(`\n${count['✓']} right, ${count['✗']} wrong, ${count['–']} not checked.`)
  if (count['✗'] > 0) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
