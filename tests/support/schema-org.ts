import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/*
 * Schema.org's vocabulary, read from the type declarations of schema-dts, which are generated from it. `FooBase` has the
 * properties of the type Foo and extends the bases of its parents, `FooLeaf` has its name, and the type alias `Foo` lists
 * the values of an enumeration.
 */
const require = createRequire(import.meta.url)
const declarations = readFileSync(require.resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8')

type Node = { '@type'?: string; '@id'?: string; [property: string]: unknown }
type Declared = { parents: string[]; properties: Map<string, string[]> }

const interfaces = new Map(
  [...declarations.matchAll(/^(?:export )?interface (\w+) extends ([^{]*)\{([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']): [string, Declared] => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim()),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]*), /gm)].map(([, property = '', range = '']) => [
            property,
            range.split(' | '),
          ]),
        ),
      },
    ],
  ),
)
const aliases = new Map(
  [...declarations.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', union = '']) => [
    name,
    union.split(' | '),
  ]),
)

/** The interfaces of a type: its own and those of its ancestors, nearest first. */
function getInterfaces(name: string): string[] {
  return [name, ...(interfaces.get(name)?.parents ?? []).flatMap(getInterfaces)]
}

const isA = (type: string, ancestor: string) =>
  type === ancestor || getInterfaces(`${type}Leaf`).includes(`${ancestor}Base`)

const patterns: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/[\w.-]+(?:\/\S*)?$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
  Time: /^\d\d:\d\d(?::\d\d)?$/,
  Duration: /^P\d+[DWMY]$/,
}

function fits(value: unknown, range: string): boolean {
  switch (typeof value) {
    case 'string':
      return Boolean(patterns[range]?.test(value)) || Boolean(aliases.get(range)?.includes(JSON.stringify(value)))
    case 'number':
      return range === 'Number' || (range === 'Integer' && Number.isInteger(value))
    case 'boolean':
      return range === 'Boolean'
    default: {
      const { '@type': type, ...rest } = value as Node
      return type === undefined ? range === 'IdReference' && Object.keys(rest).join() === '@id' : isA(type, range)
    }
  }
}

/** Returns what a JSON-LD node and the nodes in it have that schema.org does not allow. Empty for valid data. */
export function findSchemaErrors(node: unknown, path = ''): string[] {
  const { '@type': type, '@id': id, ...properties } = node as Node
  if (type === undefined)
    return typeof id === 'string' && Object.keys(properties).length === 0 ? [] : [`${path}: no type`]
  const declared = getInterfaces(`${type}Leaf`).flatMap((name) => interfaces.get(name) ?? [])
  if (declared.length === 0) return [`${path}: unknown type ${type}`]
  return Object.entries(properties).flatMap(([property, value]) => {
    const here = `${path}/${type}.${property}`
    const ranges = declared.flatMap((current) => current.properties.get(property) ?? [])
    if (ranges.length === 0) return [`${here}: not a property of ${type}`]
    return [value].flat().flatMap((single) => {
      if (!ranges.some((range) => fits(single, range)))
        return [`${here}: ${JSON.stringify(single)} is no ${ranges.join(' or ')}`]
      return typeof single === 'object' ? findSchemaErrors(single, here) : []
    })
  })
}
