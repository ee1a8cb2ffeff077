import { describe, expect, it } from 'vitest'
import { createHeaders } from '../../../vite/hosting/host-rules'

/** The sources of each directive of the policy. */
function getPolicy(env: Parameters<typeof createHeaders>[0]['env'], feedUrl = '') {
  const policy =
    createHeaders({ env, pageLoaderHash: 'sha256-abc=', feedUrl })['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive]),
  )
}

describe('the Content-Security-Policy', () => {
  const script = "script-src 'self' 'sha256-abc='"

  it.each([
    [
      'the site and the page loader alone, with the embedded backend and the inbox',
      { VITE_SUPABASE_URL: '/', VITE_ENQUIRY_WEBHOOK_URL: ' ', VITE_TURNSTILE_SITE_KEY: ' ' },
      {
        'connect-src': "connect-src 'self'",
        'script-src': script,
        'frame-src': "frame-src 'none'",
      },
    ],
    [
      'the configured backend, and its pictures even without HTTPS as under `supabase start`',
      { VITE_SUPABASE_URL: 'http://127.0.0.1:54321/' },
      {
        'connect-src': "connect-src 'self' http://127.0.0.1:54321",
        'img-src': "img-src 'self' https: data: blob: http://127.0.0.1:54321",
      },
    ],
    [
      'the one path of the webhook',
      { VITE_ENQUIRY_WEBHOOK_URL: "https://hooks.example/a;b,'c'?secret=1" },
      { 'connect-src': "connect-src 'self' https://hooks.example/a%3Bb%2C'c'" },
    ],
    [
      'the script and the frame of Turnstile if the build has a key',
      { VITE_TURNSTILE_SITE_KEY: 'key' },
      {
        'script-src': `${script} https://challenges.cloudflare.com`,
        'frame-src': 'frame-src https://challenges.cloudflare.com',
      },
    ],
    [
      'the script that counts page views, if the build has one',
      { VITE_ANALYTICS_SCRIPT_URL: 'https://count.example/js/pa-1.js' },
      {
        'script-src': `${script} https://count.example`,
        'connect-src': "connect-src 'self' https://count.example",
      },
    ],
  ])('allows %s', (_, env, directives) => {
    expect(getPolicy(env)).toMatchObject(directives)
  })

  it('allows frames of the configured social feed', () => {
    const { 'frame-src': frames } = getPolicy({}, 'https://feed.example/southbeam')
    expect(frames).toBe('frame-src https://feed.example')
  })

  it('is not made with a setting that is not a URL', () => {
    expect(() => getPolicy({ VITE_SUPABASE_URL: 'project.supabase.co' })).toThrow(
      'VITE_SUPABASE_URL',
    )
  })
})
