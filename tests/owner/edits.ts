import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** A copy of the project whose content can be edited. */
export type Project = ReturnType<typeof copyProject>

const SKIPPED = ['node_modules', '.git', 'dist', 'dist-preview', 'test-results']

export function copyProject() {
  const root = mkdtempSync(join(tmpdir(), 'owner-'))
  cpSync(process.cwd(), root, { recursive: true, filter: (path) => !SKIPPED.includes(basename(path)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  const content = (file: string) => join(root, 'src/content', file)
  const read = (file: string) => readFileSync(content(file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(content(file), text)

  return {
    root,
    content,
    read,
    write,
    /** Replaces the first match, which must exist. */
    edit(file: string, search: string | RegExp, replacement: (match: string) => string) {
      const before = read(file)
      const after = before.replace(search, replacement)
      if (after === before) throw new Error(`${file} does not contain ${search}`)
      write(file, after)
    },
    /** Puts the content of a file back. */
    restore: (file: string) => cpSync(join(process.cwd(), 'src/content', file), content(file)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Adds copies of the first entry of a list, with another id and other words. */
export function copyEntry(
  { edit }: Project,
  file: string,
  list: RegExp,
  changes: readonly ((entry: string) => string)[],
) {
  edit(file, new RegExp(`(${list.source})(  \\{\\n[\\s\\S]*?\\n  \\},\\n)`), (match) => {
    const entry = match.slice(match.lastIndexOf('  {\n    id:'))
    return match + changes.map((change) => change(entry)).join('')
  })
}

const replaceField = (entry: string, field: string, value: string) =>
  entry.replace(new RegExp(`^(    ${field}: )'[^']*'`, 'm'), (_, start: string) => `${start}'${value}'`)
export const withIdAnd = (field: string, id: string, value: string) => (entry: string) =>
  replaceField(replaceField(entry, 'id', id), field, value)

/** Adds a line after another one. */
const addAfter = ({ edit }: Project, file: string, line: string, added: string) =>
  edit(file, line, (match) => match + added)

/** What an owner adds in a year, as the table of the README says: entries of every kind, and one that is taken out. */
export function addEverything(project: Project) {
  const { edit, read, write } = project

  copyEntry(
    project,
    'equipment/lighting.ts',
    /defineHireItems\(\[\n/,
    Array.from({ length: 10 }, (_, index) => withIdAnd('name', `owner-lamp-${index}`, `Owner Lamp ${index}`)),
  )
  copyEntry(project, 'about/team.ts', /const people = \[\n/, [withIdAnd('name', 'owner-person', 'Olive Owner')])
  copyEntry(project, 'events/weekly-events.ts', /const entries = \[\n/, [
    withIdAnd('title', 'owner-night', 'Owner Night'),
  ])
  edit('about/clients.ts', /  \{ name: 'Wattlebird Hall'.*\n/, (match) =>
    [match, ...['One', 'Two', 'Three'].map((name) => match.replace('Wattlebird Hall', `Owner Hall ${name}`))].join(''),
  )
  addAfter(
    project,
    'about/testimonials.ts',
    'testimonials = [\n',
    "  { quote: 'They did all of it.', author: 'Olive', company: 'owner party' },\n",
  )
  addAfter(
    project,
    'answers.ts',
    "title: 'Booking and paying',\n  answers: [\n",
    "    { id: 'owner-answer', question: 'Can the owner add a question?', answer: ['Yes.'] },\n",
  )
  addAfter(
    project,
    'advice/event-kinds.ts',
    'eventKinds = [\n',
    "  { id: 'owner-fete', label: 'School fete', object: 'a school fete', slug: 'speakers' },\n",
  )
  addAfter(
    project,
    'terms/travel.ts',
    'const areas = [\n',
    "  { id: 'owner-area', name: 'Hornsby', suburbs: ['Hornsby', 'Waitara'], price: 130 },\n",
  )
  addAfter(project, 'packages/weddings.ts', 'features: [\n', "        'Owner feature of the tier',\n")

  addService(project)
  addPackage(project, 'owner-parties', 'Owner Parties')
  addPackage(project, 'owner-festivals', 'Owner Festivals')
  addCategory(project)

  // Longer names, and an item that no other entry names.
  edit(
    'equipment/microphones.ts',
    "name: 'Wired Microphone'",
    () => "name: 'Wired Microphone for Singers and Speakers'",
  )
  edit('services/dancers.ts', "name: 'Dancers'", () => "name: 'Dancers, Acrobats and Stilt Walkers'")
  const mixer = /  \{\n    id: 'club-mixer'[\s\S]*?\n  \},\n/
  const picture = /\.\.\.(\w+)/.exec(mixer.exec(read('equipment/dj-equipment.ts'))?.[0] ?? '')?.[1]
  edit('equipment/dj-equipment.ts', mixer, () => '')
  edit('equipment/dj-equipment.ts', new RegExp(`import ${picture} from .*\n`), () => '')

  function addService({ read: readFile, write: writeFile }: Project) {
    writeFile(
      'services/silent-disco.ts',
      readFile('services/karaoke.ts')
        .replace('export const karaoke', 'export const silentDisco')
        .replace("slug: 'karaoke'", "slug: 'silent-disco'")
        .replace("name: 'Karaoke'", "name: 'Silent Disco'")
        .replace(/title: '[^']*'/, "title: 'Silent Disco Hire'"),
    )
    edit(
      'services.ts',
      'import { rovingInteractive }',
      (match) => `import { silentDisco } from './services/silent-disco'\n${match}`,
    )
    addAfter(project, 'services.ts', '  dancers,\n', '  silentDisco,\n')
    addAfter(
      project,
      'related-pages.ts',
      "'/about/company',\n  ],\n",
      "  '/services/silent-disco': ['/services/karaoke'],\n",
    )
  }

  function addPackage(_: Project, slug: string, name: string) {
    const variable = `${slug.replace(/-(\w)/, (__, letter: string) => letter.toUpperCase())}Package`
    write(
      `packages/${slug}.ts`,
      read('packages/speakers.ts')
        .replace('speakersPackage', variable)
        .replace("slug: 'speakers'", `slug: '${slug}'`)
        .replace("name: 'Speakers'", `name: '${name}'`)
        .replaceAll("name: 'Speakers ", `name: '${name} `),
    )
    edit(
      'packages.ts',
      'import { productionPackage }',
      (match) => `import { ${variable} } from './packages/${slug}'\n${match}`,
    )
    addAfter(project, 'packages.ts', '  weddingsPackage,\n', `  ${variable},\n`)
    addAfter(project, 'advice/guest-rules.ts', "  'dj-equipment': 'dancing',\n", `  '${slug}': 'dancing',\n`)
    addAfter(
      project,
      'related-pages.ts',
      "'/about/company',\n  ],\n",
      `  '/packages/${slug}': ['/guides/party-at-home'],\n`,
    )
  }

  function addCategory(_: Project) {
    const [start = ''] = /^[\s\S]*?defineHireItems\(\[\n/.exec(read('equipment/production.ts')) ?? []
    const [screen = ''] =
      /  \{\n    id: 'projector-screen'[\s\S]*?\n  \},\n/.exec(read('equipment/production.ts')) ?? []
    const imports = start
      .split('\n')
      .filter((line) => /projectorScreen|SLIDE_TEXT|define-hire/.test(line))
      .join('\n')
    const items = [
      withIdAnd('name', 'owner-tv', 'Television on a Stand, 75-Inch')(screen),
      withIdAnd('name', 'owner-bubbles', 'Bubble Machine')(screen).replace('price24h: 160', 'price24h: 2400'),
    ]
    write(
      'equipment/video.ts',
      `${imports}\n\nexport const video = defineHireItems([\n${items.join('').replaceAll(/ {4}searchName.*\n/g, '')}])\n`,
    )
    write('equipment/video-page.ts', read('equipment/microphones-page.ts').replace('microphonesPage', 'videoPage'))
    edit('equipment.ts', 'import { sfx }', (match) => `import { video } from './equipment/video'\n${match}`)
    addAfter(
      project,
      'equipment.ts',
      'const categories = [\n',
      "  { id: 'video', slug: 'video-screens', name: 'Video Screens and Televisions', gel: 'amber', items: video },\n",
    )
    edit(
      'equipment/category-pages.ts',
      'import { sfxPage }',
      (match) => `import { videoPage } from './video-page'\n${match}`,
    )
    addAfter(project, 'equipment/category-pages.ts', '  sfx: sfxPage,\n', '  video: videoPage,\n')
    addAfter(project, 'advice/room-rules.ts', "  sfx: 'corner',\n", "  video: 'behind',\n")
  }
}
