import { BUILT_IN_INBOX } from './built-in-inbox'

const url = import.meta.env.VITE_SUPABASE_URL?.trim() ?? ''

/** The settings of the build, read once. See .env.example. */
export const env = {
  /** The URL of the Supabase project, or an empty string without a backend. The embedded backend has the origin of the page. */
  supabaseUrl: url === '/' && typeof window !== 'undefined' ? window.location.origin : url,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY?.trim() ?? '',
  /** Where enquiries are posted. */
  enquiryWebhookUrl: import.meta.env.VITE_ENQUIRY_WEBHOOK_URL?.trim() || BUILT_IN_INBOX,
  /** The script that counts page views, or an empty string without it. */
  analyticsScriptUrl: import.meta.env.VITE_ANALYTICS_SCRIPT_URL?.trim() ?? '',
  /** The public key of Cloudflare Turnstile, or an empty string without it. */
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY?.trim() ?? '',
}

export const isBackendConfigured = env.supabaseUrl !== '' && env.supabaseKey !== ''
