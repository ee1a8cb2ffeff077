import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, createServer, type InlineConfig } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../vite/content/check-content'
import { contentCheck } from '../../vite/content/content-check'
import {
  addEverything,
  addPicture,
  changeFacts,
  copyProject,
  edit,
  listFiles,
  OTHER_NAME,
  project,
  read,
  removeCopy,
  removeItem,
  renameCompany,
  SUMMER_BREAK,
  write,
} from './edits'

const run = promisify(execFile)

/** Type errors in `src/`, as TypeScript prints them. */
async function checkTypes(): Promise<string> {
  const options = [
    '--project',
    'tsconfig.browser.json',
    '--incremental',
    'false',
    '--singleThreaded',
  ]
  const check = run('npx', ['tsc', ...options], { cwd: project })
  return check.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

beforeAll(copyProject)
afterAll(removeCopy)

const page = (file: string) => readFileSync(join(project, 'dist-preview', file), 'utf8')

describe('an owner who edits src/content, the company and the colours', () => {
  let sample: string[]
  let log: string
  let typeErrors: string

  beforeAll(async () => {
    // Only the summary of a hire item has a limit.
    for (const file of listFiles()) {
      write(
        file,
        read(file).replace(
          /(?<!summary:\s*.*)([a-z]\.)(['`],?\n)/g,
          (_, end: string, quote: string) => `${end} Ask us about it.${quote}`,
        ),
      )
    }
    addEverything()
    sample = renameCompany()

    // The build stops if the check of the content finds a mistake.
    // Vitest sets NODE_ENV to 'test', with which React's development code would be built.
    const env = { ...process.env, NODE_ENV: 'production' }
    ;[{ stdout: log }, typeErrors] = await Promise.all([
      run('npx', ['vite', 'build', '--mode', 'preview'], { cwd: project, env }),
      checkTypes(),
    ])
  })

  it('is told of no mistake', () => {
    expect(typeErrors).toBe('')
    expect(log).toContain('built in')
  })

  it('finds new entries and longer texts on every page that shows them', () => {
    // A page without services has their names in its menus, but not their texts.
    const scripts = [...page('terms.html').matchAll(/\/(assets\/[\w-]+\.js)/g)]
      .map(([, file = '']) => page(file))
      .join()
    expect(scripts.includes('Silent Disco')).toBe(true)
    expect(scripts.includes('Your turn to sing')).toBe(false)
    expect(page('services/silent-disco.html')).toContain('Ask us about it.')
    expect(page('services.html')).toContain('Silent Disco')
    expect(page('av-hire/owner-lamp-9.html')).toContain('Owner Lamp 9')
    expect(page('team.html')).toContain('Olive Owner')
    expect(page('upcoming-events.html')).toContain('Owner Night')
    expect(page('faq.html')).toContain('Can the owner add a question?')
    expect(page('index.html')).toContain('Owner Hall Three')
    expect(page('packages/owner-parties.html')).toContain('Owner Parties Horizon')
    expect(page('packages.html')).toContain('School fete')
    expect(page('upcoming-events/owner-night.html')).toContain('Owner Night')
    expect(page('calendars/owner-night.ics')).toContain('SUMMARY:Owner Night')
    for (const path of [
      '/services/silent-disco',
      '/av-hire/owner-lamp-9',
      '/upcoming-events/owner-night',
    ]) {
      expect(page('sitemap.xml')).toContain(`${path}</loc>`)
    }
    const jsonLd = (file: string) =>
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page(file))?.[1]
    expect(jsonLd('services/silent-disco.html')).toContain('"name":"Silent Disco"')
    expect(jsonLd('upcoming-events/owner-night.html')).toContain('"name":"Owner Night"')
  })

  it('finds nothing of the company that was there before', () => {
    const built = readdirSync(join(project, 'dist-preview'), { recursive: true, encoding: 'utf8' })
    // icon.svg does not use the colours of tailwind.config.ts.
    const files = built.filter((file) => /^_|\.(?:html|js|css|xml|txt|ics)$/.test(file))
    const found = files.flatMap((file) => {
      // The time zone is that of New South Wales.
      const text = page(file).replaceAll('Australia/Sydney', '')
      return sample.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`)
    })
    expect(found).toEqual([])
    expect(page('index.html')).toContain(OTHER_NAME)
  })
})

describe('the check of the content', () => {
  beforeEach(() => {
    for (const folder of ['src/content', 'pictures']) {
      rmSync(join(project, folder), { recursive: true })
      cpSync(folder, join(project, folder), { recursive: true })
    }
  })

  const check = async () =>
    (await checkContent(project)).mistakes.map((sentence) =>
      sentence.replaceAll('src/content/', ''),
    )

  it('names the mistakes of several files at once, each in one sentence', async () => {
    edit('services/dancers.ts', /  startingFrom: .*\n/, () => '')
    edit('services/roving-interactive.ts', /  slug: .*\n/, () => '')
    edit('services/karaoke.ts', /gel: '\w+'/, () => "gel: 'pink'")
    edit('about/team.ts', /team\/02\.webp/, () => 'team/99.webp')
    edit('equipment/sfx.ts', /watts: /, () => 'watts: 5,\n    watts: ')
    edit('guides/delivery-areas.ts', "'vehicle'", () => "'vehicel'")
    removeItem('equipment/lighting.ts', 'led-par')
    const sentences = (await check()).map((sentence) => sentence.replace(/line \d+/, 'line'))
    for (const sentence of [
      'about/team.ts, line: there is no picture pictures/team/99.webp.',
      'services/dancers.ts: startingFrom is missing. It must be a number, without quotation marks.',
      expect.stringMatching(/^services\/karaoke\.ts: gel is 'pink'\. It may be .*rose/),
      expect.stringMatching(/^equipment\/sfx\.ts, line: this entry has the field twice/),
      expect.stringMatching(/^guides\/delivery-areas\.ts, line: .*'vehicel'.*'vehicle'/),
      expect.stringMatching(/^advice\/guest-rules\.ts, line: .*led-par/),
      expect.stringMatching(/^packages\/corporate\.ts, line: .*led-par/),
    ]) {
      expect(sentences).toContainEqual(sentence)
    }
    // Not with a whole entry, as TypeScript could name it.
    for (const sentence of sentences)
      expect(sentence.replace(/ The line:.*/, '').length).toBeLessThan(1000)
  })

  it('names the lines of a founder who was removed and of prices in quotation marks', async () => {
    edit('terms/hire-terms.ts', /(?<=technician: .*price: )\d+/, (price) => `'${price}'`)
    edit('packages/weddings.ts', /(?<=longerFrom: number = )\d+/, (price) => `'${price}'`)
    edit('about/team.ts', /  \{\n    id: 'nadine-sarkis-doyle'[^]*?\n  \},\n/, () => '')
    expect(await check()).toEqual([
      expect.stringMatching(/^about\/team\.ts, line \d+: 'team02Picture' is declared/),
      expect.stringMatching(/^about\/team\.ts.*no 'nadine-sarkis-doyle'.* const founderIds/),
      expect.stringMatching(/^about\/team\.ts.*no 'nadine-sarkis-doyle'.* const enquiryPersonId/),
      expect.stringMatching(/^packages\/weddings\.ts, line \d+: it must be a number.*longerFrom/),
      expect.stringMatching(/^terms\/hire-terms\.ts, line \d+: it must be a number.* technician/),
    ])
  })

  it('accepts that all nights off are taken out, and that the office is closed', async () => {
    edit(
      'events/weekly-events.ts',
      /datesOff: readonly string\[\] = \[.*\]/,
      () => 'datesOff: readonly string[] = []',
    )
    edit('company.ts', /(closed: .*) = \[\]/, (match) => match.replace(/\[\]$/, SUMMER_BREAK))
    expect(await check()).toEqual([])
  })

  it('accepts the changes that docs/owner.md names, and so do the unit tests', async () => {
    addEverything()
    changeFacts()
    expect(await check()).toEqual([])
    // The owner changes the agreed facts in contract.test.ts, too.
    const options = ['--project', 'unit', '--exclude', '**/contract.test.ts', '--reporter', 'dot']
    // As patient as a whole run. A failed test is named here, and not in the summary of `npm test`.
    const env = { ...process.env, TEST_SUMMARY: '', CI: '1' }
    await run('npx', ['vitest', 'run', ...options], { cwd: project, env })
  })

  it('accepts an event that an owner adds by the steps of docs/owner.md, and then removes', async () => {
    const [, steps = ''] =
      /## Add an event you did\n([^]*?)\n## /.exec(readFileSync('docs/owner.md', 'utf8')) ?? []
    const sample = read('stories/wedding-thirroul.ts')
    // Steps 1 and 4. The page shows the pictures in this order.
    expect(sample.match(/(?<=\.\.\.)\w+File/g)).toEqual(['topFile', 'firstFile', 'secondFile'])
    const imports = [...steps.matchAll(/`import (\w+)`: `((\w+)\/.*\.webp)\?picture'`/g)]
    const withPictures = imports.reduce((text, [, name, picture = '', folder]) => {
      addPicture(
        picture,
        folder === 'about' ? 'about/warehouse.webp' : 'scenes/weddings-diamond.webp',
      )
      return text.replace(
        new RegExp(`(import ${name} from '.*/pictures/).*\\.webp`),
        `$1${picture}`,
      )
    }, sample)
    // Steps 2, 3 and 5.
    write(
      'stories/wedding-kiama.ts',
      withPictures
        .replace('export const weddingThirroul', 'export const weddingKiama')
        .replace("slug: 'wedding-thirroul'", "slug: 'wedding-kiama'")
        .replace(/\/\*\* Invented.*\n/, '')
        .replace(/ *sample: true,\n/, ''),
    )
    // Step 6: the lines of its table are there.
    for (const [, line = ''] of steps.matchAll(/^ {3}\| `([\w ]+)`/gm))
      expect(sample).toContain(line)
    // Step 7.
    const before = read('stories.ts')
    const [, list = ''] = /```ts\n([^]*?)```/.exec(steps) ?? []
    edit('stories.ts', /import \{ weddingThirroul \}[^]*?StoryEntry\[\]\n/, () =>
      list.replace(/^ {3}/gm, ''),
    )
    expect(await check()).toEqual([])
    // "Remove one" of the same page.
    write('stories.ts', before)
    rmSync(join(project, 'src/content/stories/wedding-kiama.ts'))
    const unused = imports.map(([, , picture = '']) => `pictures/${picture}: no page uses it.`)
    expect(await check()).toEqual(
      unused.map((sentence) => expect.stringContaining(sentence) as string),
    )
  })

  it('names what two entries may not share', async () => {
    edit('about/team.ts', 'team/02.webp', () => 'team/01.webp')
    rmSync(join(project, 'pictures/team/02.webp'))
    const [question = ''] = /question: '.*'/.exec(read('booking-answers.ts')) ?? []
    edit('answers.ts', /question: '.*'/, () => question)
    expect(await check()).toEqual([
      expect.stringMatching(/^answers\.ts.* of booking-answers\.ts has the same question/),
      expect.stringMatching(/^about\/team\.ts.* has the same photo/),
    ])
  })

  it('names a text with a place where the company no longer is', async () => {
    edit('company.ts', "city = 'Sydney'", () => "city = 'Newcastle'")
    edit('terms/travel.ts', 'North Sydney', () => 'Newcastle')
    edit('terms/suburbs.ts', "'North Sydney'", () => "'Newcastle'")
    edit('services/karaoke.ts', /title: '/, (match) => `${match}Sydney `)
    expect(await check()).toEqual([
      expect.stringMatching(/^services\/karaoke\.ts: 'Sydney .*' names Sydney/),
    ])
  })

  describe('of a project with a mistake', () => {
    const sentence = "equipment/sfx.ts, 'haze-machine': there is no field nmae. Did you mean name?"
    const config: InlineConfig = {
      root: project,
      configFile: false,
      logLevel: 'silent',
      plugins: [contentCheck()],
    }
    beforeEach(() => edit('equipment/sfx.ts', 'name:', () => 'nmae:'))

    it('stops the build', async () => {
      await expect(build(config)).rejects.toThrow(sentence)
    })

    it('shows it over the page in development, until it is mended', async () => {
      let openPage = () => {}
      const server = await createServer({
        ...config,
        plugins: [
          {
            name: 'pages',
            // Before the check asks for it.
            configureServer: ({ ws }) =>
              void vi.spyOn(ws, 'on').mockImplementation((_: string, handler: unknown) => {
                openPage = handler as () => void
              }),
          },
          contentCheck(),
        ],
        server: { middlewareMode: true, ws: false },
      })
      const send = vi.spyOn(server.ws, 'send')
      const waitForMessage = (message: object) =>
        vi.waitFor(
          () => expect(send).toHaveBeenCalledWith(expect.objectContaining(message)),
          60_000,
        )
      const message = expect.stringContaining(sentence) as string
      await waitForMessage({ type: 'error', err: expect.objectContaining({ message }) as object })
      const countMessages = () => send.mock.calls.length
      const before = countMessages()
      openPage()
      expect(countMessages()).toBe(before + 1)
      edit('equipment/sfx.ts', 'nmae:', () => 'name:')
      server.watcher.emit('all', 'change', join(project, 'src/content/equipment/sfx.ts'))
      // While the save is checked, not what was wrong before it.
      openPage()
      expect(countMessages()).toBe(before + 1)
      await waitForMessage({ type: 'full-reload' })
      await server.close()
    })
  })
})
