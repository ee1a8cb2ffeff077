import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fillIn, getForm, makeTitle } from './event-form'
import { axeViolations, expect, getSmallControls, hold, openAsAdmin, PHONE, test } from './fixtures'

const UPLOADS = '**/storage/v1/object/event-images/*'

type File = { name: string; mimeType: string; buffer: Buffer }

/**
 * A photo as a phone stores it: 2000 x 1500 pixels on their side, to be turned by 90 degrees, with the place. Upright its
 * upper half is red and its lower half blue.
 */
async function makePhoto(): Promise<File> {
  const upright = await sharp({
    create: { width: 1500, height: 2000, channels: 3, background: 'blue' },
  })
    .composite([
      {
        input: { create: { width: 1500, height: 1000, channels: 3, background: 'red' } },
        gravity: 'north',
      },
    ])
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

test.beforeEach(({ request, page }) => openAsAdmin(page, request))

async function choose(page: Page, file: File) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Picture' }).click()
  await (await chooser).setFiles(file)
}

const uploaded = (page: Page) => getForm(page).getByText('The picture is uploaded.')
const imageUrl = (page: Page) => getForm(page).getByLabel('Image URL')

/** The red, green and blue of the pixel in the middle of a row, from 0 for the first to 1 for the last. */
async function getColour(picture: Buffer, y: number) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const start =
    (Math.floor(y * info.height) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 255))
}

test('a phone photo is uploaded upright, smaller and without the place where it was taken', async ({
  page,
  request,
}) => {
  expect(await sharp(photo.buffer).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.anything(),
  })
  await page.setViewportSize(PHONE)
  await fillIn(page, makeTitle('Picture'))
  const release = await hold(page, UPLOADS)
  await choose(page, photo)
  await expect(getForm(page).getByText('Uploading the picture...')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await getSmallControls(page)).toEqual([])
  release()
  await expect(uploaded(page)).toBeVisible()
  await expect(getForm(page).getByRole('button', { name: 'Choose Picture' })).toBeFocused()
  await expect(getForm(page).getByRole('img', { name: 'Preview' })).toBeVisible()

  const response = await request.get(await imageUrl(page).inputValue())
  expect(response.headers()['cache-control']).toContain('max-age=31536000')
  const file = await response.body()
  const { format, exif, orientation, width, height } = await sharp(file).metadata()
  expect({ format, exif, orientation, width, height }).toEqual({
    format: 'webp',
    width: 1200,
    height: 1600,
  })
  expect([await getColour(file, 0.1), await getColour(file, 0.9)]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ])
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
  await choose(page, photo)
  await expect(uploaded(page)).toBeVisible()
  const response = await request.get(await imageUrl(page).inputValue())
  expect(response.headers()['content-type']).toBe('image/jpeg')
  expect((await sharp(await response.body()).metadata()).format).toBe('jpeg')
})

test('a file that cannot be used or uploaded gets a sentence, and another one can be chosen', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Could not (?:resize|upload) the picture/)
  const title = makeTitle('Picture')
  await fillIn(page, title)
  await choose(page, {
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Not a picture'),
  })
  const errors = getForm(page).getByRole('alert')
  const unusable = errors.getByText(/can't be opened here as a picture/)
  const notUploaded = errors.getByText(/^The picture didn't upload\./)
  await expect(unusable).toBeVisible()
  await page.route(UPLOADS, (route) => route.abort())
  await choose(page, photo)
  await expect(notUploaded).toBeVisible()
  await expect(unusable).toBeHidden()
  await page.unroute(UPLOADS)
  await choose(page, photo)
  await expect(uploaded(page)).toBeVisible()
  await expect(notUploaded).toBeHidden()
  await expect(imageUrl(page)).toHaveValue(/\/event-images\/[0-9a-f-]{36}\.webp$/)
  await expect(getForm(page).getByLabel('Title')).toHaveValue(title)
})
