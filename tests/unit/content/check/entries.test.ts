import { expect, it } from 'vitest'
import { company } from '../../../../src/content/company'
import { weeklyEvents } from '../../../../src/content/events/weekly-events'
import { checkSchemas } from '../../../../vite/content/entries'
import { formatMistake } from '../../../../vite/content/mistake'

const picture = { name: 'equipment/uv-flood', hash: 'abcdef', colour: '#123', alt: 'A flood light' }

const lamp = {
  id: 'uv-flood',
  name: 'UV Flood',
  price24h: 40,
  image: picture,
  summary: 'It makes white clothes glow.',
  additional: ['Two brackets'],
  sizeMm: { width: 300, depth: 200, height: 250 },
  weightKg: 4,
  watts: 100,
}

/** The sentences about a file that exports these values, without its folder. */
const check = (file: string, exports: Record<string, unknown>) =>
  checkSchemas(new Map([[file, exports]])).map((mistake) =>
    formatMistake(mistake).replace('src/content/', ''),
  )
const checkLamp = (changes: object) =>
  check('equipment/lighting.ts', { lighting: [{ ...lamp, ...changes }] })
const without = (field: keyof typeof lamp) =>
  Object.fromEntries(Object.entries(lamp).filter(([name]) => name !== field))

const clients = (...names: string[]) => ({
  clients: names.map((name) => ({ name, logo: '/hall.svg' })),
})
const answers = (...list: object[]) => ({
  furtherAnswers: [{ id: 'group', title: 'Group', answers: list }],
})
const late = { id: 'late', question: 'How late?', answer: ['Until 11 pm.'] }
const category = {
  id: 'lights',
  slug: 'lighting',
  name: 'Lighting',
  gel: 'rose',
  items: [{ id: 'lighting' }],
}
const person = { id: 'olive', socialLinks: [{ name: 'Web', url: 'http://olive.example' }] }

it.each<[string, string, Record<string, unknown>, string]>([
  [
    'two names',
    'about/clients.ts',
    clients('One', 'Two', 'One'),
    "'clients': has two entries with the name 'One'.",
  ],
  [
    'two ids in a group',
    'answers.ts',
    answers(late, late),
    "'group': answers has two entries with the id 'late'.",
  ],
  [
    'an address of two pages',
    'equipment.ts',
    { equipmentCategories: [category] },
    "has 'lighting' twice, as the id",
  ],
  [
    'the name of a file as the description of a picture',
    'equipment/lighting.ts',
    { lighting: [{ ...lamp, image: { ...picture, alt: 'IMG_2034.jpg' } }] },
    "'uv-flood': image.alt is 'IMG_2034.jpg', the name of a file.",
  ],
  [
    'a space at the end of a text',
    'terms/suburbs.ts',
    { suburbs: { shire: { 2231: ['KURNELL '] } }, otherNames: {}, regions: {} },
    "is 'KURNELL '. Take the space at its start or end away.",
  ],
  [
    'a postcode of three digits',
    'terms/suburbs.ts',
    { suburbs: { shire: { 223: ['Kurnell'] } }, otherNames: {}, regions: {} },
    "is '223'. A postcode has four digits.",
  ],
  [
    'a mistyped field',
    'equipment/lighting.ts',
    { lighting: [{ ...without('name'), nmae: 'UV Flood' }] },
    "'uv-flood': there is no field nmae. Did you mean name?",
  ],
  [
    'a missing field',
    'equipment/lighting.ts',
    { lighting: [without('weightKg')] },
    "'uv-flood': weightKg is missing. It must be a number, without quotation marks.",
  ],
  [
    'an address without HTTPS in a list',
    'about/team.ts',
    { team: [{ id: 'theo' }, person] },
    "'olive': socialLinks 1.url is 'http://olive.example'. A web address starts with https:// and has no spaces.",
  ],
  [
    'no day to keep a date',
    'terms/payment-terms.ts',
    { HOLD_DAYS: 0 },
    "'HOLD_DAYS': is 0. It must be from 1 to 365.",
  ],
  [
    'a share in place of a percentage',
    'terms/crew-terms.ts',
    { HOLIDAY_PERCENT: 0.25 },
    "'HOLIDAY_PERCENT': is 0.25. It must be from 1 to 100%.",
  ],
  [
    'a deposit of less than nothing',
    'terms/payment-terms.ts',
    { depositPercent: -25 },
    "'depositPercent': is -25. It must be from 1 to 100%.",
  ],
  [
    'a time of night work with three digits',
    'terms/crew-terms.ts',
    { nightWork: { from: '22:00', to: '6:00', crewHour: 120 } },
    "'nightWork': to is '6:00'. A time has four digits",
  ],
  [
    'tiers that are too few',
    'packages/owner.ts',
    { owner: { slug: 'owner', tiers: [{}, {}, {}] } },
    'tiers has 3 entries. There must be exactly 4.',
  ],
  [
    'texts that are too many',
    'services/owner.ts',
    { owner: { slug: 'owner', included: ['1', '2', '3', '4', '5', '6'] } },
    'included has 6 entries. There must be exactly 5.',
  ],
  [
    'a missing option',
    'services/owner.ts',
    { owner: {} },
    'gel is missing. It may be congo, rose, amber, teal or straw.',
  ],
])('names %s', (_, file, exports, sentence) => {
  expect(check(file, exports).join('\n')).toContain(sentence)
})

