import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The contents of build.json. `npm run check:live` checks a deployed site by its settings. */
export type BuildInfo = {
  /** ISO 8601, UTC. Shows whether a new build has been deployed. */
  builtAt: string
  /** The settings in .env.example that the build was made with. They are in its JavaScript too, so none is secret. */
  settings: Readonly<Record<string, string>>
  /** The length in bytes of each file that pages name: { '/assets/index-1a2b3c.js': 51234 }. */
  files: Readonly<Record<string, number>>
}

export const BUILD_INFO_FILE = 'build.json'

const SETTING_NAMES = [
  'VITE_ENQUIRY_WEBHOOK_URL',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_TURNSTILE_SITE_KEY',
  'VITE_ANALYTICS_SCRIPT_URL',
]

const NAMED_FOLDERS = ['assets', 'calendars']

async function measureFiles(outDir: string): Promise<BuildInfo['files']> {
  const files: Record<string, number> = {}
  for (const folder of NAMED_FOLDERS)
    for (const file of (await readdir(join(outDir, folder))).toSorted())
      files[`/${folder}/${file}`] = (await stat(join(outDir, folder, file))).size
  return files
}

export async function writeBuildInfo(
  outDir: string,
  env: Readonly<Record<string, unknown>>,
): Promise<void> {
  const settings = SETTING_NAMES.flatMap((name) => (name in env ? [[name, String(env[name])]] : []))
  const info: BuildInfo = {
    builtAt: new Date().toISOString(),
    settings: Object.fromEntries(settings),
    files: await measureFiles(outDir),
  }
  await writeFile(join(outDir, BUILD_INFO_FILE), `${JSON.stringify(info, null, 2)}\n`)
}
