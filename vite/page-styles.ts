import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

/**
 * Variants and utilities that change nothing in the first paint. The full stylesheet, which is loaded right after it,
 * contains them.
 */
const LATER =
  /^(?:print|hover|group-hover|focus|focus-visible|focus-within|has-focus-visible|active|motion-reduce):|^(?:transition|duration|ease|animate|delay)-?|:hover\b/

/** Compiles the CSS that a page needs for its first paint: the rules for the classes in its HTML. */
export async function compilePageStyles(root: string, html: string): Promise<string> {
  const compiler = await compile(await readFile(join(root, 'src/styles.css'), 'utf8'), {
    base: join(root, 'src'),
    onDependency: () => undefined,
  })
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => unescapeHtml(value).split(/\s+/))
  const used = [...new Set(classes)].filter((name) => !LATER.test(name))
  const hasFields = /<(?:input|select|textarea)\b/.test(html)
  const css = removeUnusedRules(optimize(compiler.build(used), { minify: true }).code, hasFields).trim()
  if (/<\/style/i.test(css)) throw new Error('The inlined CSS contains "</style"')
  return css
}

/** Removes parts of Tailwind's base styles: its fallbacks for browsers from before 2024, and rules for form controls. */
function removeUnusedRules(css: string, hasFields: boolean): string {
  const withoutFallbacks = css
    .replace(/\/\*![^*]*\*\//, '')
    .replace(/@layer properties\{(?:[^{}]*\{[^{}]*\{[^{}]*\}\})*\}/, '')
  if (hasFields) return withoutFallbacks
  return withoutFallbacks.replace(
    /(?<=[{}])(?:::-webkit-|::file-selector-button|::placeholder|:-moz-|:where\(select|textarea)[^{}]*\{[^{}]*\}/g,
    '',
  )
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