const checkTerms = (updated: string) =>
  check('terms/terms.ts', {
    terms: {
      title: 'Terms',
      description: 'Our terms.',
      updated,
      intro: 'They apply.',
      sections: [{ id: 'one', title: 'One', paragraphs: ['One.'] }],
    },
  })

it.each([
  ['2027-13', "updated is '2027-13'. A month is written like 'March 2026'."],
  ['Agust 2025', "updated is 'Agust 2025'. A month"],
  ['August 25', "updated is 'August 25'. A month"],
  ['August 2206', "updated is 'August 2206', which is yet to come. Check its year."],
])('names what is wrong with a legal text of %s', (updated, sentence) => {
  expect(checkTerms(updated).join()).toContain(sentence)
})

it('accepts what is right, also an item that is expensive, heavy and high', () => {
  const large = {
    price24h: 2400,
    weightKg: 900,
    ceilingM: 6,
    sizeMm: { width: 9000, depth: 100, height: 6000 },
  }
  expect([
    ...checkLamp({}),
    ...checkLamp(large),
    ...checkWeekly({}),
    ...checkTerms('August 2025'),
    ...check('company.ts', { company: { ...company, closed: [summer, easter] } }),
    ...checkLamp({ price24h: 19.99 }),
  ]).toEqual([])
})

it.each([
  [{ price24h: 0 }, 'price24h is 0. A price must be more than 0 and at most 10,000.'],
  [
    { price24h: { from: 90, to: 60 } },
    'price24h is from 90 to 60. The second price must be the higher one.',
  ],
  [
    { price24h: 60.005 },
    'price24h is 60.005. A price has whole cents: two digits after the point.',
  ],
  [
    { summary: 'Costs undefined.' },
    "summary is 'Costs undefined.'. A value inside it does not exist.",
  ],
  [
    { summary: 'It is UV.'.padEnd(100, '!') },
    'summary has 100 characters. It may have 90: put the rest into details.',
  ],
  [{ image: { ...picture, alt: '' } }, 'image.alt is empty.'],
  [{ details: '${company.name}' }, "details is '${company.name}'. A text with ${…} goes"],
  [
    { summary: 'A <b>bright</b> lamp' },
    "summary is 'A <b>bright</b> lamp'. Visitors would see its HTML",
  ],
  [{ watts: 1.5 }, 'watts is 1.5. It must be 0, or from 4 to 3600 W. 1 kW is 1000 W.'],
  [{ weightKg: 400 }, 'weightKg is 400, too heavy for its sizeMm of 300 × 200 × 250.'],
  [{ id: 'to-go-lamp' }, "id is 'to-go-lamp'. It must not start with 'to-'"],
  [{ permission: 'hase' }, "permission is 'hase'. It may be haze, sparks, gas or hanging."],
  [{ crew: 'hang' }, "crew is 'hang', so crewFrom is missing"],
  [{ watts: 0 }, 'watts is 0, so batteryHours is missing, or noMains'],
  [
    { sizeMm: { width: 300, depth: 200, height: 3000 } },
    'sizeMm.height is 3000, more than a room of 2.4 m',
  ],
])('names what is wrong with a hire item that has %j', (changes, sentence) => {
  const [first, ...others] = checkLamp(changes)
  expect(first).toContain(`: ${sentence}`)
  expect(others).toEqual([])
})

const [weekly] = weeklyEvents.filter(({ minAge }) => minAge === undefined)
const runSheet = [
  { at: '15:00', title: 'First set', text: 'One.' },
  { at: '16:00', title: 'Second set', text: 'Two.' },
]
const afternoon = { starts: '15:00', ends: '18:00', runSheet }
const checkWeekly = (changes: object) =>
  check('events/weekly-events.ts', {
    weeklyEvents: [{ ...weekly, ...afternoon, image: picture, ...changes }],
    weeklyVenue: {},
  })

