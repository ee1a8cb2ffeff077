import { parseArgs } from 'node:util'
import { checkBackend } from './check-backend'
import { checkFacts } from './check-facts'
import { checkAddresses, checkAge, checkSearchEngines } from './check-host'
import { checkPages } from './check-pages'
import { checkWebhook, sendTestEnquiry } from './check-webhook'
import { type Finding, notChecked, openSite, type Site, StoppedError } from './site'

const HELP = `npm run check:live -- https://your-site [--domain URL] [--send]
  --domain URL   the address that the pages name, if the site is not connected to it yet
  --send         sends one test enquiry to the webhook`

/** The check asks for some 200 files, one after the other. */
const PAUSE_MS = 100

type Check = (site: Site) => Finding[] | Promise<Finding[]>

/** What a check finds, or why something in front of the site stopped it. */
async function run(check: Check, site: Site): Promise<Finding[]> {
  try {
    return await check(site)
  } catch (error) {
    if (error instanceof StoppedError) return notChecked(error.message)
    throw error
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { domain: { type: 'string' }, send: { type: 'boolean' } },
  })
  const [address] = positionals
  if (!address || positionals.length > 1) throw new Error(HELP)
  const site = await openSite(address, values.domain, PAUSE_MS)
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
    for (const { mark, text } of await run(check, site)) {
      count[mark]++
      console.log(`${mark} ${text}`)
    }
  }
  console.log(`\n${count['✓']} right, ${count['✗']} wrong, ${count['–']} not checked.`)
  if (count['✗'] > 0) process.exitCode = 1
} catch (error) {
  // Nothing is known to be wrong, so a check on a schedule does not fail.
  if (error instanceof StoppedError) console.log(`– Not checked: ${error.message}`)
  else {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
