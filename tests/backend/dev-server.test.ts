import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { EMBEDDED_KEY } from '../../vite/backend.ts'
import { embeddedBackend } from '../../vite/embedded-backend.ts'
import { enquiryInbox } from '../../vite/enquiry-inbox.ts'
import { PASSWORD } from '../support/backend'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'southbeam-dev-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const running: ViteDevServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})

/** `npm run dev`, with nothing in it but the two plugins. Says what the terminal shows. */
async function startServer(env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ SOUTHBEAM_DATA_DIR: directory, ...env })) vi.stubEnv(name, value)
  const terminal: string[] = []
  const print = (text: string) => void terminal.push(text)
  const server = await createServer({
    configFile: false,
    envFile: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    customLogger: { ...createLogger('silent'), info: print, error: print },
    plugins: [embeddedBackend(), enquiryInbox()],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
  })
  running.push(server)
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo
  const url = `http://127.0.0.1:${address.port}`
  return { url, server, terminal: () => terminal.join('\n') }
}

async function records(file: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(directory, file), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const connect = (url: string) => createClient(url, EMBEDDED_KEY, { auth: { persistSession: false } })

describe('the embedded backend', () => {
  test('serves the seed, and tells pages to ask where they came from', async () => {
    const { url, server } = await startServer()
    expect(server.config.define).toMatchObject({
      'import.meta.env.VITE_SUPABASE_URL': '"/"',
      'import.meta.env.VITE_SUPABASE_ANON_KEY': `"${EMBEDDED_KEY}"`,
    })
    const { data } = await connect(url).from('events').select('title, category, image')
    expect(data?.length).toBeGreaterThanOrEqual(8)
    for (const { image } of data ?? []) {
      await expect(readFile(join('public', image as string))).resolves.toBeInstanceOf(Buffer)
    }
  })

  test('lets a newcomer in as the sample admin, and keeps everything through a restart', async () => {
    const first = await startServer()
    const client = connect(first.url)
    await client.auth.signUp({ email: 'admin@southbeam.example', password: PASSWORD })
    expect((await client.rpc('is_admin')).data).toBe(true)
    await client.from('events').delete().eq('title', 'Dusk by the water')
    const { data } = await client.auth.getSession()
    await first.server.close()

    const second = await startServer()
    const again = connect(second.url)
    expect((await again.auth.setSession(data.session as NonNullable<typeof data.session>)).error).toBeNull()
    expect((await again.rpc('is_admin')).data).toBe(true)
    // The seed does not bring back what was deleted.
    expect((await again.from('events').select('title').eq('title', 'Dusk by the water')).data).toEqual([])
  })

  test('shows a mail in the terminal and keeps it in a file, with a link that leads back to the page', async () => {
    const { url, terminal } = await startServer()
    const client = connect(url)
    await client.auth.signUp({ email: 'forgetful@example.com', password: PASSWORD })
    await client.auth.resetPasswordForEmail('forgetful@example.com', { redirectTo: `${url}/eventsadmin` })
    const mail = (await records('mail.ndjson')).at(-1)
    expect(mail).toMatchObject({ to: 'forgetful@example.com', subject: 'Reset Your Password' })
    expect(terminal()).toContain(`Mail to forgetful@example.com: Reset Your Password\n  ${mail?.link as string}\n`)
    const answer = await fetch(mail?.link as string, { redirect: 'manual' })
    expect(answer.headers.get('Location')).toMatch(`${url}/eventsadmin#access_token=`)
  })

  test('is one and the same for two servers of one process, as when Vite restarts itself', async () => {
    const before = await startServer()
    const after = await startServer()
    await before.server.close()
    expect((await connect(after.url).from('events').select('id').limit(1)).error).toBeNull()
  })

  test('is off where the build names a backend, or none', async () => {
    for (const VITE_SUPABASE_URL of ['https://project.example', '']) {
      const { url, server } = await startServer({ VITE_SUPABASE_URL })
      expect(server.config.define ?? {}).toEqual({})
      expect((await fetch(`${url}/rest/v1/events`, { headers: { apikey: EMBEDDED_KEY } })).status).toBe(404)
    }
  })
})

describe('the inbox', () => {
  const post = (url: string, body: string, type = 'application/json') =>
    fetch(`${url}/api/enquiries`, { method: 'POST', body, headers: { 'Content-Type': type } })

  test('keeps each enquiry, however many come at once', async () => {
    const { url, terminal } = await startServer()
    const enquiries = Array.from({ length: 40 }, (_, index) => ({
      fullName: `Guest ${index}`,
      email: 'guest@example.com',
      message: 'A long message. '.repeat(500),
    }))
    const answers = await Promise.all(enquiries.map((enquiry) => post(url, JSON.stringify(enquiry))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const kept = await records('enquiries.ndjson')
    expect(kept).toHaveLength(40)
    expect(kept).toEqual(expect.arrayContaining(enquiries))
    expect(terminal()).toContain('Enquiry from Guest 7 <guest@example.com>')
  })

  test('lets nobody write to the terminal', async () => {
    const { url, terminal } = await startServer()
    await post(url, JSON.stringify({ fullName: '\u001b[2J\r\nAda', email: 'ada@example.com' }))
    expect(terminal()).toContain('Ada <ada@example.com>')
    expect(terminal()).not.toMatch(/[\u001b\r]/) // oxlint-disable-line no-control-regex
  })

  test('refuses what is no enquiry, and keeps none of it', async () => {
    const { url } = await startServer()
    const before = await records('enquiries.ndjson')
    const get = await fetch(`${url}/api/enquiries`)
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await fetch(`${url}/api/enquiries`, { method: 'DELETE' })).status).toBe(405)
    expect((await post(url, '{}', 'text/plain')).status).toBe(415)
    expect((await post(url, 'a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
    for (const body of ['', '{', 'null', '"text"', '[]', '3']) expect((await post(url, body)).status).toBe(400)
    expect((await post(url, JSON.stringify({ message: 'x'.repeat(65_536) }))).status).toBe(413)
    expect(await records('enquiries.ndjson')).toEqual(before)
  })

  test('is off where there is a webhook', async () => {
    const { url } = await startServer({ VITE_ENQUIRY_WEBHOOK_URL: 'https://hooks.example' })
    expect((await post(url, '{}')).status).toBe(404)
  })
})
