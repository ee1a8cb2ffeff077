import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { company } from '../../src/content/company'

// Edits a copy of the project as its owner would: only files in src/content, and the colours.

const SKIPPED = ['node_modules', '.cache', '.git', 'dist', 'dist-preview', 'test-results']

export const project = mkdtempSync(join(tmpdir(), 'owner-'))

export function copyProject() {
  cpSync(process.cwd(), project, {
    recursive: true,
    filter: (path) => !SKIPPED.includes(basename(path)),
  })
  // Packages, and the pictures that are encoded already.
  mkdirSync(join(project, '.cache'))
  mkdirSync('.cache/pictures', { recursive: true })
  for (const shared of ['node_modules', '.cache/pictures'])
    symlinkSync(join(process.cwd(), shared), join(project, shared), 'junction')
}

export const removeCopy = () => rmSync(project, { recursive: true, force: true })

const content = (file: string) => join(project, 'src/content', file)
export const read = (file: string) => readFileSync(content(file), 'utf8')
export const write = (file: string, text: string) => writeFileSync(content(file), text)

export const listFiles = () =>
  readdirSync(content('.'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('schemas'),
  )

/** Replaces the first match, which must exist. */
export function edit(
  file: string,
  search: string | RegExp,
  replacement: (match: string) => string,
) {
  const before = read(file)
  const after = before.replace(search, replacement)
  if (after === before) throw new Error(`${file} does not contain ${search}`)
  write(file, after)
}

const addBefore = (file: string, text: string, added: string) =>
  edit(file, text, (match) => added + match)
const addAfter = (file: string, text: string, added: string) =>
  edit(file, text, (match) => match + added)

/** Adds a copy of a picture under another name, as an owner uploads one. */
export const addPicture = (name: string, original: string) =>
  cpSync(join(project, 'pictures', original), join(project, 'pictures', name))

/** Adds copies of the first entry of a list, with another id and other words. */
function copyEntry(file: string, list: RegExp, changes: readonly ((entry: string) => string)[]) {
  edit(file, new RegExp(`(${list.source})(  \\{\\n[\\s\\S]*?\\n  \\},\\n)`), (match) => {
    const entry = match.slice(match.lastIndexOf('  {\n    id:'))
    return match + changes.map((change) => change(entry)).join('')
  })
}

const replaceField = (entry: string, field: string, value: string) =>
  entry.replace(
    new RegExp(`^(    ${field}: )'[^']*'`, 'm'),
    (_, start: string) => `${start}'${value}'`,
  )
const withIdAnd = (field: string, id: string, value: string) => (entry: string) =>
  replaceField(replaceField(entry, 'id', id), field, value)

/** An owner's additions in a year, as the table "Change it" of the README says: entries of every kind. One item is taken out. */
export function addEverything() {
  copyEntry(
    'equipment/lighting.ts',
    /defineHireItems\(\[\n/,
    Array.from({ length: 10 }, (_, index) =>
      withIdAnd('name', `owner-lamp-${index}`, `Owner Lamp ${index}`),
    ),
  )
  copyEntry('about/team.ts', /const people = \[\n/, [
    (entry) =>
      withIdAnd(
        'name',
        'owner-person',
        'Olive Owner',
      )(entry).replace(/photo: \{[^}]*\}/, 'photo: null'),
  ])
  addWeeklyEvent()
  addAfter(
    'booking-answers.ts',
    "title: 'Booking and paying',\n  answers: [\n",
    "    { id: 'owner-answer', question: 'Can the owner add a question?', answer: ['Yes.'] },\n",
  )
  addAfter(
    'advice/event-kinds.ts',
    'eventKinds = [\n',
    "  { id: 'owner-fete', label: 'School fete', object: 'a school fete', slug: 'speakers' },\n",
  )
  addAfter(
    'terms/travel.ts',
    'const areas = [\n',
    "  { id: 'owner-area', name: 'Owner Cove', suburbs: ['Owner Cove'], farthestKm: 20, price: 130 },\n",
  )
  addBefore(
    'terms/suburbs.ts',
    "  'sutherland-shire': {\n",
    "  'owner-area': { 2999: ['Owner Cove'] },\n",
  )
  edit('about/clients.ts', /  \{ name: '.*\n/, (match) =>
    ['One', 'Two', 'Three'].reduce(
      (lines, name) => lines + match.replace(/'.*'/, `'Owner Hall ${name}'`),
      match,
    ),
  )
  addService()
  addPackage()
  removeItem('equipment/dj-equipment.ts', 'club-mixer')
  rmSync(join(project, 'pictures/equipment/club-mixer.webp'))
}

export const SUMMER_BREAK = "[{ from: '2026-12-24', to: '2027-01-04', why: 'our summer break' }]"
const RATING = "[{ url: 'https://g.page/r/owner', value: 4.9, count: 87, date: '2026-11-27' }]"

const CHANGES: readonly [file: string, search: RegExp, value: string][] = [
  ['packages/weddings.ts', /(?<='Weddings Premium',[^]*?price: )\d+/, '1350'],
  ['packages/weddings.ts', /(?<=longerFrom: number = )\d+/, '190'],
  ['packages/functions.ts', /(?<=extraHour: )\d+/, '170'],
  ['equipment/lighting.ts', /(?<='led-par',[^]*?price24h: )\d+/, '70'],
  ['equipment/sfx.ts', /(?<='haze-machine',[^]*?price24h: )\d+/, '{ from: 60, to: 90 }'],
  ['services/karaoke.ts', /(?<=startingFrom: )\d+/, '380'],
  ['services/karaoke.ts', /(?<=extraHour: )\d+/, '140'],
  ['services/karaoke.ts', /(?<=^ {2}name: )'.*'/m, "'Karaoke Night'"],
  ['terms/hire-terms.ts', /(?<=technician: .*price: )\d+/, '320'],
  ['terms/quoted-prices.ts', /(?<=generator: )\d+/, '280'],
  ['terms/payment-terms.ts', /(?<=HOLD_DAYS = )\d+/, '10'],
  ['terms/travel.ts', /(?<='parramatta',[^]*?price: )\d+/, '125'],
  ['about/team.ts', /(?<=^ {4}name: )'.*'/m, "'Thea Owner'"],
  ['events/weekly-events.ts', /(?<=datesOff: .*)\]$/m, ", '2027-01-09']"],
  ['events/weekly-events.ts', /(?<=ends: )'23:30'/, "'01:00'"],
  ['company.ts', /(?<=replyBusinessDays: number = )\d+/, '1'],
  ['company.ts', /(?<=const closed: .* = )\[\]/, SUMMER_BREAK],
  ['company.ts', /(?<=const ratings: .* = )\[\]/, RATING],
  ['company.ts', /(?<=certificateOfCurrency: string = )''/, "'https://owner.example/c.pdf'"],
  ['company.ts', /opens: '09:00', closes: '18:00'/, "opens: '08:30', closes: '17:00'"],
  [
    'company.ts',
    /display: '\(02\).*', tel: '\+\d+'/,
    "display: '(02) 5550 0177', tel: '+61255500177'",
  ],
]

/** Changes what the tables and the examples of docs/owner.md name. */
export function changeFacts() {
  for (const [file, search, value] of CHANGES) edit(file, search, () => value)
}

function addWeeklyEvent() {
  addPicture('weekly/owner-night.webp', 'weekly/friday-karaoke.webp')
  addBefore(
    'events/weekly-events.ts',
    'import { fridayKaraokePicture',
    "import ownerNightPicture from '../../../pictures/weekly/owner-night.webp?picture'\n",
  )
  copyEntry('events/weekly-events.ts', /const entries = \[\n/, [
    (entry) =>
      withIdAnd(
        'title',
        'owner-night',
        'Owner Night',
      )(entry).replace(
        'fridayKaraokePicture',
        "{ ...ownerNightPicture, alt: 'The owner at a microphone' }",
      ),
  ])
}

function addService() {
  addPicture('services/silent-disco.webp', 'services/karaoke.webp')
  write(
    'services/silent-disco.ts',
    read('services/karaoke.ts')
      .replace('services/karaoke.webp', 'services/silent-disco.webp')
      .replace('export const karaoke', 'export const silentDisco')
      .replace("slug: 'karaoke'", "slug: 'silent-disco'")
      .replace("name: 'Karaoke'", "name: 'Silent Disco'")
      .replace(/title: '[^']*'/, "title: 'Silent Disco Hire'"),
  )
  addBefore(
    'services.ts',
    'import { rovingInteractive }',
    "import { silentDisco } from './services/silent-disco'\n",
  )
  addAfter('services.ts', '  dancers,\n', '  silentDisco,\n')
  addAfter(
    'related-pages.ts',
    "'/about/company',\n  ],\n",
    "  '/services/silent-disco': ['/services/karaoke'],\n",
  )
}

function addPackage() {
  addPicture('packages/owner-parties.webp', 'packages/speakers.webp')
  write(
    'packages/owner-parties.ts',
    read('packages/speakers.ts')
      .replace(
        /import \{ speakersPicture.*/,
        "import picture from '../../../pictures/packages/owner-parties.webp?picture'",
      )
      .replace('image: speakersPicture', "image: { ...picture, alt: 'Speakers at a party' }")
      .replace('speakersPackage', 'ownerParties')
      .replace("slug: 'speakers'", "slug: 'owner-parties'")
      .replaceAll("name: 'Speakers", "name: 'Owner Parties"),
  )
  addBefore(
    'packages.ts',
    'import { productionPackage }',
    "import { ownerParties } from './packages/owner-parties'\n",
  )
  addAfter('packages.ts', '  weddingsPackage,\n', '  ownerParties,\n')
  addAfter(
    'advice/event-kinds.ts',
    "  'dj-equipment': 'dancing',\n",
    "  'owner-parties': 'dancing',\n",
  )
  addAfter(
    'related-pages.ts',
    "'/about/company',\n  ],\n",
    "  '/packages/owner-parties': ['/guides/party-at-home'],\n",
  )
}

/** Takes out a hire item, and the import of its picture. */
export function removeItem(file: string, id: string) {
  const item = new RegExp(`  \\{\\n    id: '${id}'[\\s\\S]*?\\n  \\},\\n`)
  const [, picture = ''] = /\.\.\.(\w+)/.exec(item.exec(read(file))?.[0] ?? '') ?? []
  edit(file, item, () => '')
  edit(file, new RegExp(`import ${picture} from .*\n`), () => '')
}

export const OTHER_NAME = 'Kookaburra Sound'

/** Gives the company another name, domain, place and phones and the site other colours. Returns what was there before. */
export function renameCompany(): string[] {
  const { hostname } = new URL(company.url)
  const phones = company.phones.map(({ display, tel }, index) => ({
    old: { display, tel },
    display: `(02) 5550 017${index}`,
    tel: `+6125550017${index}`,
  }))
  const replacements = [
    [company.name, OTHER_NAME],
    [hostname, 'kookaburra.example'],
    [company.suburb, 'Yarrabin'],
    ...phones.flatMap(({ old, display, tel }) => [
      [old.display, display],
      [old.tel, tel],
    ]),
  ] as const
  for (const file of listFiles()) {
    write(
      file,
      replacements.reduce((text, [from, to]) => text.replaceAll(from, to), read(file)),
    )
  }

  // The areas are literal texts, so the owner writes them again.
  edit('company.ts', `city = '${company.city}'`, () => "city = 'Newcastle'")
  edit('company.ts', `region: '${company.region}'`, () => "region: 'the Valley'")
  edit('terms/travel.ts', `North ${company.city}`, () => 'Charlestown')
  edit('terms/suburbs.ts', /[^]*/, (text) =>
    text.replace(`'North ${company.city}'`, "'Charlestown'").replaceAll(company.city, 'Newcastle'),
  )

  const design = join(project, 'tailwind.config.ts')
  const colours = readFileSync(design, 'utf8').match(/#[0-9a-f]{6}/g) ?? []
  const invert = (colour: string) =>
    `#${(0xffffff - Number.parseInt(colour.slice(1), 16)).toString(16).padStart(6, '0')}`
  writeFileSync(design, readFileSync(design, 'utf8').replaceAll(/#[0-9a-f]{6}/g, invert))

  const names = [company.name, hostname, company.suburb, company.city, 'Southbeam', 'southbeam']
  return [...names, ...phones.flatMap(({ old }) => [old.display, old.tel]), ...colours]
}
