import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The contents of build.json. `npm run check:live` compares a deployed site with it. */
export type BuildInfo = {
  /** The full hash, or an empty string if the build had no git repository. */
  commit: string
  /** ISO 8601, UTC. */
  builtAt: string
  /** The settings in .env.example that the build was made with. They are in its JavaScript too, so none is secret. */
  settings: Settings
}

type Settings = Readonly<Record<string, string>>

export const BUILD_INFO_FILE = 'build.json'

const SETTING_NAMES = [
  'VITE_ENQUIRY_WEBHOOK_URL',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_TURNSTILE_SITE_KEY',
  'VITE_ANALYTICS_SCRIPT_URL',
] as const

export async function writeBuildInfo(
  root: string,
  outDir: string,
  env: Readonly<Record<string, unknown>>,
): Promise<void> {
  const settings = SETTING_NAMES.flatMap((name) => (name in env ? [[name, String(env[name])]] : []))
  const info: BuildInfo = {
    commit: readCommit(root),
    builtAt: new Date().toISOString(),
    settings: Object.fromEntries(settings) as Settings,
  }
  await writeFile(join(outDir, BUILD_INFO_FILE), `${JSON.stringify(info, null, 2)}\n`)
}

/** Returns the newest commit of a folder, or an empty string if it is not a git repository. */
export function readCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
