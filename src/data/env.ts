/** What the build was told about its backends, read once. See .env.example. */
export type Environment = {
  /** The Supabase project's address. Empty: none. */
  supabaseUrl: string
  supabaseKey: string
  /** Whether the backend is whatever serves this page: true under `npm run dev` and `npm run preview` only. */
  isBackendEmbedded: boolean
  /** Where enquiries are posted. */
  enquiryWebhookUrl: string
}

/** The inbox of `npm run dev` and `npm run preview`. A deployed site has none: it sets VITE_ENQUIRY_WEBHOOK_URL. */
export const BUILT_IN_INBOX = '/api/enquiries'

/** What the embedded backend puts in VITE_SUPABASE_URL: wherever this page came from. */
const SAME_ORIGIN = '/'

const url = import.meta.env.VITE_SUPABASE_URL?.trim() ?? ''

export const env: Environment = {
  supabaseUrl: url === SAME_ORIGIN && typeof window !== 'undefined' ? window.location.origin : url,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY?.trim() ?? '',
  isBackendEmbedded: url === SAME_ORIGIN,
  enquiryWebhookUrl: import.meta.env.VITE_ENQUIRY_WEBHOOK_URL?.trim() || BUILT_IN_INBOX,
}

/**
 * Whether this build names a backend to ask for events and to sign in to. A build for the embedded one that is then put
 * on another host names one that is not there: `getSupabase` finds out.
 */
export const isBackendConfigured = env.supabaseUrl !== '' && env.supabaseKey !== ''
