import { onTestFinished, vi } from 'vitest'

/** Loads the site again, as a reload does or as a build with these settings. Returns `renderSite` of render-site.tsx. */
export async function loadSite(settings: Record<string, string> = {}) {
  vi.resetModules()
  // Other tests get the usual settings.
  onTestFinished(() => void vi.resetModules())
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { renderSite } = await import('./render-site')
  return renderSite
}
