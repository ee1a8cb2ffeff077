import { expect, open, test } from './fixtures'

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/eventsadmin', '/favicon.svg', '/about/', '/no-such-page', '/no-such.js']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
  }
})

test('only files with a hash in their name are cached without a check, and only if they exist', async ({
  page,
  request,
}) => {
  await open(page, '/')
  const script = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')
  const getCaching = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await getCaching(script)).toContain('immutable')
  expect(await getCaching('/')).toContain('must-revalidate')
  expect(await getCaching('/assets/no-such.js')).toBeUndefined()
})

test('files for the host cannot be downloaded', async ({ request }) => {
  for (const path of ['/_headers', '/_redirects', '/%5fheaders']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('the policy blocks inline scripts, event handlers and connections to other sites', async ({
  page,
  allowConsole,
  policyViolations,
}) => {
  allowConsole(/Content.Security.Policy|404/i)
  await open(page, '/')
  const isConnected = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.attacked = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.attacked = true">')
    return fetch('https://evil.example/').then(
      () => true,
      () => false,
    )
  })
  expect(isConnected).toBe(false)
  for (const directive of ['script-src-elem', 'script-src-attr', 'connect-src']) {
    await expect.poll(() => policyViolations.join('\n')).toContain(`${directive} blocked`)
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  // Checks that the fixture has collected them, so that they do not fail this test.
  policyViolations.length = 0
})
