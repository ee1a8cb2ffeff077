import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHeadersFile, toNginxConfig, toRedirectsFile, toVercelConfig } from '../../vite/hosting/host-files'
import { createHeaders, findPage } from '../../vite/hosting/host-rules'

const pages = ['/', '/about', '/services', '/services/dj-hire']
const find = (pathname: string) => findPage(pathname, (path) => pages.includes(path))

describe('findPage', () => {
  it.each([
    ['/', '/'],
    ['///', '/'],
    ['/index.html', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/About', '/about'],
    ['//about', '/about'],
    ['/%61bout', '/about'],
    ['/services//DJ-Hire/', '/services/dj-hire'],
  ])('finds the page of %s', (pathname, page) => expect(find(pathname)).toBe(page))

  it.each(['/no-such', '/about/more', '/about.htm', '//evil.example', '/%E0%A4%A', '/%00', '/services/../about'])(
    'finds no page for %s',
    (pathname) => expect(find(pathname)).toBeNull(),
  )

  it('asks only for paths inside the folder', () => {
    const pieces = fc.constantFrom('/', '..', '.', '%2e', '%2f', '%5c', '\\', '\0', 'a', '.html', ':', '?')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        findPage(`/${parts.join('')}`, (path) => {
          expect(path).toMatch(/^\/[\w/-]*$/)
          return true
        })
      }),
    )
  })
})

/** The sources of each directive of the policy. */
function getPolicy(env: Parameters<typeof createHeaders>[0]['env'], feedUrl = '') {
  const policy = createHeaders({ env, pageLoaderHash: 'sha256-abc=', feedUrl })['Content-Security-Policy'] ?? ''
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
}

describe('the Content-Security-Policy', () => {
  it('allows connections to the site alone with the embedded backend and the inbox', () => {
    for (const env of [{}, { VITE_SUPABASE_URL: '', VITE_ENQUIRY_WEBHOOK_URL: ' ' }, { VITE_SUPABASE_URL: '/' }]) {
      expect(getPolicy(env).get('connect-src')).toEqual(["'self'"])
    }
  })

  it('allows connections to the configured backend and to the one path of the webhook', () => {
    const env = {
      VITE_SUPABASE_URL: 'https://project.supabase.co/',
      VITE_ENQUIRY_WEBHOOK_URL: "https://hooks.example/a;b,'$c'?secret=1",
    }
    expect(getPolicy(env).get('connect-src')).toEqual([
      "'self'",
      'https://project.supabase.co',
      "https://hooks.example/a%3Bb%2C'%24c'",
    ])
  })

  it('allows pictures from the configured backend, even without HTTPS as under `supabase start`', () => {
    const sources = getPolicy({ VITE_SUPABASE_URL: 'http://127.0.0.1:54321' }).get('img-src')
    expect(sources).toEqual(["'self'", 'https:', 'data:', 'blob:', 'http://127.0.0.1:54321'])
  })

  it('names a setting that is not a URL', () => {
    expect(() => getPolicy({ VITE_SUPABASE_URL: 'project.supabase.co' })).toThrow('VITE_SUPABASE_URL')
  })

  it('runs no script but the files of the site and the page loader', () => {
    expect(getPolicy({}).get('script-src')).toEqual(["'self'", "'sha256-abc='"])
  })

  it('allows the script and the frame of Turnstile if the build has a key', () => {
    const policy = getPolicy({ VITE_TURNSTILE_SITE_KEY: 'key' }, 'https://feed.example/southbeam')
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='", 'https://challenges.cloudflare.com'])
    expect(policy.get('frame-src')).toEqual(['https://feed.example', 'https://challenges.cloudflare.com'])
    expect(getPolicy({ VITE_TURNSTILE_SITE_KEY: ' ' }).get('frame-src')).toEqual(["'none'"])
  })

  it('allows only the origin of the script that counts page views, if the build has one', () => {
    const policy = getPolicy({ VITE_ANALYTICS_SCRIPT_URL: 'https://count.example/js/pa-1.js' })
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='", 'https://count.example'])
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://count.example'])
  })

  it('allows frames of the configured social feed only', () => {
    expect(getPolicy({}).get('frame-src')).toEqual(["'none'"])
    expect(getPolicy({}, 'https://feed.example/southbeam').get('frame-src')).toEqual(['https://feed.example'])
  })
})

describe('the files for hosts', () => {
  const rules = { pages, headers: { 'X-First': "a 'b'", 'X-Second': 'c' } }

  it('_headers sends each header for every path', () => {
    const [all] = toHeadersFile(rules).split('\n\n')
    expect(all).toBe("/*\n  X-First: a 'b'\n  X-Second: c")
  })

  it('_redirects has a line for every page but the home page', () => {
    expect(toRedirectsFile(rules).trim().split('\n')).toEqual([
      '/about.html  /about  301!',
      '/services.html  /services  301!',
      '/services/dj-hire.html  /services/dj-hire  301!',
    ])
  })

  it('nginx redirects to pages, and to nothing else', () => {
    const config = toNginxConfig(rules, 'southbeam.example')
    const map = [...config.matchAll(/"~\*(\^.*\$)" (\/\S*);/g)].map(([, pattern = '', page]) => ({
      pattern: new RegExp(pattern, 'i'),
      page,
    }))
    const findInMap = (uri: string) => map.find(({ pattern }) => pattern.test(uri))?.page
    const uris = ['/', '/index.html', '/About', '/about/', '/about.html', '/services/dj-hire/', '/about/more', '/none']
    expect(uris.map((uri) => findInMap(uri) ?? null)).toEqual(uris.map(find))
    expect(config).toContain(`add_header X-First "a 'b'" always;`)
  })

  it('Vercel redirects other spellings of a page, and never a page to itself', () => {
    const routes = toVercelConfig(rules).routes.filter((route) => route.status === 301)
    const redirect = (path: string) =>
      routes.flatMap(({ src = '', headers }) => {
        const match = new RegExp(src).exec(path)
        return match ? [headers?.Location?.replace('$1', match[1] ?? '')] : []
      })[0]
    const others = ['/index.html', '/about/', '/about.html', '/services/dj-hire/']
    expect(others.map(redirect)).toEqual(others.map(find))
    expect([...pages, '/no-such/', '//evil.example/', '/no-such.html'].filter(redirect)).toEqual([])
  })
})
