import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { EMBEDDED_KEY, openBackend, type Mail } from '../../vite/backend.ts'

test('scratch', async () => {
  const t0 = Date.now()
  const mails: Mail[] = []
  const b = await openBackend({ directory: null, sendMail: (m) => void mails.push(m) })
  console.log('boot', Date.now() - t0, process.memoryUsage().rss / 1e6)
  const fetchIt: typeof fetch = (i, o) => b.fetch(new Request(i, o))
  const client = () =>
    createClient('http://localhost:5173', EMBEDDED_KEY, { global: { fetch: fetchIt }, auth: { persistSession: false } })
  const anon = client()
  console.log(await anon.from('events').select('title,event_date,is_active,category,image'))
  console.log(await anon.from('admins').select())
  console.log(
    await anon
      .from('events')
      .update({ is_active: false })
      .eq('is_active', true)
      .lt('event_date', '2999-01-01')
      .select(),
  )
  console.log(await anon.from('events').update({ title: 'x' }).eq('is_active', true).select())
  console.log(await anon.rpc('is_admin'))
  const admin = client()
  console.log((await admin.auth.signUp({ email: 'Admin@southbeam.example', password: 'secret1' })).error)
  console.log(await admin.rpc('is_admin'))
  const made = await admin
    .from('events')
    .insert({ title: 'T', description: 'D', image: '/x', event_date: '2026-01-01' })
    .select()
    .single()
  console.log(made)
  console.log(await admin.from('events').update({ title: 'T2' }).eq('id', made.data?.id).select())
  console.log(await admin.from('events').update({ created_at: '2020-01-01' }).eq('id', made.data?.id).select())
  console.log(await admin.from('admins').select())
  const str = client()
  await str.auth.signUp({ email: 'stranger@x.example', password: 'secret1' })
  console.log('stranger', await str.rpc('is_admin'))
  await b.sql(`update events set is_active = true where event_date < private.sydney_day()`)
  console.log(
    'stranger retitle',
    await str.from('events').update({ is_active: false, title: 'hacked' }).lt('event_date', '2025-01-01').select(),
  )
  const past = await b.sql(`select id from events where event_date < private.sydney_day() limit 1`)
  console.log(
    'stranger retitle',
    await str.from('events').update({ is_active: false, title: 'hacked' }).eq('id', past[0]?.id).select(),
  )
  console.log('stranger retire', await str.from('events').update({ is_active: false }).eq('id', past[0]?.id).select())
  console.log('stranger delete', await str.from('events').delete().eq('id', past[0]?.id).select())
  console.log(
    await anon.auth.resetPasswordForEmail('admin@southbeam.example', {
      redirectTo: 'http://localhost:5173/eventsadmin',
    }),
  )
  console.log(mails)
  const r = await b.fetch(new Request(mails[0]!.link!))
  console.log(r.status, r.headers.get('location'))
  const raw = await b.fetch(new Request('http://localhost:5173/rest/v1/events'))
  console.log(raw.status, await raw.text())
  for (const s of ['auth', 'private', 'supabase_migrations']) {
    const raw = await b.fetch(
      new Request('http://localhost:5173/rest/v1/users', { headers: { apikey: EMBEDDED_KEY, 'Accept-Profile': s } }),
    )
    console.log(s, raw.status, await raw.text())
  }
  const h = await b.fetch(new Request('http://localhost:5173/auth/v1/health'))
  console.log(h.status, await h.text())
  console.log(
    await b.sql(
      `select grantee, table_name, privilege_type from information_schema.role_table_grants where table_schema='public' and grantee in ('anon','authenticated')`,
    ),
  )
  console.log(
    await b.sql(
      `select relname, relrowsecurity, nspname from pg_class c join pg_namespace n on n.oid=relnamespace where relkind='r' and nspname in ('auth','public','private')`,
    ),
  )
  await b.close()
  expect(1).toBe(1)
})
