import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

/**
 * Variants and utilities that change nothing in the first paint. The full stylesheet, which is loaded right after it,
 * contains them.
 */
const LATER =
  /(?:^|:)(?:print|hover|group-hover|focus|focus-visible|focus-within|has-focus-visible|active|motion-reduce):|(?:^|:)(?:transition|duration|ease|animate|delay)\b|:hover\b/

/** Compiles the CSS that a page needs for its first paint: the rules for the classes in its HTML. */
export async function compilePageStyles(root: string, html: string): Promise<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => unescapeHtml(value).split(/\s+/))
  const used = [...new Set(classes)].filter((name) => !LATER.test(name))
  const css = removeUnusedRules(await compileClasses(root, used), html).trim()
  if (/<\/style/i.test(css)) throw new Error('The inlined CSS contains "</style"')
  return css
}

// Pages of one kind, such as those of the hire items, have the same classes.
const compiled = new Map<string, string>()

async function compileClasses(root: string, classes: readonly string[]): Promise<string> {
  const styles = await readFile(join(root, 'src/styles.css'), 'utf8')
  const key = [styles, ...classes].join(' ')
  const cached = compiled.get(key)
  if (cached !== undefined) return cached
  const compiler = await compile(styles, { base: join(root, 'src'), onDependency: () => undefined })
  const { code } = optimize(compiler.build([...classes]), { minify: true })
  compiled.set(key, code)
  return code
}

const FIELD_RULE = /(?<=[{}])(?:::-webkit-|::file-selector-button|::placeholder|:-moz-|:where\(select)[^{}]*\{[^{}]*\}/g
const ELEMENT_RULE = /(?<=[{}])([a-z]\w*(?:,[a-z]\w*)*)(\{[^{}]*\})/g
const PROPERTY_RULE = /@property (--[\w-]+)\{([^}]*)\}/g

/** Removes what Tailwind adds to every stylesheet and the page does not need. */
function removeUnusedRules(css: string, html: string): string {
  const tags = new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag))
  const hasFields = tags.has('input') || tags.has('select') || tags.has('textarea')
  // `from` and `to` are steps of an animation.
  for (const name of ['html', 'body', 'from', 'to']) tags.add(name)
  return (
    css
      .replace(/\/\*![^*]*\*\//, '')
      // Fallbacks for browsers from before 2024.
      .replace(/@layer properties\{(?:[^{}]*\{[^{}]*\{[^{}]*\}\})*\}/, '')
      .replace(/@supports \([^{}]*\(in lab, red, red\)\)\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
      .replace(FIELD_RULE, (rule) => (hasFields ? rule : ''))
      .replace(ELEMENT_RULE, (_, selectors: string, declarations: string) => {
        const used = selectors.split(',').filter((tag) => tags.has(tag))
        return used.length > 0 ? used.join(',') + declarations : ''
      })
      // Custom properties that are never read, or never set.
      .replace(PROPERTY_RULE, (rule, name: string, body: string) => {
        const isSet = body.includes('initial-value') || css.includes(`${name}:`)
        return isSet && css.includes(`var(${name}`) ? rule : ''
      })
  )
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/** The text that React has written as HTML. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
