import { onTestFinished, vi } from 'vitest'

/** Loads the site again, as a reload does or as a build with these settings. Returns `renderSite` of render-site.tsx. */
export async function loadSite(settings: Record<string, string> = {}) {
  vi.resetModules()
  onTestFinished(() => {
    // The next file loads its modules before Vitest restores the settings for its first test.
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  // supabase-js warns about a second client on the page.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { renderSite } = await import('./render-site')
  return renderSite
}
