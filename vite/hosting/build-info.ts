import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The contents of build.json. `npm run check:live` checks a deployed site by its settings. */
export type BuildInfo = {
  /** ISO 8601, UTC. Shows whether a new build has been deployed. */
  builtAt: string
  /** The settings in .env.example that the build was made with. They are in its JavaScript too, so none is secret. */
  settings: Readonly<Record<string, string>>
}

export const BUILD_INFO_FILE = 'build.json'

const SETTING_NAMES = [
  'VITE_ENQUIRY_WEBHOOK_URL',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_TURNSTILE_SITE_KEY',
  'VITE_ANALYTICS_SCRIPT_URL',
]

export async function writeBuildInfo(
  outDir: string,
  env: Readonly<Record<string, unknown>>,
): Promise<void> {
  const settings = SETTING_NAMES.flatMap((name) => (name in env ? [[name, String(env[name])]] : []))
  const info: BuildInfo = {
    builtAt: new Date().toISOString(),
    settings: Object.fromEntries(settings),
  }
  await writeFile(join(outDir, BUILD_INFO_FILE), `${JSON.stringify(info, null, 2)}\n`)
}
