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

async function check(name: string, content: Buffer | string, code = `'../../../pictures/${name}?picture'`) {
  const path = join(root, 'pictures', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  const mistakes = await checkPictures(root, [{ code }])
  rmSync(path)
  return mistakes.map(formatMistake)
}

it('accepts pictures that nearly have the shape of their folder', async () => {
  expect(await check('team/09.webp', await createPicture(900, 1125))).toEqual([])
  expect(await check('equipment/desk.webp', await createPicture(1000, 760))).toEqual([])
  expect(await check('clients/hall.svg', '<svg />')).toEqual([])
})

it.each([
  ['team/90.webp', createPicture(90, 60), 'it is 90 pixels wide. Pictures in pictures/team need at least 540.'],
  [
    'equipment/desk.webp',
    createPicture(750, 1000),
    'it is 750 × 1000 pixels. Pictures in pictures/equipment need the shape of 1000 × 750.',
  ],
  ['team/91.webp', Buffer.alloc(21_000_000), 'it has 21 MB. A picture may have 20 MB at most.'],
  ['team/92.webp', 'no picture', 'it is not a WebP picture, although it is called one. Save it as WebP.'],
  [
    'team/93.webp',
    createPicture(900, 1125, 'jpeg'),
    'it is not a WebP picture, although it is called one. Save it as WebP.',
  ],
  ['holidays/1.webp', createPicture(900, 900), 'no page shows pictures of this folder. Put it in one of these: about,'],
])('names what is wrong with %s', async (name, content, sentence) => {
  const [first, ...others] = await check(name, await content)
  expect(first).toContain(`pictures/${name}: ${sentence}`)
  expect(others).toEqual([])
})

it.each(['team/03 (1).webp', 'team/03.jpg'])('names %s, which no page uses', async (name) => {
  const code = "'../../../pictures/team/03.webp?picture'"
  expect(await check(name, await createPicture(900, 1125), code)).toEqual([
    `pictures/${name}: no page uses it. Delete it, or give it exactly the name of the picture that it replaces.`,
  ])
  expect(await check('.DS_Store', '', code)).toEqual([])
})
