import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { BUILD } from '../support/build/build'

test('the preview server answers as a host does, with the headers of the build', async () => {
  const script = readdirSync(`${BUILD}/assets`).find((name) => name.endsWith('.js'))
  for (const [path, status, caching] of [
    ['/', 200, /must-revalidate/],
    ['/eventsadmin', 200, /must-revalidate/],
    ['/favicon.ico', 200, /must-revalidate/],
    [`/assets/${script}`, 200, /immutable/],
    ['/about?from=link', 200, /must-revalidate/],
    ['/no-such-page', 404, /^$/],
    ['/eventsadmin/none', 404, /^$/],
    ['/assets/no-such.js', 404, /^$/],
  ] as const) {
    const response = await fetch(inject('previewUrl') + path)
    const header = (name: string) => response.headers.get(name)
    expect(response.status, path).toBe(status)
    expect(header('cache-control') ?? '', path).toMatch(caching)
    expect(header('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(header('x-content-type-options'), path).toBe('nosniff')
    expect(header('cross-origin-opener-policy'), path).toBe('same-origin')
  }
})
