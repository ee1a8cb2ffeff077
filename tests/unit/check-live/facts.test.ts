import { describe, expect, it } from 'vitest'
import { checkFacts, checkMonths } from '../../../scripts/check-live/check-facts'
import type { Site } from '../../../scripts/check-live/site'
import { clients } from '../../../src/content/about/clients'
import { testimonials } from '../../../src/content/about/testimonials'
import { stories } from '../../../src/content/stories'
import { privacy } from '../../../src/content/terms/privacy'
import { terms } from '../../../src/content/terms/terms'

/** The findings on a site whose terms have this text. */
const check = (terms: string) =>
  checkFacts({
    get: (path) =>
      Promise.resolve({
        status: 200,
        headers: new Headers(),
        text: path === '/terms' ? terms : 'A page',
      }),
  } as Site)

it.each([
  ['info@band.example', 'info@band.example'],
  ['<a href="https://www.band.example/faq">', 'www.band.example'],
  ['ABN 00 000 000 000 (sample).', '00 000 000 000 (sample)'],
  ['Call (02) 5550 0142', '(02) 5550 0142'],
  ['Call 0255500142', '0255500142'],
  ['or 0491 570 156.', '0491 570 156'],
])('names the sample fact in %s', async (terms, fact) => {
  const [finding] = await check(terms)
  expect(finding).toEqual({ mark: '✗', text: expect.stringContaining(`pages: ${fact}. `) })
})

it.each([
  'info@band.com.au',
  'For example: (02) 9550 0142 or 0412 570 156',
  'ABN 51 824 753 556, a free sample',
])('takes %s for a fact of the company', async (terms) => {
  const [company, ...others] = (await check(terms)).map(({ mark }) => mark)
  expect([company, others.at(-1)]).toEqual(['✓', '–'])
})

it('names the testimonials and the venues that somebody has to confirm', async () => {
  const finding = (await check('')).at(-1)
  for (const name of [
    ...testimonials.map(({ author }) => author),
    ...clients.map((client) => client.name),
  ])
    expect(finding?.text).toContain(name)
})

it('names each story that is a sample', async () => {
  const [, finding] = await check('')
  for (const { slug } of stories.filter(({ sample }) => sample))
    expect(finding).toEqual({ mark: '✗', text: expect.stringContaining(slug) })
})

describe('says of the months in the terms and the privacy policy', () => {
  it('which one is older than its last change', () => {
    const findings = checkMonths((file) => (file.endsWith('terms.ts') ? '2001-01' : '2126-02'))
    expect(findings).toEqual([
      {
        mark: '✗',
        text: expect.stringMatching(
          /^The privacy policy says .*privacy\.ts changed in February 2126\./,
        ) as string,
      },
    ])
  })

  it('that they are right if both are as late as the last change', () => {
    expect(checkMonths(() => '2001-01').map(({ mark }) => mark)).toEqual(['✓'])
  })

  it('what they are if it does not know the last change', () => {
    const [finding] = checkMonths(() => undefined)
    expect(finding?.mark).toBe('–')
    expect(finding?.text).toContain(`"${terms.updated}" of the terms and "${privacy.updated}"`)
  })
})
