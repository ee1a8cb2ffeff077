import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fillIn, getCard, getForm, makeTitle } from './event-form'
import { axeViolations, expect, getSmallControls, hold, openAsAdmin, PHONE, test } from './fixtures'

const UPLOADS = '**/storage/v1/object/event-images/*'

type File = { name: string; mimeType: string; buffer: Buffer }

/**
 * A photo as a phone stores it: 2000 x 1500 pixels on their side, to be turned by 90 degrees, with the place. Upright it
 * has a red, a green and a blue band from top to bottom.
 */
async function makePhoto(): Promise<File> {
  const band = (background: string, top: number) => ({
    input: { create: { width: 1500, height: 700, channels: 3 as const, background } },
    left: 0,
    top,
  })
  const upright = await sharp({ create: { width: 1500, height: 2000, channels: 3, background: 'green' } })
    .composite([band('red', 0), band('blue', 1300)])
    .removeAlpha()
    .raw()
    .toBuffer()
  const buffer = await sharp(upright, { raw: { width: 1500, height: 2000, channels: 3 } })
    .rotate(270)
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 1/1 0/1', GPSLongitudeRef: 'E' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

let photo: File
test.beforeAll(async () => {
  photo = await makePhoto()
})

// The recorder connects to the blob URLs of pictures, which the policy blocks.
test.use({ trace: 'off' })

test.beforeEach(({ request, page }) => openAsAdmin(page, request))

async function choose(page: Page, file: File | string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Picture' }).click()
  await (await chooser).setFiles(file)
}

async function upload(page: Page, file: File): Promise<string> {
  await choose(page, file)
  await expect(getForm(page).getByText('The picture is uploaded.')).toBeVisible()
  return getForm(page).getByLabel('Image URL').inputValue()
}

/** The strongest colour of the pixel at a position from 0 to 1. */
async function getColour(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const pixel = [...data.subarray(start, start + 3)]
  return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))]
}

test('a phone photo is uploaded upright, smaller and without the place where it was taken', async ({
  page,
  request,
}) => {
  const title = makeTitle('Picture')
  expect(await sharp(photo.buffer).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  await page.setViewportSize(PHONE)
  await fillIn(page, title)
  const release = await hold(page, UPLOADS)
  await choose(page, photo)
  await expect(getForm(page).getByText('Uploading the picture...')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await getSmallControls(page)).toEqual([])
  release()
  await expect(getForm(page).getByText('The picture is uploaded.')).toBeVisible()
  await expect(getForm(page).getByRole('button', { name: 'Choose Picture' })).toBeFocused()
  await expect(getForm(page).getByRole('img', { name: 'Preview' })).toBeVisible()
  await getForm(page)
    .getByLabel(/^What the Picture Shows/)
    .fill('Three bands of colour')
  await expect(getCard(page, title).getByRole('img', { name: 'Three bands of colour' })).toBeVisible()

  const response = await request.get(await getForm(page).getByLabel('Image URL').inputValue())
  expect(response.headers()['cache-control']).toContain('max-age=31536000')
  const file = await response.body()
  const { format, exif, orientation, width, height } = await sharp(file).metadata()
  expect({ format, exif, orientation, width, height }).toEqual({ format: 'webp', width: 1200, height: 1600 })
  const colours = [getColour(file, 0.5, 0.1), getColour(file, 0.1, 0.5), getColour(file, 0.9, 0.9)]
  expect(await Promise.all(colours)).toEqual(['red', 'green', 'blue'])
})

test('an upload can be cancelled, and one that fails keeps the form and can be tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Could not upload the picture/)
  const title = makeTitle('Picture')
  await fillIn(page, title)
  const release = await hold(page, UPLOADS)
  const cancel = getForm(page).getByRole('button', { name: 'Cancel Upload' })
  await choose(page, photo)
  await cancel.click()
  await expect(cancel).toBeHidden()
  await expect(getForm(page).getByRole('button', { name: 'Choose Picture' })).toBeFocused()
  await expect(getForm(page).getByLabel('Image URL')).toHaveValue('')
  release()
  await page.route(UPLOADS, (route) => route.abort())
  await choose(page, photo)
  await expect(getForm(page).getByText(/^The picture didn't upload\./)).toBeVisible()
  await page.route(UPLOADS, (route) => route.fulfill({ status: 403, json: { message: 'refused' } }))
  await choose(page, photo)
  await expect(getForm(page).getByText("The server didn't accept the picture.")).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.unroute(UPLOADS)
  expect(await upload(page, photo)).toMatch(/\/event-images\/[0-9a-f-]{36}\.webp$/)
  await expect(getForm(page).getByLabel('Title')).toHaveValue(title)
})

test('a browser that changes or never finishes a picture says so, and nothing is lost', async ({ page }) => {
  const title = makeTitle('Picture')
  await fillIn(page, title)
  await page.clock.install()
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => undefined
  })
  await choose(page, photo)
  await expect(getForm(page).getByText('Uploading the picture...')).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(getForm(page).getByText(/^This browser didn't finish the picture\./)).toBeVisible()
  await page.evaluate(() => {
    // As Firefox with resistFingerprinting.
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
      const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => (index * 37) % 256)
      return new ImageData(data, width, height)
    }
  })
  await choose(page, photo)
  await expect(getForm(page).getByText(/^This browser changes pictures to protect your privacy/)).toBeVisible()
  await expect(getForm(page).getByLabel('Title')).toHaveValue(title)
})

