/** The inbox of `npm run dev` and `npm run preview`. A production build sets VITE_ENQUIRY_WEBHOOK_URL instead. */
export const BUILT_IN_INBOX = '/api/enquiries'

/** The value of VITE_SUPABASE_URL for the embedded backend, which has the origin of the page. */
const SAME_ORIGIN = '/'

const url = import.meta.env.VITE_SUPABASE_URL?.trim() ?? ''

/** The settings of the build, read once. See .env.example. */
export const env = {
  /** The URL of the Supabase project, or an empty string without a backend. */
  supabaseUrl: url === SAME_ORIGIN && typeof window !== 'undefined' ? window.location.origin : url,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY?.trim() ?? '',
  /** The server of this page is also the backend, as under `npm run dev` and `npm run preview`. */
  isBackendEmbedded: url === SAME_ORIGIN,
  /** Where enquiries are posted. */
  enquiryWebhookUrl: import.meta.env.VITE_ENQUIRY_WEBHOOK_URL?.trim() || BUILT_IN_INBOX,
  /** The public key of Cloudflare Turnstile, or an empty string without it. */
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY?.trim() ?? '',
  /** The script that counts page views, or an empty string without it. */
  analyticsScriptUrl: import.meta.env.VITE_ANALYTICS_SCRIPT_URL?.trim() ?? '',
}

export const isBackendConfigured = env.supabaseUrl !== '' && env.supabaseKey !== ''
