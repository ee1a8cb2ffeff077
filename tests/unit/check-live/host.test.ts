import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkAddresses, checkAge } from '../../../scripts/check-live/check-host'
import { openSite, request, type Site, StoppedError } from '../../../scripts/check-live/site'

const URL = 'https://band.example'
const site: Site = {
  url: URL,
  domain: URL,
  builtAt: '2026-11-23T00:00:00.000Z',
  settings: {},
  files: {},
  home: { status: 200, headers: new Headers(), text: '' },
  get: () => Promise.reject(new Error('Not expected')),
}

/** A text is a page. An address is where the answer redirects to. Others are not found. */
let answers: Record<string, string>
beforeEach(() => {
  answers = {}
  vi.stubGlobal('fetch', (address: string) => {
    const answer = answers[address]
    if (answer?.startsWith('https:'))
      return Promise.resolve(new Response('', { status: 301, headers: { Location: answer } }))
    return Promise.resolve(new Response(answer, { status: answer === undefined ? 404 : 200 }))
  })
})

it.each<[title: string, redirects: Record<string, string>, texts: RegExp[]]>([
  ['nothing if both keep the path', {}, []],
  [
    'nothing if one leads there by the other name',
    { 'http://band.example/contact?check=1': 'https://www.band.example/contact?check=1' },
    [],
  ],
  [
    'which one loses the path',
    { 'https://www.band.example/contact?check=1': `${URL}/` },
    [/^https:\/\/www\..*: it leads to https:\/\/band\.example\/\. Set a redirect/],
  ],
  [
    'which one loses the query',
    { 'https://www.band.example/contact?check=1': `${URL}/contact` },
    [/^https:\/\/www\..*: it leads to https:\/\/band\.example\/contact\. Set a redirect/],
  ],
  [
    'where another site is',
    { 'http://band.example/contact?check=1': 'https://parked.example/' },
    [/parked\.example/],
  ],
  [
    'which one has no redirect',
    { 'http://band.example/contact?check=1': 'A page' },
    [/^http:.*: status 200/],
  ],
])('says of http and www %s', async (_, redirects, texts) => {
  answers = {
    'http://band.example/contact?check=1': `${URL}/contact?check=1`,
    'https://www.band.example/contact?check=1': `${URL}/contact?check=1`,
    ...redirects,
  }
  const wrong = (await checkAddresses(site)).filter(({ mark }) => mark === '✗')
  expect(wrong.map(({ text }) => text)).toEqual(
    texts.map((text) => expect.stringMatching(text) as string),
  )
})

it.each([
  [14, '✓', 'is 14 days old'],
  [15, '✗', 'is 15 days old, so pages name dates that are over'],
])('says of a build of %d days: %s', (days, mark, text) => {
  const now = new Date(new Date(site.builtAt).getTime() + days * 86_400_000)
  expect(checkAge(site, now)).toEqual([{ mark, text: expect.stringContaining(text) as string }])
})

const HOME = '<div id="root"></div>'
const build = (settings: object) =>
  JSON.stringify({ builtAt: site.builtAt, settings, files: {} }, null, 2)

it.each<[title: string, pages: Record<string, string>, text: string]>([
  ['leads to another site', { '/': 'https://parked.example/' }, 'leads to https://parked.example/'],
  ['has another site', { '/': 'A parked domain' }, 'does not have this site'],
  [
    'has the build of the preview',
    { '/': HOME, '/build.json': build({}) },
    'has the build of npm run preview',
  ],
])('says that an address %s', async (_, pages, text) => {
  for (const [path, answer] of Object.entries(pages)) answers[URL + path] = answer
  await expect(openSite(URL)).rejects.toThrow(text)
})

it('opens a site with the time and the settings of its build', async () => {
  const settings = { VITE_ENQUIRY_WEBHOOK_URL: 'https://automation.example/hooks/enquiry' }
  answers = { [`${URL}/`]: HOME, [`${URL}/build.json`]: build(settings) }
  expect(await openSite(`${URL}/contact`)).toMatchObject({
    url: URL,
    domain: URL,
    builtAt: site.builtAt,
    settings,
  })
})

describe('a request', () => {
  /** Gives each request the next answer. */
  const answerWith = (...responses: Response[]) =>
    vi.stubGlobal('fetch', () => Promise.resolve(responses.shift()))
  const limited = (wait: string) =>
    new Response('', { status: 429, headers: { 'Retry-After': wait } })

  it.each(['0', new Date(0).toUTCString()])(
    'waits as long as a host asks that limits requests (%s), and tries once more',
    async (wait) => {
      answerWith(limited(wait), new Response('A page'))
      expect(await request(URL)).toMatchObject({ status: 200, text: 'A page' })
    },
  )

  it('takes no answer of a site behind a shield for that of the shield', async () => {
    answerWith(new Response('A page', { headers: { 'x-iinfo': '1-2-3' } }))
    expect(await request(URL)).toMatchObject({ status: 200 })
  })

  it.each<[title: string, responses: Response[], text: RegExp]>([
    ['a limit', [limited('0'), limited('0')], /allows no more requests/],
    ['a limit for hours', [limited('3600'), new Response('A page')], /allows no more requests/],
    ...[
      ['cf-mitigated', 'challenge'],
      ['x-iinfo', '1-2-3'],
      ['server', 'AkamaiGHost'],
    ].map(([name = '', value = '']): [string, Response[], RegExp] => [
      `a bot shield (${name})`,
      [new Response('Just a moment', { status: 403, headers: { [name]: value } })],
      /^https:\/\/band\.example, because a bot shield .* visitors pass it/,
    ]),
  ])('that %s stops says nothing of the site', async (_, responses, text) => {
    answerWith(...responses)
    const stop = request(`${URL}/contact`)
    await expect(stop).rejects.toThrow(StoppedError)
    await expect(stop).rejects.toThrow(text)
  })
})
