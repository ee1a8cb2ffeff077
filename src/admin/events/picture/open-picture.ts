/** A decoded picture takes 4 bytes a pixel: 240 MB. Phones run out of memory soon after that. */
const MAX_MEGAPIXELS = 60

/** A picture that was chosen and can be drawn, turned upright. */
export type ChosenPicture = {
  /** Its `src` is a blob URL, which `closePicture` releases. */
  image: HTMLImageElement
  width: number
  height: number
}

type Outcome = { ok: true; picture: ChosenPicture } | { ok: false; message: string }

/** Opens a file that the browser may or may not be able to show. `message` is a sentence for the form. */
export async function openPicture(file: File): Promise<Outcome> {
  if (file.size === 0) return fail('is empty. Choose it again, or choose another picture.')
  // These would become still pictures without a warning.
  if (file.type === 'image/gif') return fail('is a GIF, and cards show still pictures. Choose a JPEG, PNG or WebP.')
  if (file.type === 'image/svg+xml') return fail('is an SVG drawing. Save it as a PNG or JPEG and choose that.')

  const image = new Image()
  image.src = URL.createObjectURL(file)
  const failure = (await waitForSize(image)) ? getSizeFailure(image) : getFormatFailure(file)
  // A phone may not have the memory for a picture within the limit.
  const outcome =
    failure ??
    (await image.decode().then(
      () => null,
      () => getFormatFailure(file),
    ))
  if (outcome === null) return { ok: true, picture: { image, width: image.naturalWidth, height: image.naturalHeight } }
  URL.revokeObjectURL(image.src)
  return fail(outcome)

  function fail(reason: string): Outcome {
    return { ok: false, message: `“${file.name}” ${reason}` }
  }
}

export const closePicture = ({ image }: ChosenPicture) => URL.revokeObjectURL(image.src)

/** Resolves when the size is known, which is before the picture is decoded, or with false if it cannot be read. */
function waitForSize(image: HTMLImageElement): Promise<boolean> {
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(image.naturalWidth > 0), { once: true })
    image.addEventListener('error', () => resolve(false), { once: true })
  })
}

function getSizeFailure({ naturalWidth, naturalHeight }: HTMLImageElement): string | null {
  const megapixels = (naturalWidth * naturalHeight) / 1_000_000
  if (megapixels <= MAX_MEGAPIXELS) return null
  return `has ${Math.round(megapixels)} megapixels, which is too large to edit here. Choose a picture with ${MAX_MEGAPIXELS} megapixels or fewer.`
}

function getFormatFailure({ name, type }: File): string {
  const isHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
  return isHeic
    ? 'is an HEIC photo, which this browser cannot open. Choose it on the iPhone that took it, or save it as a JPEG first.'
    : 'cannot be opened as a picture. Choose a JPEG, PNG or WebP.'
}
