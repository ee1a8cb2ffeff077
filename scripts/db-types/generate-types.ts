import type { RunSql } from '../../vite/backend/database'

export const TYPES_FILE = 'src/data/database.ts'

/** What PostgREST sends, as JSON, for a value of each type that the schema `public` uses. */
const jsonTypes: Record<string, string> = {
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  jsonb: 'Json',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
  void: 'undefined',
}

const COLUMNS = `
  select
    relname as owner, relkind as kind, attname as name, atttypid::regtype::text as type,
    not attnotnull as is_nullable, atthasdef as has_default, attgenerated <> '' as is_generated
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'c') and attnum > 0 and not attisdropped
  order by owner, name`

const FUNCTIONS = `
  select
    proname as name, prorettype::regtype::text as type, proretset as is_set,
    format('public.%s(%s)', proname, pg_get_function_identity_arguments(oid)) as signature
  from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
  order by name`

const ARGUMENTS = `
  select
    proname as owner, proargnames[position] collate "C" as name,
    proargtypes[position - 1]::regtype::text as type,
    pg_get_function_arg_default(pg_proc.oid, position) as default_value
  from pg_proc, generate_series(1, pronargs) as position
  where pronamespace = 'public'::regnamespace
  order by owner, name`

type Typed = { name: string; type: string }
type Column = Typed & {
  owner: string
  /** 'r' for a table, 'c' for a composite type. */
  kind: string
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
}
type DatabaseFunction = Typed & { signature: string; is_set: boolean }
type Argument = Typed & { owner: string; default_value: string | null }

/**
 * Returns the text of `TYPES_FILE`: the tables, functions and composite types of the schema `public`, in
 * the shape of `supabase gen types`, without relationships. Rejects if `jsonTypes` lacks a type, or if two
 * functions have the same name.
 */
export async function generateTypes(runSql: RunSql): Promise<string> {
  const columns = (await runSql(COLUMNS)) as Column[]
  const ofTables = groupByOwner(columns.filter(({ kind }) => kind === 'r'))
  const ofTypes = groupByOwner(columns.filter(({ kind }) => kind === 'c'))
  const args = groupByOwner((await runSql(ARGUMENTS)) as Argument[])
  const functions = (await runSql(FUNCTIONS)) as DatabaseFunction[]
  for (const [index, { name, signature }] of functions.entries())
    if (name === functions[index + 1]?.name)
      throw new Error(
        `There are two functions ${name}. Drop the earlier one in the new migration, for example: ` +
          `drop function ${signature};`,
      )
  const database = block('public', [
    ...block(
      'Tables',
      [...ofTables].flatMap(([table, ofTable]) => formatTable(table, ofTable)),
    ),
    'Views: { [_ in never]: never }',
    ...block(
      'Functions',
      functions.flatMap((called) => formatFunction(called, args.get(called.name) ?? [])),
    ),
    'Enums: { [_ in never]: never }',
    ...block(
      'CompositeTypes',
      [...ofTypes].flatMap(([type, fields]) => block(type, fields.map(formatColumn))),
    ),
  ])
  return `// Written by \`npm run db:types\` from supabase/migrations. Do not edit it.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | readonly Json[]

export type Database = {
${database.map((line) => `  ${line}`).join('\n')}
}

type Schema = Database['public']

export type Tables<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Update']
`
}

const formatTable = (table: string, columns: readonly Column[]): string[] =>
  block(table, [
    ...block('Row', columns.map(formatColumn)),
    ...block(
      'Insert',
      columns.map((column) => {
        const isOptional = column.is_nullable || column.has_default
        return `${column.name}${isOptional ? '?' : ''}: ${getWrittenType(column)}`
      }),
    ),
    ...block(
      'Update',
      columns.map((column) => `${column.name}?: ${getWrittenType(column)}`),
    ),
    'Relationships: []',
  ])

const formatColumn = (column: Column): string => `${column.name}: ${getColumnType(column)}`

const getColumnType = ({ type, is_nullable }: Column): string =>
  getJsonType(type) + (is_nullable ? ' | null' : '')

/** Postgres calculates a generated column, and refuses another value. */
const getWrittenType = (column: Column): string =>
  column.is_generated ? 'never' : getColumnType(column)

function formatFunction(called: DatabaseFunction, args: readonly Argument[]): string[] {
  const lines = args.map(({ name, type, default_value }) => {
    const optional = default_value === null ? '' : '?'
    // Postgres accepts null for every argument. A default of null says that it means something.
    const nullable = default_value?.startsWith('NULL') ? ' | null' : ''
    return `${name}${optional}: ${getJsonType(type)}${nullable}`
  })
  return block(called.name, [
    ...(lines.length > 0 ? block('Args', lines) : ['Args: never']),
    `Returns: ${getJsonType(called.type)}${called.is_set ? '[]' : ''}`,
  ])
}

function getJsonType(type: string): string {
  const found = jsonTypes[type]
  if (!found) throw new Error(`scripts/db-types/generate-types.ts does not know the type ${type}`)
  return found
}

const block = (name: string, lines: readonly string[]): string[] => [
  `${name}: {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

function groupByOwner<Item extends { owner: string }>(items: readonly Item[]) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(item.owner, [...(groups.get(item.owner) ?? []), item])
  return groups
}
