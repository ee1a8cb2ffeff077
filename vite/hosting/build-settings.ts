import { type ConfigEnv, loadEnv, type Plugin } from 'vite'

/** The mode of `npm run preview` and of the browser tests. */
export const PREVIEW_MODE = 'preview'

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Returns the VITE_ variables of .env and of the environment. Mode `preview` ignores them, so that a test never writes
 * to a real backend. `isLocal` is true if the embedded backend and the built-in inbox may replace what is not set: under
 * `npm run dev` and in mode `preview`.
 */
export function readSettings(root: string, { command, mode, isPreview }: ConfigEnv) {
  const isPreviewMode = mode === PREVIEW_MODE
  return {
    settings: (isPreviewMode ? {} : loadEnv(mode, root)) as Settings,
    isLocal: isPreviewMode || (command === 'serve' && !isPreview),
  }
}

/** Returns one sentence for each setting with which a deployed site would not work. */
export function getSettingErrors(settings: Settings): string[] {
  const {
    VITE_ENQUIRY_WEBHOOK_URL: webhook,
    VITE_SUPABASE_URL: backend,
    VITE_SUPABASE_ANON_KEY: key,
  } = settings
  const analytics = settings.VITE_ANALYTICS_SCRIPT_URL?.trim()
  const errors = []
  if (!webhook?.trim()) {
    errors.push(
      'VITE_ENQUIRY_WEBHOOK_URL is not set, so the contact form could not send enquiries.',
    )
  } else if (getProtocol(webhook) !== 'https:') {
    errors.push(`VITE_ENQUIRY_WEBHOOK_URL is not an https URL: ${webhook}`)
  }
  if (backend === undefined) {
    errors.push(
      'VITE_SUPABASE_URL is not set. For a site without events, set it to an empty value: VITE_SUPABASE_URL=',
    )
  } else if (backend.trim() && !/^https?:$/.test(getProtocol(backend))) {
    errors.push(`VITE_SUPABASE_URL is not a URL: ${backend}`)
  } else if (backend.trim() && !key?.trim()) {
    errors.push(
      'VITE_SUPABASE_ANON_KEY is not set, so the site could not use the backend in VITE_SUPABASE_URL.',
    )
  }
  if (isSecretKey(key)) {
    errors.push(
      'VITE_SUPABASE_ANON_KEY is a secret key, with which everyone could read and change everything. Use the publishable key, and replace the secret one in the dashboard if it was ever in a build.',
    )
  }
  if (analytics && getProtocol(analytics) !== 'https:') {
    errors.push(`VITE_ANALYTICS_SCRIPT_URL is not an https URL: ${analytics}`)
  }
  return errors
}

/**
 * Whether a key of Supabase opens everything: a secret key (`sb_secret_…`), or a JSON Web Token of the role `service_role`.
 */
export function isSecretKey(key = ''): boolean {
  const [, payload = ''] = key.split('.')
  return (
    key.includes('sb_secret_') ||
    Buffer.from(payload, 'base64url').toString().includes('service_role')
  )
}

const getProtocol = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '')

/** Refuses a production build without the settings that it needs, and prints where enquiries and events go. */
export function buildSettings(): Plugin {
  return {
    name: 'build-settings',
    // No variable has this prefix, so no setting reaches the site.
    config: (_, { mode }) => (mode === PREVIEW_MODE ? { envPrefix: 'IGNORED_IN_PREVIEW_' } : {}),
    configResolved({ root, build, command, mode, logger }) {
      if (command !== 'build' || build.ssr) return
      const { settings, isLocal } = readSettings(root, { command, mode })
      if (isLocal) {
        logger.info(
          'This build is for `npm run preview`: it uses the embedded backend and the built-in inbox.',
        )
        return
      }
      const errors = getSettingErrors(settings)
      if (errors.length > 0) {
        throw new Error(
          `This build is not ready for deployment.\n${errors.map((error) => `- ${error}\n`).join('')}` +
            'See .env.example. To try the built site without any settings, run `npm run preview`.',
        )
      }
      logger.info(`Enquiries of this build go to ${settings.VITE_ENQUIRY_WEBHOOK_URL}`)
      logger.info(
        `Backend of this build: ${settings.VITE_SUPABASE_URL?.trim() || 'none (VITE_SUPABASE_URL is empty)'}`,
      )
    },
  }
}
