import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { findSharePicture, writeSharePictures } from '../../vite/pictures/share-pictures.ts'
import { createTextPath, readFont } from '../../vite/pictures/text-path.ts'

const project = join(import.meta.dirname, '../..')
const font = readFont(join(project, 'public/fonts/archivo-expanded-800.woff2'))

it('is found in the head of a page with its title and its background', () => {
  const image = '<meta property="og:image" content="https://site.example/share/faq-1a.jpg"'
  const head = `<title>Sound &amp; Light | Site</title>${image} data-background="slides/stage"/>`
  const { head: finished, sharePicture } = findSharePicture(head)
  expect(sharePicture).toEqual({ url: '/share/faq-1a.jpg', title: 'Sound & Light', background: 'slides/stage.webp' })
  expect(finished).toContain(`${image}/><meta property="og:image:width" content="1200"/>`)
  expect(findSharePicture('<title>Page Not Found | Site</title>').sharePicture).toBeNull()
})

it.each(['slides/ideas-to-life.webp', undefined])(
  'is a JPEG of 1200 by 630 pixels that every network reads, drawn once, with background %s',
  async (background) => {
    // A project with an empty cache.
    const root = mkdtempSync(join(tmpdir(), 'southbeam-share-'))
    for (const folder of ['public', 'pictures']) symlinkSync(join(project, folder), join(root, folder), 'junction')
    const outDir = join(root, 'dist')
    const messages: string[] = []
    const write = () =>
      writeSharePictures(root, outDir, [{ url: '/share/a/b.jpg', title: 'Sound & Light', background }], (message) =>
        messages.push(message),
      )
    try {
      await write()
      await write()
      const file = join(outDir, 'share/a/b.jpg')
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(statSync(file).size).toBeLessThan(100_000)
      expect(readdirSync(outDir)).toEqual(['share'])
      expect(messages).toHaveLength(1)
    } finally {
      rmSync(root, { recursive: true })
    }
  },
)

it('draws text as shapes, so that it needs no fonts of the machine', () => {
  const { svg, width } = createTextPath(font, 'XDJ-XZ', 100)
  expect([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name)).toEqual(Array(6).fill('path'))
  expect(width).toBeGreaterThan(createTextPath(font, 'XDJ', 100).width)
})

it('names a text with a character that the font lacks', () => {
  expect(() => createTextPath(font, 'Tanz 踊', 100)).toThrow('Tanz 踊')
})
