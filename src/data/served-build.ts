/** The build that the server sends now: the running one, another one, or no page of the site. */
export type ServedBuild = 'same' | 'other' | 'none'

/** Compares the entry script of this page with the one in the server's copy of it. */
export async function getServedBuild(): Promise<ServedBuild> {
  // page-loader.ts adds the entry after the files that it imports.
  const entry = [...document.querySelectorAll('script[type=module]')].at(-1)?.getAttribute('src')
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' })
    const html = await response.text()
    if (!entry || !html.includes('id="root"')) return 'none'
    return html.includes(entry) ? 'same' : 'other'
  } catch {
    return 'none'
  }
}
