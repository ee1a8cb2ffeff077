// Serves dist/ with the local servers of Cloudflare Pages and Netlify, one after the other, and runs check:live on each,
// without the check of the commit.
// npx downloads them at the first run. Other options are those of check:live.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runnerImport } from 'vite'

const START_TIMEOUT_MS = 300_000
const CLOUDFLARE_PORT = Number(process.env.HOSTS_PORT ?? 4191)
const NETLIFY_PORT = CLOUDFLARE_PORT + 1
const dist = resolve('dist')

const hosts = [
  {
    name: 'Cloudflare Pages',
    port: CLOUDFLARE_PORT,
    // The date must not be later than the version.
    command: `wrangler@4.86.0 pages dev ${dist} --ip 127.0.0.1 --port ${CLOUDFLARE_PORT} --compatibility-date 2026-05-01`,
    skip: 'build',
  },
  {
    name: 'Netlify',
    port: NETLIFY_PORT,
    // It needs a newer Node than the project. Edge functions, which the site has none of, need Deno.
    command: `-p node@24 -p netlify-cli@27.10.2 netlify dev --dir ${dist} --port ${NETLIFY_PORT} --offline --no-open --skip-gitignore --framework #static --internal-disable-edge-functions`,
    // Unlike Netlify, it sends /about/ instead of a redirect, does not compress, and replaces the Cache-Control of _headers.
    skip: 'build,slash,caching,compression',
  },
]

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no dist/. Run npm run build first.')
  process.exit(2)
}
const { module } = await runnerImport('./src/content/company.ts', { logLevel: 'error' })
for (const host of hosts) await check(host)

async function check({ name, port, command, skip }) {
  console.log(`\n${name}\n`)
  // Both leave files in the folder in which they run.
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const log = join(folder, 'server.log')
  const output = openSync(log, 'a')
  const server = spawn('npx', ['--yes', ...command.split(' ')], {
    cwd: folder,
    // A group, because npx starts other processes.
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NETLIFY_TELEMETRY_DISABLED: '1' },
  })
  try {
    const url = `http://localhost:${port}`
    if (await isReady(server, url)) await checkLive(url, skip)
    else {
      console.error(`✗ The server did not start. It printed:\n${readFileSync(log, 'utf8').slice(-2000)}`)
      process.exitCode = 1
    }
  } finally {
    try {
      if (server.pid) process.kill(-server.pid)
    } catch {
      // It has ended.
    }
    await setTimeout(1000)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isReady(server, url) {
  const end = Date.now() + START_TIMEOUT_MS
  while (server.exitCode === null && Date.now() < end) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return true
    await setTimeout(500)
  }
  return false
}

function checkLive(url, skip) {
  const options = [url, '--domain', module.company.url, '--skip', skip, ...process.argv.slice(2)]
  const run = spawn(process.execPath, ['scripts/check-live.mjs', ...options], { stdio: 'inherit' })
  return new Promise((done) => {
    run.on('exit', (code) => {
      if (code !== 0) process.exitCode = 1
      done()
    })
  })
}
