import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Client,
  loadDataLayer,
  PASSWORD,
  startBackend,
  type TestBackend,
} from '../support/backend/backend'

const BUCKET = 'event-images'
const LIMIT_BYTES = 4 * 1024 * 1024
const WEBP = 'image/webp'

let backend: TestBackend
const clients: Record<string, Client> = {}
beforeAll(async () => {
  backend = await startBackend()
  clients.visitor = backend.visitor()
  clients.account = await backend.signUp('someone@example.com')
  clients.admin = await backend.signUp('admin@southbeam.example')
})
afterAll(() => backend.stop())

const bucketOf = (role: string) => (clients[role] as Client).storage.from(BUCKET)
const picture = (text = 'picture') => new TextEncoder().encode(text)
// Not as a Blob, which supabase-js sends as a form. The embedded backend reads its fields by other names.
const upload = (role: string, name: string, body = picture(), options = {}) =>
  bucketOf(role).upload(name, body, { contentType: WEBP, ...options })
const download = (name: string) =>
  fetch(`${backend.url}/storage/v1/object/public/${BUCKET}/${name}`)
const getNames = async () =>
  (await backend.sql('select name from storage.objects order by name')).map(({ name }) => name)

beforeEach(async () => {
  await bucketOf('admin').remove((await getNames()) as string[])
})

it('has only policies for admins and its own bucket', async () => {
  // A role needs the policy for reading to delete, so the tests below would pass without the other.
  const policies = await backend.sql(`
    select cmd, roles::text, concat(qual, with_check) as condition from pg_policies where schemaname = 'storage' order by cmd`)
  expect(policies.map(({ cmd, roles }) => [cmd, roles])).toEqual([
    ['DELETE', '{authenticated}'],
    ['INSERT', '{authenticated}'],
    ['SELECT', '{authenticated}'],
  ])
  for (const { condition } of policies) {
    expect(condition).toMatch(
      /bucket_id = 'event-images'::text\) AND \( SELECT private.is_admin\(\)/,
    )
  }
})

describe.each(['visitor', 'account'])('a %s', (role) => {
  it('can neither upload, replace, move, copy, delete nor list a picture', async () => {
    await upload('admin', 'a.webp')
    expect((await upload(role, 'b.webp')).error).toMatchObject({ statusCode: '403' })
    const refused = [
      await upload(role, 'b.webp', picture(), { upsert: true }),
      await upload(role, 'a.webp', picture('other'), { upsert: true }),
      await bucketOf(role).update('a.webp', picture('other')),
      await bucketOf(role).move('a.webp', 'b.webp'),
      await bucketOf(role).copy('a.webp', 'b.webp'),
    ]
    expect(refused.map(({ error }) => error === null)).not.toContain(true)
    await bucketOf(role).remove(['a.webp'])
    expect((await bucketOf(role).list()).data ?? []).toEqual([])
    expect(await getNames()).toEqual(['a.webp'])
    expect(await (await download('a.webp')).text()).toBe('picture')
  })

  it('cannot change the bucket or create another', async () => {
    const { storage } = clients[role] as Client
    await storage.updateBucket(BUCKET, {
      public: true,
      fileSizeLimit: null,
      allowedMimeTypes: null,
    })
    await storage.emptyBucket(BUCKET)
    await storage.deleteBucket(BUCKET)
    await storage.createBucket('other')
    expect(
      await backend.sql(
        'select id, file_size_limit::int as limit, allowed_mime_types from storage.buckets',
      ),
    ).toEqual([{ id: BUCKET, limit: LIMIT_BYTES, allowed_mime_types: [WEBP, 'image/jpeg'] }])
  })
})

describe('an admin', () => {
  it('uploads and deletes a picture, which everyone can download and nobody can replace', async () => {
    expect(
      (await upload('admin', 'a.webp', picture(), { cacheControl: '31536000' })).error,
    ).toBeNull()
    const response = await download('a.webp')
    expect(response.headers.get('Content-Type')).toBe(WEBP)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toContain('31536000')
    expect(await response.text()).toBe('picture')

    expect((await upload('admin', 'a.webp', picture('other'))).error).not.toBeNull()
    expect(
      (await upload('admin', 'a.webp', picture('other'), { upsert: true })).error,
    ).not.toBeNull()
    expect(await (await download('a.webp')).text()).toBe('picture')
    expect((await bucketOf('admin').remove(['a.webp'])).data).toHaveLength(1)
    expect((await download('a.webp')).status).toBe(400)
  })

  it.each(['text/html', 'image/svg+xml', 'image/png', 'image/gif'])(
    'cannot upload %s',
    async (type) => {
      expect(
        (await upload('admin', 'a.webp', picture(), { contentType: type })).error,
      ).toMatchObject({
        statusCode: '415',
      })
      expect(await getNames()).toEqual([])
    },
  )

  it('cannot upload more than the limit', async () => {
    const [largest, larger] = [new Uint8Array(LIMIT_BYTES), new Uint8Array(LIMIT_BYTES + 1)]
    expect((await upload('admin', 'a.webp', larger)).error).toMatchObject({ statusCode: '413' })
    expect(await getNames()).toEqual([])
    expect((await upload('admin', 'a.webp', largest)).error).toBeNull()
  })
})

describe('unused pictures', () => {
  const age = (name: string) =>
    backend.sql(
      `update storage.objects set created_at = now() - interval '8 days', updated_at = now() - interval '8 days' where name = '${name}'`,
    )

  it('are removed after a week, and stay for an account that is not an admin', async () => {
    const names = ['absolute.webp', 'new.webp', 'query.webp', 'unused.webp']
    for (const name of names) await upload('admin', name)
    for (const name of names.filter((name) => name !== 'new.webp')) await age(name)
    await backend.sql(`
      insert into events (title, description, image, event_date, is_active) values
        ('x', 'x', 'https://example.com/storage/v1/object/public/${BUCKET}/absolute.webp', '2026-12-01', true),
        ('x', 'x', '/storage/v1/object/public/${BUCKET}/query.webp?width=300', '2026-12-01', false)`)
    const data = await loadDataLayer(backend.url)
    const { auth } = await data.getSupabase()
    for (const [email, expected] of [
      ['someone@example.com', names],
      ['admin@southbeam.example', names.filter((name) => name !== 'unused.webp')],
    ] as const) {
      await auth.signInWithPassword({ email, password: PASSWORD })
      await data.removeUnusedPictures()
      expect(await getNames()).toEqual(expected)
    }
    expect((await download('unused.webp')).status).toBe(400)
  })

  it('are not removed if an event shows them again', async () => {
    await upload('admin', 'again.webp')
    await backend.sql(`
      insert into events (title, description, image, event_date) values ('x', 'x', '/${BUCKET}/again.webp', '2026-12-01')`)
    await bucketOf('admin').remove(['again.webp'])
    expect(await getNames()).toContain('again.webp')
    await backend.sql(`delete from events where image like '%again.webp'`)
  })
})
