import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { optimize } from '@tailwindcss/node'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { compile } from 'tailwindcss'
import design from '../../tailwind.config.ts'

const require = createRequire(import.meta.url)

/**
 * Classes that change nothing in the first paint. The full stylesheet, which is loaded right after it, contains them.
 */
const LATER =
  /(?:^|:)(?:print|motion-reduce|noscript|forced-colors):|(?:^|:)(?:transition|duration|ease|animate|delay|cursor|pointer-events|touch|select)\b/

/** Compiles the CSS that a page needs for its first paint: the rules for the classes in its HTML, without closed menus. */
export async function compilePageStyles(root: string, html: string): Promise<string> {
  const visible = html.replace(/<[^>]* hidden="[^>]*>/g, '')
  const classes = [...visible.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    unescapeHtml(value).split(/\s+/),
  )
  const used = [...new Set(classes)].filter((name) => !LATER.test(name))
  return removeUnusedRules(await compileClasses(root, used), html)
}

// Pages of one kind, such as those of the hire items, have the same classes.
const compiled = new Map<string, string>()

async function compileClasses(root: string, classes: readonly string[]): Promise<string> {
  const styles = await readFile(join(root, 'src/styles.css'), 'utf8')
  const key = [styles, ...classes].join(' ')
  const cached = compiled.get(key)
  if (cached !== undefined) return cached
  const base = join(root, 'src')
  // Not `compile` of @tailwindcss/node: it would transpile tailwind.config.ts again for each kind of page.
  const compiler = await compile(styles, {
    base,
    loadModule: async (id) => ({ path: id, base, module: design }),
    loadStylesheet: async (id) => {
      const path = require.resolve(`${id}/index.css`)
      return { path, base, content: await readFile(path, 'utf8') }
    },
  })
  const { code } = optimize(compiler.build([...classes]), { minify: true })
  compiled.set(key, code)
  return code
}

/** Removes what Tailwind adds to every stylesheet and the page does not need. */
function removeUnusedRules(css: string, html: string): string {
  const tags = new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag))
    .add('html')
    .add('body')
  const page = { html, tags }
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Selector: (selector) => (canMatch(selector, page) ? undefined : []),
      Rule: {
        // Fallbacks for browsers from before 2024.
        'layer-block': (rule) => (rule.value.name?.join('.') === 'properties' ? [] : undefined),
        supports({ value: { condition, rules } }) {
          const isFallback =
            condition.type === 'declaration' && condition.value.includes('in lab, red, red')
          return isFallback ? withoutNulls(rules) : undefined
        },
        // Custom properties that are never read, or never set. The fallbacks above set each to its initial value.
        property({ value: { name, initialValue } }) {
          const isSet = initialValue != null || new RegExp(`${name}:(?!initial)`).test(css)
          return isSet && css.includes(`var(${name}`) ? undefined : []
        },
      },
    },
  })
  // Without Tailwind's comment.
  return code.toString().replace(/^\/\*!.*?\*\//, '')
}

/** Lightning CSS writes null for a missing optional field, but does not read it. */
const withoutNulls = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, field: unknown) => field ?? undefined)) as T

/** States that follow the first paint, and pseudo-elements of form fields, which change little. */
const LATER_PSEUDO =
  /^(?:hover|active|focus|focus-visible|focus-within|-webkit-.*|-moz-.*|placeholder|file-selector-button)$/

/** Whether a selector can match in the first paint of a page. */
function canMatch(selector: Selector, page: { html: string; tags: ReadonlySet<string> }): boolean {
  return selector.every((component) => {
    if (component.type === 'type') return page.tags.has(component.name)
    if (component.type === 'attribute') return hasAttribute(component, page.html)
    if (component.type !== 'pseudo-element' && component.type !== 'pseudo-class') return true
    if (component.kind === 'where' || component.kind === 'is' || component.kind === 'has') {
      return component.selectors.some((inner) => canMatch(inner, page))
    }
    if (component.kind === 'disabled') return page.html.includes(' disabled=""')
    return !LATER_PSEUDO.test('name' in component ? component.name : component.kind)
  })
}

/** Whether an element has an attribute with the value that a selector asks for. Of other comparisons only the name counts. */
function hasAttribute(
  { name, operation }: SelectorComponent & { type: 'attribute' },
  html: string,
): boolean {
  const value = operation?.operator === 'equal' ? `${operation.value}"` : ''
  return html.includes(` ${name}="${value}`)
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The text that React has written as HTML. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
