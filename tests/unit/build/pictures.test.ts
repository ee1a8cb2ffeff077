import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { getPictureSize, getWebpWidths, SHARE_PICTURE } from '../../../src/lib/pictures'
import { encodePicture, writeRenditions } from '../../../vite/pictures/pictures'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(root, { recursive: true }))

it('writes each size of a picture to a build, as the preview serves it', async () => {
  const [fileName = ''] = readdirSync('pictures/team')
  const name = `team/${fileName.replace('.webp', '')}`
  cpSync(`pictures/${name}.webp`, join(root, `pictures/${name}.webp`))
  await writeRenditions(root, join(root, 'dist'), () => undefined)
  const files = readdirSync(join(root, 'dist/pictures/team'))
  const sizes = files.map((file) => file.replace(/^.*?-[0-9a-f]{6}-/, ''))
  const avifs = getPictureSize(name).widths.map((width) => `${width}.avif`)
  const webps = getWebpWidths(name).map((width) => `${width}.webp`)
  expect(sizes).toEqual(expect.arrayContaining([...avifs, ...webps, 'share.jpg']))
  for (const file of files) {
    const encoded = readFileSync(join(root, 'dist/pictures/team', file))
    const [, width = SHARE_PICTURE.width] = /-(\d+)\.\w+$/.exec(file) ?? []
    expect((await sharp(encoded).metadata()).width).toBe(Number(width))
    const served = await encodePicture(root, `/pictures/team/${file}`)
    expect(readFileSync(served ?? '')).toEqual(encoded)
  }
  expect(await encodePicture(root, `/pictures/${name}-000000-900.avif`)).toBeUndefined()
  expect(await encodePicture(root, '/pictures/team/none-000000-900.avif')).toBeUndefined()
})
