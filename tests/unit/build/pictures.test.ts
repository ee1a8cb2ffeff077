import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { phoneCrops } from '../../../src/content/phone-crops'
import { getPictureSize, getWebpWidths, PHONE_CROP, SHARE_PICTURE } from '../../../src/lib/pictures'
import { encodePicture, writeRenditions } from '../../../vite/pictures/pictures'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
const largeRoot = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => [root, largeRoot].forEach((folder) => rmSync(folder, { recursive: true })))

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

it('crops a master that is larger than its place around the same point for a phone', async () => {
  const name = 'scenes/weddings-basic'
  const size = { width: 2 * getPictureSize(name).width, height: 2 * getPictureSize(name).height }
  const { x = 0, y = 0 } = phoneCrops[name] ?? {}
  const subject = {
    left: Math.round((size.width * x) / 100) - 100,
    top: Math.round((size.height * y) / 100) - 100,
  }
  mkdirSync(join(largeRoot, 'pictures', name), { recursive: true })
  const white = { create: { width: 200, height: 200, channels: 3, background: 'white' } } as const
  await sharp({ create: { ...size, channels: 3, background: 'black' } })
    .composite([{ input: white, ...subject }])
    .toFile(join(largeRoot, `pictures/${name}.webp`))
  await sharp({ create: { width: 900, height: 600, channels: 3, background: 'black' } }).toFile(
    join(largeRoot, `pictures/${name}/room.webp`),
  )
  await writeRenditions(largeRoot, join(largeRoot, 'dist'), () => undefined)
  const crop =
    readdirSync(join(largeRoot, 'dist/pictures/scenes')).find((file) => file.includes('-phone-')) ??
    ''
  const image = sharp(join(largeRoot, 'dist/pictures/scenes', crop))
  const { width, height } = await image.metadata()
  expect(width / height).toBeCloseTo(PHONE_CROP.width / PHONE_CROP.height, 2)
  const middle = { left: width / 2 - 10, top: Math.round(height / 2) - 10, width: 20, height: 20 }
  expect(Math.min(...(await image.extract(middle).raw().toBuffer()))).toBeGreaterThan(200)
  // A layer lies over the others, and is never alone on a share card.
  const layerFiles = readdirSync(join(largeRoot, 'dist/pictures', name)).join()
  expect(layerFiles).toContain(`-phone-${x}-${y}-`)
  expect(layerFiles).not.toContain('-share')
})
