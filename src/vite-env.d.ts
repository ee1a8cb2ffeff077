interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_ENQUIRY_WEBHOOK_URL?: string
  readonly VITE_TURNSTILE_SITE_KEY?: string
  readonly VITE_ANALYTICS_SCRIPT_URL?: string
}

// See vite/pictures/pictures.ts.
declare module '*.webp?picture' {
  const picture: import('./lib/pictures').PictureSource
  export default picture
}