test('a browser that cannot write WebP uploads a JPEG', async ({ page, request }) => {
  await page.evaluate(() => {
    // It is called on a canvas below.
    // oxlint-disable-next-line typescript/unbound-method
    const { toBlob } = HTMLCanvasElement.prototype
    // As in Safari.
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality)
    }
  })
  await fillIn(page, makeTitle('Picture'))
  const url = await upload(page, photo)
  expect(url).toMatch(/\.jpg$/)
  await getForm(page).getByLabel('Image URL').fill('')
  await expect(getForm(page).getByText('The picture is uploaded.')).toBeHidden()
  const response = await request.get(url)
  expect(response.headers()['content-type']).toBe('image/jpeg')
  expect((await sharp(await response.body()).metadata()).format).toBe('jpeg')
})

test('a file that cannot be used gets a sentence, and a picture can then be dropped or pasted', async ({
  page,
}, testInfo) => {
  await fillIn(page, makeTitle('Picture'))
  const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'red' } })
    .jpeg({ quality: 1 })
    .toBuffer()
  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic'), Buffer.alloc(1024)])
  for (const [name, content, sentence] of [
    ['notes.jpg', Buffer.from('Not a picture'), /can't be opened as a picture/],
    ['IMG_0001.HEIC', heic, /HEIC photo, which this browser can't open/],
    ['huge.jpg', huge, /has 100 megapixels/],
  ] as const) {
    // A path, because large buffers are sent to the browser slowly.
    const path = testInfo.outputPath(name)
    writeFileSync(path, content)
    await choose(page, path)
    await expect(getForm(page).getByRole('alert').getByText(sentence)).toBeVisible()
  }
  for (const type of ['drop', 'paste'] as const) {
    const data = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
      return transfer
    }, photo.buffer.toString('base64'))
    await getForm(page).evaluate(
      (form, { type, data }) => {
        const options = { bubbles: true, cancelable: true }
        const dropped = new DragEvent(type, { ...options, dataTransfer: data })
        form.dispatchEvent(type === 'drop' ? dropped : new ClipboardEvent(type, { ...options, clipboardData: data }))
      },
      { type, data },
    )
    await expect(getForm(page).getByText('The picture is uploaded.')).toBeVisible()
    await expect(getForm(page).getByText(/megapixels/)).toBeHidden()
    await getForm(page).getByLabel('Image URL').fill('')
  }
})
