import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { fillIn, getCard, getForm, makeTitle } from './event-form'
import { axeViolations, createAccount, expect, hold, open, PHONE, signIn, test } from './fixtures'

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

test.beforeEach(async ({ request, page }) => {
  await createAccount(request)
  await open(page, '/eventsadmin')
  await signIn(page)
})

const getCropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop Picture' })

async function choose(page: Page, file: File | string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Picture' }).click()
  await (await chooser).setFiles(file)
}

async function upload(page: Page, file: File): Promise<string> {
  await choose(page, file)
  await getCropDialog(page).getByRole('button', { name: 'Use This Picture' }).click()
  await expect(getCropDialog(page)).toBeHidden()
  return getForm(page).getByLabel('Image URL').inputValue()
}

/** The strongest colour of the pixel at a position from 0 to 1. */
async function getColour(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const pixel = [...data.subarray(start, start + 3)]
  return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))]
}

test('a phone photo is uploaded upright, cropped and without the place where it was taken', async ({
  page,
  request,
}) => {
  const title = makeTitle('Picture')
  expect(await sharp(photo.buffer).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  await page.setViewportSize(PHONE)
  await fillIn(page, title)
  expect(await axeViolations(page)).toEqual([])
  await choose(page, photo)

  const crop = getCropDialog(page).getByRole('group', { name: /^Crop/ })
  await expect(crop).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  for (let press = 0; press < 9; press++) await page.keyboard.press('Control+ArrowDown')
  await expect.poll(() => getLowerGap(crop)).toBeLessThan(2)
  const release = await hold(page, UPLOADS)
  await getCropDialog(page).getByRole('button', { name: 'Use This Picture' }).click()
  await expect(getCropDialog(page).getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  expect(await axeViolations(page)).toEqual([])
  release()
  await expect(getForm(page).getByText('The picture is uploaded.')).toBeVisible()
  await expect(getForm(page).getByRole('button', { name: 'Choose Picture' })).toBeFocused()
  await expect(getForm(page).getByRole('img', { name: 'Preview' })).toBeVisible()
  await getForm(page)
    .getByLabel(/^What the Picture Shows/)
    .fill('Three bands of colour')
  expect(await axeViolations(page)).toEqual([])
  await expect(getCard(page, title).getByRole('img', { name: 'Three bands of colour' })).toBeVisible()

  const response = await request.get(await getForm(page).getByLabel('Image URL').inputValue())
  expect(response.headers()['cache-control']).toContain('max-age=31536000')
  const file = await response.body()
  const { format, exif, orientation, width, height } = await sharp(file).metadata()
  expect({ format, exif, orientation, width, height }).toEqual({ format: 'webp', width: 1500, height: 1125 })
  const colours = [getColour(file, 0.5, 0.1), getColour(file, 0.1, 0.9), getColour(file, 0.9, 0.9)]
  expect(await Promise.all(colours)).toEqual(['green', 'blue', 'blue'])
})

/** The distance in pixels between the lower edges of the crop and the picture. */
const getLowerGap = (crop: Locator) =>
  crop.evaluate((element) => {
    const image = element.parentElement?.querySelector('img')
    return Math.abs((image?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().bottom)
  })

test('the crop is moved with a press or by dragging, and resized with the slider', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await fillIn(page, makeTitle('Picture'))
  await choose(page, photo)
  const crop = getCropDialog(page).getByRole('group', { name: /^Crop/ })
  const size = getCropDialog(page).getByLabel('Crop size')
  await expect(size).toHaveValue('100')
  await size.fill('50')
  await expect(getCropDialog(page).getByText('look blurred')).toBeHidden()
  await size.fill('20')
  await expect(getCropDialog(page).getByText('look blurred')).toBeVisible()
  const image = getCropDialog(page).getByRole('img', { name: 'The chosen file' })
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {}
  await image.click({ position: { x: width - 2, y: height - 2 } })
  await expect.poll(() => getLowerGap(crop)).toBeLessThan(2)
  await crop.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => getLowerGap(crop)).toBeGreaterThan(height / 2)
  for (const target of await getCropDialog(page).getByRole('button').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('a failed upload keeps the form and the picture, and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|Could not upload the picture/)
  const title = makeTitle('Picture')
  await fillIn(page, title)
  await choose(page, photo)
  await page.route(UPLOADS, (route) => route.abort())
  await getCropDialog(page).getByRole('button', { name: 'Use This Picture' }).click()
  await expect(getCropDialog(page).getByText(/^The picture didn't upload\./)).toBeVisible()
  await page.route(UPLOADS, (route) => route.fulfill({ status: 403, json: { message: 'refused' } }))
  await getCropDialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(getCropDialog(page).getByText("The server didn't accept the picture.")).toBeVisible()
  await expect(getCropDialog(page).getByRole('group', { name: /^Crop/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.unroute(UPLOADS)
  await getCropDialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(getCropDialog(page)).toBeHidden()
  await expect(getForm(page).getByLabel('Title')).toHaveValue(title)
  await expect(getForm(page).getByLabel('Image URL')).toHaveValue(/\/event-images\/[0-9a-f-]{36}\.webp$/)
})

test('an upload is cancelled with the button or Escape, without leaving the form', async ({ page }) => {
  const title = makeTitle('Picture')
  await fillIn(page, title)
  await choose(page, photo)
  const release = await hold(page, UPLOADS)
  for (const cancel of [
    () => getCropDialog(page).getByRole('button', { name: 'Cancel Upload' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await getCropDialog(page).getByRole('button', { name: 'Use This Picture' }).click()
    await expect(getCropDialog(page).getByRole('button', { name: 'Uploading...' })).toBeVisible()
    await cancel()
  }
  // A slow phone takes seconds to write the picture.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => undefined
  })
  await getCropDialog(page).getByRole('button', { name: 'Use This Picture' }).click()
  await getCropDialog(page).getByRole('button', { name: 'Cancel Upload' }).click()
  await expect(getCropDialog(page).getByRole('button', { name: 'Use This Picture' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(getCropDialog(page)).toBeHidden()
  await expect(getForm(page).getByLabel('Title')).toHaveValue(title)
  await expect(getForm(page).getByLabel('Image URL')).toHaveValue('')
  release()
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

test('a picture can be dropped or pasted', async ({ page }) => {
  await fillIn(page, makeTitle('Picture'))
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
    await expect(getCropDialog(page)).toBeVisible()
    await getCropDialog(page).getByRole('button', { name: 'Cancel' }).click()
  }
})

test('a file that cannot be used gets a sentence, and a picture can then be chosen', async ({ page }, testInfo) => {
  await fillIn(page, makeTitle('Picture'))
  const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'red' } })
    .jpeg({ quality: 1 })
    .toBuffer()
  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic'), Buffer.alloc(20 * 1024 * 1024)])
  const text = Buffer.from('Not a picture')
  const files: [File, RegExp][] = [
    [{ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: text }, /can't be opened as a picture/],
    [{ name: 'IMG_0001.HEIC', mimeType: '', buffer: heic }, /HEIC photo, which this browser can't open/],
    [{ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge }, /has 100 megapixels/],
  ]
  for (const [file, sentence] of files) {
    // A path, because large buffers are sent to the browser slowly.
    const path = testInfo.outputPath(file.name)
    writeFileSync(path, file.buffer)
    await choose(page, path)
    await expect(getForm(page).getByRole('alert').getByText(sentence)).toBeVisible()
  }
  expect(await axeViolations(page)).toEqual([])
  await choose(page, photo)
  await expect(getCropDialog(page)).toBeVisible()
  await expect(getForm(page).getByText(/megapixels/)).toBeHidden()
})
