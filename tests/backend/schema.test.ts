import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateTypes, TYPES_FILE } from '../../scripts/db-types/generate-types'
import { hasVisibleText } from '../../src/lib/form-schema'
import { startBackend, type TestBackend } from '../support/backend/backend'
import { sydneyDays } from '../support/sydney-days'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/**
 * Everything outside the system catalogs that a role can use, including the rights of every role, except for what the
 * services grant.
 */
async function getReachable(role: 'anon' | 'authenticated') {
  const rows = await backend.sql(`
    with
      schemas as (
        select oid, nspname from pg_namespace
        where nspname !~ '^pg_' and nspname <> 'information_schema' and has_schema_privilege('${role}', oid, 'usage')
      ),
      relations as (
        select
          pg_class.oid, nspname || '.' || relname as name,
          case when relkind = 'r' and relrowsecurity then 'table' else 'relation without row-level security' end as kind
        from pg_class join schemas on schemas.oid = relnamespace
        where relkind in ('r', 'p', 'v', 'm', 'f')
      )
    select format('schema %s: %s', nspname, privilege) as line
    from schemas, unnest(array['usage', 'create']) as privilege
    where has_schema_privilege('${role}', oid, privilege)
    union all
    select format('function %s.%s', nspname, proname)
    from pg_proc join schemas on schemas.oid = pronamespace
    where has_function_privilege('${role}', pg_proc.oid, 'execute')
    union all
    select format('sequence %s.%s', nspname, relname)
    from pg_class join schemas on schemas.oid = relnamespace
    where case relkind when 'S' then has_sequence_privilege('${role}', pg_class.oid, 'usage, select, update') end
    union all
    select format('%s %s: %s', kind, name, privilege)
    from relations, unnest(array['delete', 'truncate', 'trigger']) as privilege
    where has_table_privilege('${role}', oid, privilege)
    union all
    select format('%s %s: %s %s', kind, name, privilege, attname)
    from relations
    join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped,
      unnest(array['select', 'insert', 'update', 'references']) as privilege
    where has_column_privilege('${role}', oid, attnum, privilege)`)
  return rows
    .map(({ line }) => line as string)
    .filter((line) => !ofTheAuthService.includes(line) && !OF_THE_STORAGE_SERVICE.test(line))
    .toSorted()
}

// A hosted project grants these and has no table in that schema that these roles can use.
const ofTheAuthService = [
  'schema auth: usage',
  ...['uid', 'role', 'email', 'jwt'].map((name) => `function auth.${name}`),
]

// It grants everything on its tables to every role, and their policies decide. pictures.test.ts tests those.
const OF_THE_STORAGE_SERVICE =
  /^(?:schema storage: usage|function storage\.\w+|table storage\.(?:buckets|objects): .*)$/

const written = [
  'title',
  'description',
  'image',
  'image_alt',
  'ticket_link',
  'category',
  'event_date',
  'is_active',
]
const readByEveryone = [
  ...['id', 'created_at', 'updated_at', ...written].map(
    (column) => `table public.events: select ${column}`,
  ),
  'table public.full_days: select day',
]
const enquiryColumns =
  'id reference email event_date body link created_at delivery status note handled_by answered_at updated_at'.split(
    ' ',
  )
const usedByPoliciesAndChecks = [
  'schema private: usage',
  'schema public: usage',
  'function private.has_visible_text',
  'function private.sydney_day',
]

// A failure here means that a migration opened something. Add the line only if that is intended.
describe('the publishable key reaches nothing else than', () => {
  it('events, one column to write, and the functions that keep an enquiry and its delivery, for a visitor', async () => {
    expect(await getReachable('anon')).toEqual(
      [
        ...usedByPoliciesAndChecks,
        'function public.report_delivery',
        'function public.submit_enquiry',
        ...readByEveryone,
        'table public.events: update is_active',
      ].toSorted(),
    )
  })

  it('events, the fields of the form, enquiries, and is_admin, for an account', async () => {
    expect(await getReachable('authenticated')).toEqual(
      [
        ...usedByPoliciesAndChecks,
        'function private.is_admin',
        'function public.is_admin',
        'function public.list_unused_event_images',
        ...readByEveryone,
        ...['id', ...written].map((column) => `table public.events: insert ${column}`),
        ...written.map((column) => `table public.events: update ${column}`),
        'table public.events: delete',
        'function private.find_enquiries',
        'function private.is_enquiry_body',
        'function public.list_enquiries',
        ...enquiryColumns.map((column) => `table public.enquiries: select ${column}`),
        ...['status', 'note'].map((column) => `table public.enquiries: update ${column}`),
        'table public.enquiries: delete',
        'table public.full_days: insert day',
        'table public.full_days: delete',
      ].toSorted(),
    )
  })
})

describe('the schema', () => {
  it('is the one that the types of the site are written from', async () => {
    const written = await readFile(TYPES_FILE, 'utf8')
    expect(written, 'the migrations say something else, so run npm run db:types').toBe(
      await generateTypes(backend.sql),
    )
  })

  it('runs its security definer functions with an empty search path', async () => {
    const rows = await backend.sql(`
      select proname, proconfig from pg_proc
      where prosecdef and pronamespace::regnamespace::text in ('private', 'public') order by proname`)
    const proconfig = ['search_path=""']
    expect(rows).toEqual([
      { proname: 'bind_admin_account', proconfig },
      { proname: 'is_admin', proconfig },
      { proname: 'report_delivery', proconfig },
      { proname: 'set_handled_by', proconfig },
      { proname: 'submit_enquiry', proconfig },
    ])
  })

  it('limits how long a request may occupy a connection', async () => {
    const rows = await backend.sql(`
      select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by rolname`)
    expect(rows).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=1s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=3s'] },
    ])
  })

  it('has the same idea of visible text as the forms, for every character', async () => {
    // Without NUL, surrogates and the planes of rare ideographs.
    const rows = await backend.sql(`
      select n, private.has_visible_text(chr(n)) as visible
      from (
        select generate_series(1, x'D7FF'::int) as n union all
        select generate_series(x'E000'::int, x'1FFFF'::int) union all
        select generate_series(x'E0000'::int, x'E1000'::int)
      ) as points`)
    const disagreed = rows.filter(
      ({ n, visible }) => hasVisibleText(String.fromCodePoint(n as number)) !== visible,
    )
    expect(disagreed.map(({ n }) => (n as number).toString(16))).toEqual([])
    expect(rows.length).toBeGreaterThan(100_000)
  })

  it.each(sydneyDays)('has the same day in Sydney as the site at %s: %s', async (moment, day) => {
    const [row] = await backend.sql(`select private.sydney_day('${moment}')::text as day`)
    expect(row).toEqual({ day })
  })
})
