import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CALENDAR_TYPE,
  type HostRules,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  toFileName,
} from './host-rules.ts'

/** Writes how Netlify and Cloudflare Pages serve the built site. docs/other-hosts.md says the same for other hosts. */
export async function writeHostFiles(outDir: string, rules: HostRules): Promise<void> {
  await writeFile(join(outDir, '_headers'), toHeadersFile(rules))
  await writeFile(join(outDir, '_redirects'), toRedirectsFile(rules))
}

/**
 * For Netlify and Cloudflare Pages. Cloudflare Pages sends `no-store` with a 404 instead of the Cache-Control below. If
 * Netlify sends that with a 404, a browser keeps a missing file for a year, but no later build asks for such a file: the
 * names of files change with their content, and both hosts publish a build at once.
 */
function toHeadersFile({ headers }: HostRules): string {
  const blocks = [
    ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)],
    ...IMMUTABLE_FOLDERS.map((folder) => [`/${folder}/*`, `  Cache-Control: ${IMMUTABLE}`]),
    ['/calendars/*', `  Content-Type: ${CALENDAR_TYPE}`],
  ]
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

/**
 * For Netlify, which redirects `/about/` but not `/about.html`; `!` redirects although the file exists. Cloudflare Pages
 * redirects both, and skips these lines with a warning. Both respond to unknown paths with 404.html.
 */
function toRedirectsFile({ pages }: HostRules): string {
  return pages
    .filter((page) => page !== '/')
    .map((page) => `/${toFileName(page)}  ${page}  301!\n`)
    .join('')
}
