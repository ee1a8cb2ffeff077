import { parseArgs } from 'node:util'
import { checkBackend } from './check-backend'
import { checkAddresses, checkHeaders, checkPages, checkSearchEngines } from './check-host'
import { checkWebhook } from './check-webhook'
import { openSite } from './site'

const HELP = `npm run check:live -- https://your-site [--domain URL]
  --domain URL   the address that the pages name, if the site is not connected to it yet`

const CHECKS = [checkAddresses, checkPages, checkHeaders, checkSearchEngines, checkWebhook, checkBackend]

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { domain: { type: 'string' } } })
  const [address] = positionals
  if (!address || positionals.length > 1) throw new Error(HELP)
  const site = await openSite(address, values.domain)
  const count = { '✓': 0, '✗': 0, '–': 0 }
  for (const check of CHECKS) {
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
