import { company } from '../../src/content/company.ts'

/*
 * How a host serves the site: the one source for `vite preview` and for the files of host-files.ts.
 */

/** `pages` are the paths that have an HTML file, such as `/services/dj-hire`. `headers` are those of every response. */
export type HostRules = { pages: readonly string[]; headers: Record<string, string> }

/** The Cache-Control header of files whose content never changes under the same name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The folders of those files. */
export const IMMUTABLE_FOLDERS = ['assets', 'pictures', 'fonts'] as const
/** The Content-Type header of the files in `calendars/`. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'
/** The Cache-Control header of all other files. Netlify and Cloudflare Pages send it by default. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

export const toFileName = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

type Options = {
  /** The settings of the build. See .env.example. */
  env: Readonly<Record<string, string | undefined>>
  pageLoaderHash: string
  /** The social feed that may be embedded, or an empty string. */
  feedUrl?: string
}

export function createHeaders(options: Options): Record<string, string> {
  return {
    'Content-Security-Policy': createPolicy(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Safari applies this directive to http://localhost too, so `vite preview` leaves it out. */
export const UPGRADE = 'upgrade-insecure-requests'

/** The origin of the script and the frame of Cloudflare Turnstile. */
const TURNSTILE = 'https://challenges.cloudflare.com'

function createPolicy({ env, pageLoaderHash, feedUrl = company.socialFeedUrl }: Options): string {
  const backend = toUrl(env, 'VITE_SUPABASE_URL')
  const webhook = toUrl(env, 'VITE_ENQUIRY_WEBHOOK_URL')
  // The webhook's address is often a secret path on a shared host, so only that path is allowed.
  const webhookSource = webhook && webhook.origin + escapeSource(webhook.pathname)
  const analytics = toUrl(env, 'VITE_ANALYTICS_SCRIPT_URL')
  const turnstile = env.VITE_TURNSTILE_SITE_KEY?.trim() ? [TURNSTILE] : []
  const frames = [...(feedUrl ? [new URL(feedUrl).origin] : []), ...turnstile]
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, `'${pageLoaderHash}'`, ...turnstile, analytics?.origin]
      .filter(Boolean)
      .join(' '),
    // Prerendered pages contain a style element each, and pictures have their mean colour in a style attribute.
    `style-src 'self' 'unsafe-inline'`,
    // Admins may use a picture from any site for an event, and their uploads are on the backend. The arrow of a select is a
    // data URL in the stylesheet, and a picture that is being uploaded a blob URL.
    [`img-src 'self' https: data: blob:`, backend?.origin].filter(Boolean).join(' '),
    ['connect-src', `'self'`, backend?.origin, analytics?.origin, webhookSource]
      .filter(Boolean)
      .join(' '),
    `frame-src ${frames.join(' ') || `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // Forms send with fetch.
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    UPGRADE,
  ].join('; ')
}

/** Returns null for a setting that is missing, empty or a path, which 'self' allows. Throws if it is not a URL. */
function toUrl(env: Options['env'], name: string): URL | null {
  const value = env[name]?.trim()
  if (!value || value.startsWith('/')) return null
  if (!URL.canParse(value)) throw new Error(`${name} is not a URL: ${value}`)
  return new URL(value)
}

/** Encodes the characters that end a source in a policy. */
const escapeSource = (pathname: string) => pathname.replace(/[;,]/g, encodeURIComponent)
