import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

/** A problem that TypeScript found in a file. */
export type Diagnostic = {
  file: string
  line: number
  column: number
  code: number
  message: string
  /** Why, from the outer type to the inner one. */
  reasons: readonly string[]
}

const BELOW_NORMAL = 10

/** Type-checks `src/content` in a separate process with a lower priority than the development server. */
export const compile = (root: string): Promise<Diagnostic[]> =>
  new Promise((resolve, reject) => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const options = ['--project', 'tsconfig.content.json', '--pretty', 'false', '--locale', 'en']
    const child = execFile(
      process.execPath,
      [tsc, ...options],
      { cwd: root, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        const diagnostics = parseDiagnostics(stdout)
        // With mistakes it ends with an exit code other than 0, too.
        if (error && diagnostics.length === 0) reject(new Error(`TypeScript failed: ${stderr || stdout}`))
        else resolve(diagnostics)
      },
    )
    if (child.pid) setPriority(child.pid, BELOW_NORMAL)
  })

/** Reads lines such as "src/content/faq.ts(3,10): error TS1005: ',' expected.", which may have indented lines below them. */
export const parseDiagnostics = (output: string): Diagnostic[] =>
  output.split(/\r?\n(?=\S)/).flatMap((text) => {
    const [first = '', ...reasons] = text.trimEnd().split(/\r?\n/)
    const [, file, line, column, code, message] = /^(\S.*)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(first) ?? []
    if (!file || !message) return []
    return [{ file, line: Number(line), column: Number(column), code: Number(code), message, reasons }]
  })