it.each([
  [{ ends: '24:30' }, "ends is '24:30'. A time has four digits on a 24-hour clock"],
  [
    { ends: '24:00' },
    "ends is '24:00'. A time has four digits on a 24-hour clock, such as '09:30' or '19:00'. Midnight is '00:00'.",
  ],
  [
    { ends: '03:01' },
    "ends is '03:01'. It must be at most 12 hours after starts, '15:00', and may be on the next day.",
  ],
  [{ ends: '15:00' }, "ends is '15:00'. It must be at most 12 hours after starts"],
  [
    { datesOff: ['2206-12-26'] },
    "datesOff 1 is '2206-12-26', more than two years from now. Check its year.",
  ],
  [{ runSheet: runSheet.slice(1) }, 'the first time of the runSheet must be'],
  [{ drinks: 'Wine' }, 'drinks is only for an event with minAge: 18.'],
])('names what is wrong with a weekly event that has %j', (changes, sentence) => {
  expect(checkWeekly(changes).join('\n')).toContain(`'${weekly?.id}': ${sentence}`)
})

it('accepts a weekly event that ends on the next day, with parts after midnight', () => {
  const checkParts = (ends: string, ...parts: string[]) =>
    checkWeekly({
      starts: '21:00',
      ends,
      runSheet: parts.map((at) => ({ at, title: 'Songs', text: 'Sing.' })),
    }).join()
  expect(checkParts('01:00', '21:00', '23:30', '00:00', '00:45')).toBe('')
  const between = (parts: string, ends: string) =>
    `the runSheet has ${parts}. Each part must start between starts, '21:00', and ends, '${ends}'.`
  expect(checkParts('00:30', '21:00', '23:30', '00:45')).toContain(between("'00:45'", '00:30'))
  expect(checkParts('22:00', '21:00', '22:00', '23:00')).toContain(
    between("'22:00' and '23:00'", '22:00'),
  )
  expect(checkParts('01:00', '21:00', '20:30')).toContain(between("'20:30'", '01:00'))
  expect(checkParts('01:00', '21:00', '22:00', '22:00')).toContain("has '22:00' after '22:00'.")
  expect(checkParts('01:00', '21:00', '23:30', '22:00')).toContain(
    "the runSheet has '22:00' after '23:30'. Its times must be in order.",
  )
})

const easter = { from: '2026-04-03', to: '2026-04-06', why: 'Easter' }
const summer = { from: '2026-12-24', to: '2027-01-04', why: 'our summer break' }

const [office, mobile] = company.phones

it.each([
  [{ url: 'owner.example' }, 'A web address starts with https://'],
  [{ email: 'info.owner.example' }, 'It must be an email address'],
  [
    { phones: [{ ...office, tel: '(02) 5550 0142' }, mobile] },
    "tel is '(02) 5550 0142', which cannot be called.",
  ],
  [{ phones: [office] }, 'phones must have at least two numbers'],
  [
    { hours: [{ days: [1], opens: '18:00', closes: '09:00' }] },
    "closes at '09:00', before it opens",
  ],
  [
    { hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }] },
    'hours lacks a day of the week.',
  ],
  [
    { hours: [...company.hours, { days: [5, 6], opens: '09:00', closes: '12:00' }] },
    'hours names a day of the week twice.',
  ],
  [
    { closed: [{ ...summer, why: 'Closed for our summer break' }] },
    'closed 1.why is \'Closed for our summer break\'. It follows "Closed for", so write the reason alone',
  ],
  [
    { closed: [{ ...summer, why: 'Our summer break' }] },
    '"Closed for Our summer break." Begin with a small letter',
  ],
  [{ closed: [{ ...summer, why: 'our summer break.' }] }, 'leave the full stop out.'],
  [
    { closed: [{ ...summer, to: '2027-02-30' }] },
    "closed 1.to is '2027-02-30'. It must be a day that exists",
  ],
  [
    { closed: [{ ...summer, to: '2026-01-04' }] },
    "ends on '2026-01-04', before it starts on '2026-12-24'.",
  ],
  [
    { closed: [{ ...summer, from: '2025-12-24' }] },
    "is from '2025-12-24' to '2027-01-04', more than 60 days.",
  ],
  [
    { closed: [{ ...summer, from: '2206-12-24', to: '2207-01-04' }] },
    'more than two years from now.',
  ],
  [
    { closed: [{ ...summer, from: '2027-01-04', to: '2027-01-08' }, summer] },
    "closed has a day twice: '2027-01-04' to '2027-01-08' and '2026-12-24' to '2027-01-04' overlap.",
  ],
  [
    { certificateOfCurrency: '/our certificate.pdf' },
    "certificateOfCurrency is '/our certificate.pdf'. The address of a file in the folder public is",
  ],
  [{ certificateOfCurrency: 'certificate.pdf' }, 'A web address starts with https://'],
  [{ abn: '12 345 678' }, "abn is '12 345 678'. An ABN has 11 digits."],
])('names what is wrong with a company that has %j', (changes, sentence) => {
  expect(check('company.ts', { company: { ...company, ...changes } }).join('\n')).toContain(
    sentence,
  )
})
