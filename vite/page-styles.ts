import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

/** Compiles the part of the stylesheet that a page needs: the rules for the classes in its HTML. */
export async function compilePageStyles(root: string, html: string): Promise<string> {
  const compiler = await compile(await readFile(join(root, 'src/styles.css'), 'utf8'), {
    base: join(root, 'src'),
    onDependency: () => undefined,
  })
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => unescapeHtml(value).split(/\s+/))
  // The page links the whole stylesheet for print, so print styles need not be inlined.
  const used = [...new Set(classes)].filter((name) => !name.startsWith('print:'))
  const css = optimize(compiler.build(used), { minify: true }).code.trim()
  if (/<\/style/i.test(css)) throw new Error('The inlined CSS contains "</style"')
  return css
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
