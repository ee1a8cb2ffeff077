import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { EMBEDDED_KEY, openBackend } from '../../vite/backend/backend.ts'
import { embeddedBackend } from '../../vite/backend/embedded-backend.ts'
import { enquiryInbox } from '../../vite/backend/enquiry-inbox.ts'
import { PASSWORD } from '../support/backend/backend'
import { readRecords } from '../support/records'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-dev-'))
  await cp(inject('template'), directory, { recursive: true })
})
// The database may still be closing after the last test.
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 10 }))

const servers: ViteDevServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Starts `npm run dev` with only the two plugins of the backend. `terminal` returns what it has printed. */
async function startServer(env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ LOCAL_DATA_DIR: directory, ...env }))
    vi.stubEnv(name, value)
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
  servers.push(server)
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo
  const url = `http://127.0.0.1:${address.port}`
  return { url, server, terminal: () => terminal.join('\n') }
}

const readEnquiries = () => readRecords(directory, 'enquiries.ndjson')

const connect = (url: string) =>
  createClient(url, EMBEDDED_KEY, { auth: { persistSession: false } })

const open = (folder = directory) => openBackend({ directory: folder, sendMail: () => undefined })

/** Runs SQL in a database that no server uses. */
async function runSql(statements: string, folder = directory) {
  const { sql, close } = await open(folder)
  await sql(statements)
  await close()
}

const ADVICE = 'npm run db:reset creates the database again'
const reset = () => promisify(execFile)(process.execPath, ['scripts/db-reset.mjs'])

describe('the embedded backend', () => {
  it('accepts the sample admin, keeps everything after a restart, and is not deleted or started again while it runs', async () => {
    const first = await startServer()
    const client = connect(first.url)
    await client.auth.signUp({ email: 'admin@southbeam.example', password: PASSWORD })
    expect((await client.rpc('is_admin')).data).toBe(true)
    await client.from('events').delete().eq('title', 'Dusk by the water')
    await client.storage
      .from('event-images')
      .upload('kept.webp', new ArrayBuffer(3), { contentType: 'image/webp' })
    const { data } = await client.auth.getSession()
    await first.server.close()

    const second = await startServer()
    const restarted = connect(second.url)
    expect(
      (await restarted.auth.setSession(data.session as NonNullable<typeof data.session>)).error,
    ).toBeNull()
    expect((await restarted.rpc('is_admin')).data).toBe(true)
    const { data: picture } = restarted.storage.from('event-images').getPublicUrl('kept.webp')
    expect(await (await fetch(picture.publicUrl)).arrayBuffer()).toHaveProperty('byteLength', 3)
    // The seed does not restore a deleted event.
    expect(
      (await restarted.from('events').select('title').eq('title', 'Dusk by the water')).data,
    ).toEqual([])

    const inUse = `${directory} is in use by a running server. Stop it, or set LOCAL_DATA_DIR to another directory.`
    // Each waits some seconds for the directory.
    await Promise.all([
      expect(open()).rejects.toThrow(new Error(inUse)),
      expect(reset()).rejects.toMatchObject({ code: 1, stderr: `Deleted nothing. ${inUse}\n` }),
    ])
    expect(await readdir(directory)).toContain('db')
  })
})

describe('npm run db:reset', () => {
  it('is not advised when the disk is full', async () => {
    const folder = join(directory, 'full')
    await cp(inject('template'), folder, { recursive: true })
    const cause = `
      create function fail() returns event_trigger language plpgsql as $$
        begin raise 'No space left on device' using errcode = 'disk_full'; end $$;
      create event trigger fail on ddl_command_start when tag in ('REVOKE') execute function fail()`
    await runSql(cause, folder)
    await expect(open(folder)).rejects.toThrow(/^No space left on device$/)
  })

  it('is advised after a mistake in a migration, and deletes the database', async () => {
    await runSql('alter table public.enquiries rename to older_enquiries')
    const { terminal, server } = await startServer()
    await expect
      .poll(terminal)
      .toMatch(
        /did not start\. .*supabase.migrations.\w+_privileges\.sql: relation "public\.enquiries" does not exist\.\n/,
      )
    expect(terminal()).toContain(ADVICE)

    await server.close()
    await reset()
    expect(await readdir(directory)).not.toContain('db')
  })
})

describe('the enquiry inbox', () => {
  const post = (url: string, body: string, query = '') =>
    fetch(`${url}/api/enquiries${query}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })

  it('stores concurrent enquiries, prints their references, and rejects anything else', async () => {
    const { url, terminal } = await startServer({ VITE_SUPABASE_URL: '' })
    const enquiries = Array.from({ length: 40 }, (_, index) => ({
      email: `guest${index}@example.com`,
      message: 'A long message. '.repeat(500),
    }))
    const responses = await Promise.all(
      enquiries.map((enquiry) => post(url, JSON.stringify(enquiry))),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(readEnquiries()).toHaveLength(enquiries.length)
    expect(readEnquiries()).toEqual(expect.arrayContaining(enquiries))

    const enquiry = { fullName: 'Ada', email: 'ada@example.com' }
    const body = JSON.stringify({ reference: 'ENQ-FALSE', ...enquiry })
    expect((await post(url, body, '?reference=ENQ-7F3K-Q2')).status).toBe(201)
    expect(readEnquiries().at(-1)).toEqual({ reference: 'ENQ-7F3K-Q2', ...enquiry })
    expect(terminal()).toMatch(/Enquiry ENQ-7F3K-Q2 from Ada <ada@example.com>/)

    for (const wrong of ['{', 'null', '[]', '{}']) expect((await post(url, wrong)).status).toBe(400)
    expect(readEnquiries()).toHaveLength(enquiries.length + 1)
  })
})
