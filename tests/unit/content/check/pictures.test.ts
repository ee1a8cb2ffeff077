import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { formatMistake } from '../../../../vite/content/mistake'
import { checkPictures } from '../../../../vite/content/pictures'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(root, { recursive: true }))

const createPicture = (width: number, height: number, format: 'webp' | 'jpeg' = 'webp') =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()
const portrait = createPicture(900, 1125)

/** The sentences about a picture, which the code of a file names. */
async function check(
  name: string,
  content: Buffer | string,
  code = `'../../../pictures/${name}?picture'`,
) {
  const path = join(root, 'pictures', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  const mistakes = await checkPictures(root, new Map([['src/content/about/team.ts', code]]))
  rmSync(path)
  return mistakes.map(formatMistake)
}

it('accepts pictures that nearly have the shape of their folder', async () => {
  expect(await check('team/09.webp', await portrait)).toEqual([])
  expect(await check('equipment/desk.webp', await createPicture(1000, 760))).toEqual([])
  expect(await check('clients/hall.svg', '<svg />')).toEqual([])
})

it('names a layer that shows something else than its picture', async () => {
  const folder = join(root, 'pictures/scenes')
  mkdirSync(join(folder, 'hall'), { recursive: true })
  const size = { width: 1200, height: 800 }
  const blue = { create: { ...size, channels: 3, background: 'blue' } } as const
  const guest = { create: { width: 300, height: 400, channels: 3, background: 'white' } } as const
  const place = { left: 200, top: 300 }
  const ground = { create: { ...size, channels: 4, background: '#0000' } } as const
  await sharp(blue).toFile(join(folder, 'hall/room.webp'))
  await sharp(ground)
    .composite([{ input: guest, ...place }])
    .toFile(join(folder, 'hall/people.webp'))
  const saveWhole = (left: number) =>
    sharp(blue)
      .composite([{ input: guest, ...place, left }])
      .webp()
      .toBuffer()
  expect(await check('scenes/hall.webp', await saveWhole(place.left))).toEqual([])
  const moved = await check('scenes/hall.webp', await saveWhole(600))
  expect(moved.toSorted()).toEqual(
    ['people', 'room'].map((layer) =>
      expect.stringContaining(
        `pictures/scenes/hall/${layer}.webp: it is not a part of pictures/scenes/hall.webp`,
      ),
    ),
  )
  expect((await check('scenes/hall.webp', 'no picture')).join()).toContain(
    'pictures/scenes/hall.webp: it is not a WebP picture',
  )
  rmSync(join(folder, 'hall/room.webp'))
  expect(await check('scenes/hall.webp', await saveWhole(place.left))).toEqual([
    expect.stringContaining('hall/people.webp: it is not a part of'),
  ])
  rmSync(folder, { recursive: true })
})

it('skips the text about pictures', async () => {
  expect(await check('README.md', '', '')).toEqual([])
})

it.each<[string, Promise<Buffer> | Buffer | string, string, string?]>([
  [
    'team/90.webp',
    createPicture(90, 60),
    'it is 90 pixels wide. Pictures in pictures/team need at least 540.',
  ],
  [
    'team/93.webp',
    createPicture(900, 1125, 'jpeg'),
    'it is not a WebP picture, although it is called one.',
  ],
  ['holidays/1.webp', createPicture(900, 900), 'no page shows pictures of this folder.'],
  // The import is named, but not the picture that it leaves unused.
  [
    'team/03.webp',
    portrait,
    'line 1: there is no picture pictures/team/30.webp.',
    "import photo from '../../../pictures/team/30.webp?picture'",
  ],
  [
    'team/03.webp',
    portrait,
    "line 1: a picture must be a WebP file, imported as '….webp?picture'.",
    "import photo from '../../../pictures/team/03.webp'",
  ],
])('names what is wrong with %s', async (name, content, sentence, code) => {
  expect((await check(name, await content, code)).join('\n')).toContain(sentence)
})
