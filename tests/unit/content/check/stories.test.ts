import { expect, it } from 'vitest'
import { calculateStory } from '../../../../src/booking/story'
import { weddingsPackage } from '../../../../src/content/packages/weddings'
import type { StoryEntry } from '../../../../src/content/schemas/story'
import { getLowestPrice } from '../../../../src/lib/text/money'
import { checkSchemas } from '../../../../vite/content/entries'
import { formatMistake } from '../../../../vite/content/mistake'
import { warnAboutStories } from '../../../../vite/content/rules/stories'
import { listWarnings } from '../../../../vite/content/warnings'

const picture = { name: 'scenes/hall', hash: 'abcdef', colour: '#123', alt: 'A hall' }
/** Not one of the site's, which change. */
const wedding: StoryEntry = {
  slug: 'wedding-thirroul',
  title: 'A wedding for 110 in Thirroul',
  month: '2026-03',
  booked: { package: 'weddings', tier: 'diamond' },
  hours: weddingsPackage.hours + 1,
  guests: 110,
  suburb: 'Thirroul',
  place: 'indoors',
  wanted: ['Vows on the lawn.', 'Low fog.', 'Music until 10 pm.'],
  items: [{ id: 'wireless-uplight', count: 1 }],
  happened: ['The music stopped at 9.58 pm.'],
  image: picture,
  pictures: [],
}
const FILE = 'stories/wedding-thirroul.ts'

const check = (changes: object) =>
  checkSchemas(new Map([[FILE, { story: { ...wedding, ...changes } }]])).map(formatMistake)

it('accepts a story of a tier, and one of a service without a quote', () => {
  expect([
    ...check({}),
    ...check({ booked: { service: 'karaoke' }, items: [], quote: undefined }),
  ]).toEqual([])
})

it.each([
  [{ wanted: ['One.', 'Two.'] }, 'wanted has 2 sentences. There must be exactly 3.'],
  [{ month: '2206-03' }, "month is '2206-03', which is yet to come. Check its year."],
  [{ month: 'March' }, "month is 'March'. A month is written like '2026-03'."],
  [{ place: 'garden' }, "place is 'garden'. It may be indoors, marquee or outdoors."],
  [{ title: 'A wedding'.padEnd(50, '!') }, 'title has 50 characters. It may have 40.'],
  [{ booked: { package: 'weddings' } }, 'booked: tier is missing. It may be basic'],
])('names what is wrong with a story that has %j', (changes, sentence) => {
  expect(check(changes).join('\n')).toContain(`${FILE}: ${sentence}`)
})

const [, , diamond] = weddingsPackage.tiers

it.each<[string, Partial<StoryEntry>, string]>([
  [
    'more guests than its tier suits',
    { guests: diamond.guests + 1 },
    `${diamond.name} suits ${diamond.guests} guests indoors`,
  ],
  [
    'a place in which its tier suits fewer',
    { place: 'outdoors' },
    `${diamond.name} suits 60 guests outdoors, not 110`,
  ],
  [
    'fewer hours than its price buys',
    { hours: weddingsPackage.hours - 1 },
    `${diamond.name} is for at least ${weddingsPackage.hours} hours`,
  ],
  // Its trip is quoted.
  [
    'a suburb that we do not know',
    { suburb: 'Canberra' },
    'we have no suburb Canberra, or several of that name.',
  ],
  // Their trip is in the price of the tier, as far as that includes it.
  [
    'a suburb that is misspelled',
    { suburb: 'Thiroul' },
    'we have no suburb Thiroul, or several of that name.',
  ],
  [
    'a suburb whose name two have',
    { suburb: 'Balmoral' },
    'we have no suburb Balmoral, or several of that name.',
  ],
  [
    'gear that another tier has for less',
    {
      booked: { package: 'speakers', tier: 'premium' },
      items: [{ id: 'subwoofer-18', count: 1 }],
      guests: 50,
      hours: undefined,
    },
    'Diamond has all of it for less',
  ],
])('doubts a story with %s, and has its price all the same', (_, changes, sentence) => {
  const story = { ...wedding, ...changes }
  const [warning] = warnAboutStories([story])
  expect(warning?.file).toBe(`src/content/${FILE}`)
  expect(warning?.message).toContain(sentence)
  expect(getLowestPrice(calculateStory(story).price.total)).toBeGreaterThan(0)
})

it('says that a trip is quoted, and has no row for it', () => {
  const { rows } = calculateStory({ ...wedding, suburb: 'Nowra' })
  expect(rows.map(({ name }) => name)).not.toContain('The trip')
  expect(rows.at(-1)?.text).toBe('Plus the trip to Nowra, which we quote.')
})

it('warns of a rating that is older than a year, and of no other', () => {
  const rating = { url: 'https://g.page/r/southbeam', value: 4.9, count: 87 }
  const now = new Date('2027-11-27T12:00+11:00')
  const warnings = (date: string) => listWarnings([{ ...rating, date }], now).map(formatMistake)
  expect(warnings('2026-11-27')).toEqual([])
  expect(warnings('2026-11-26')).toEqual([
    expect.stringContaining(
      'company.ts: the rating of https://g.page/r/southbeam is of 2026-11-26',
    ),
  ])
})
