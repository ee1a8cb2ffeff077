import { parseArgs } from 'node:util'
import { checks } from './checks'
import { NoResponseError } from './request'
import { type Finding, NotASiteError, openSite, type Site, wrong } from './site'

const SKIPPABLE = Object.keys(checks).filter((name) => name !== 'send')
const HELP = `npm run check:live -- https://your-site [options]
  --domain URL   the address that the pages name, if the site is not connected to it yet
  --skip NAMES   leave out some checks: ${SKIPPABLE.join(', ')}
  --send         send a test enquiry through the webhook`

/** 0: all is right. 1: something is wrong. 2: the command was wrong. */
process.exitCode = await run()

async function run(): Promise<number> {
  let chosen
  try {
    chosen = readArguments()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    return 2
  }
  if (chosen.help) {
    console.log(HELP)
    return 0
  }
  try {
    const site = await openSite(chosen.address, { domain: chosen.domain, onProgress: showProgress })
    return await runChecks(site, chosen.names)
  } catch (error) {
    clearProgress()
    if (!(error instanceof NotASiteError || error instanceof NoResponseError)) throw error
    console.error(`✗ ${error.message}`)
    return 1
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      domain: { type: 'string' },
      skip: { type: 'string', multiple: true, default: [] },
      send: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [address = ''] = positionals
  if (!values.help && positionals.length !== 1) throw new Error('Name one address.')
  const skipped = values.skip.join(',').split(',').filter(Boolean)
  const unknown = skipped.find((name) => !SKIPPABLE.includes(name))
  if (unknown) throw new Error(`There is no check '${unknown}'.`)
  const names = [...SKIPPABLE.filter((name) => !skipped.includes(name)), ...(values.send ? ['send'] : [])]
  return { address, domain: values.domain, help: values.help, names }
}

async function runChecks(site: Site, names: readonly string[]): Promise<number> {
  console.log(
    `${site.url}, built from ${site.build.commit.slice(0, 8) || 'an unknown commit'} at ${site.build.builtAt}\n`,
  )
  const findings: Finding[] = []
  for (const name of names) {
    showProgress(name)
    const found = await runCheck(site, name)
    clearProgress()
    for (const finding of found) {
      findings.push(finding)
      console.log(`${finding.isRight ? '✓' : '✗'} ${finding.text}`)
    }
  }
  const wrongCount = findings.filter(({ isRight }) => !isRight).length
  console.log(`\n${findings.length - wrongCount} right, ${wrongCount} wrong.`)
  return wrongCount > 0 ? 1 : 0
}

async function runCheck(site: Site, name: string): Promise<readonly Finding[]> {
  try {
    return (await checks[name]?.(site)) ?? []
  } catch (error) {
    if (error instanceof NoResponseError) return [wrong(`${name}: ${error.message}`)]
    throw error
  }
}

/** The line that is replaced by the next one, on a terminal only. */
function showProgress(...parts: (string | number)[]) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K… ${parts.join(' of ')}`)
}

function clearProgress() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
}
