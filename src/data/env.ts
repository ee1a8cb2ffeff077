/** What the build was told about its backends, read once. See .env.example. */
export type Environment = {
  /** The Supabase project's address. '/' means: wherever this page came from. Empty: none. */
  supabaseUrl: string
  supabaseKey: string
  /** Where enquiries are posted. */
  enquiryWebhookUrl: string
}

/** The inbox of `npm run dev` and `npm run preview`. */
const BUILT_IN_INBOX = '/api/enquiries'

const url = import.meta.env.VITE_SUPABASE_URL?.trim() ?? ''

export const env: Environment = {
  supabaseUrl: url === '/' && typeof window !== 'undefined' ? window.location.origin : url,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY?.trim() ?? '',
  enquiryWebhookUrl: import.meta.env.VITE_ENQUIRY_WEBHOOK_URL?.trim() || BUILT_IN_INBOX,
}

/** Whether there is a backend to ask for events and to sign in to. */
export const isBackendConfigured = env.supabaseUrl !== '' && env.supabaseKey !== ''
