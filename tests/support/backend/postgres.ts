import { randomUUID } from 'node:crypto'
import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import type { OpenDatabase } from '../../../vite/backend/database.ts'

/** The OID of the type. */
const JSONB = 3802

/** Creates the roles of a hosted project, which belong to the server and not to a database. */
export const createRoles = (serverUrl: string) => runAsSuperuser(serverUrl, ROLES)

/**
 * Creates a database with the privileges of a hosted project, and connects as its owner, who is not a superuser.
 * `serverUrl` is that of the superuser.
 */
export async function openHostedDatabase(serverUrl: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '_')}`
  await runAsSuperuser(serverUrl, `create database ${name} owner postgres`)
  const url = new URL(serverUrl)
  url.pathname = name
  const superuserUrl = url.href
  await runAsSuperuser(superuserUrl, PUBLIC_SCHEMA)

  url.username = 'postgres'
  const connection = createPostgresConnection({
    url: url.href,
    postgresOptions: { max: 1, onnotice: () => {} },
  })
  // The REST service passes JSON as text, which this driver would turn into a JSON string. PostgREST has no such step.
  connection.driver.options.serializers[JSONB] = (value: unknown) =>
    typeof value === 'string' ? value : JSON.stringify(value)
  return {
    connection,
    async runSql(statements) {
      const results = await connection.driver.unsafe<Record<string, unknown>[]>(statements)
      // Several statements give several results.
      const last: unknown = results.at(-1)
      return Array.isArray(last) ? (last as typeof results) : results
    },
    async prepare(app) {
      await app.ensureSystemSchema()
      await runAsSuperuser(superuserUrl, AUTH_SCHEMA)
      // The tables now belong to another role, so ensuring them again would fail.
      app.ensureSystemSchema = async () => {}
    },
  }
}

async function runAsSuperuser(url: string, statements: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(statements)
  } finally {
    await sql.end()
  }
}

const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;
  create role postgres nosuperuser login createdb createrole replication bypassrls;
  grant anon, authenticated, service_role to postgres with admin option`

// A project grants nothing on new tables and functions to the roles of the API, but what PostgreSQL grants to all roles: to
// call functions.
const PUBLIC_SCHEMA = 'grant usage on schema public to anon, authenticated, service_role'

// The embedded auth service creates its tables as "postgres". In a hosted project they belong to another role, and
// row-level security without a policy closes them to everyone but those who bypass it.
const AUTH_SCHEMA = `
do $$
declare
  item record;
begin
  for item in select oid::regclass as name from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r' loop
    execute format('alter table %s owner to supabase_auth_admin', item.name);
    execute format('alter table %s enable row level security', item.name);
    execute format('grant all on table %s to postgres', item.name);
  end loop;
  for item in select oid::regprocedure as name from pg_proc where pronamespace = 'auth'::regnamespace loop
    execute format('alter function %s owner to supabase_auth_admin', item.name);
  end loop;
  alter schema auth owner to supabase_auth_admin;
  grant usage on schema auth to postgres, anon, authenticated, service_role;
end
$$`
