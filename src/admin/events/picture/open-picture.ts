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
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const failure = await getFailure(file, image)
  if (!failure) return { ok: true, picture: { image, width: image.naturalWidth, height: image.naturalHeight } }
  URL.revokeObjectURL(image.src)
  return { ok: false, message: `“${file.name}” ${failure}` }
}

export const closePicture = ({ image }: ChosenPicture) => URL.revokeObjectURL(image.src)

/** Resolves when the size is known, which is before the picture is decoded, or with false if it cannot be read. */
function waitForSize(image: HTMLImageElement): Promise<boolean> {
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(image.naturalWidth > 0), { once: true })
    image.addEventListener('error', () => resolve(false), { once: true })
  })
}

async function getFailure({ name, type }: File, image: HTMLImageElement): Promise<string | null> {
  if (!(await waitForSize(image))) {
    const isHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
    return isHeic
      ? "is an HEIC photo, which this browser can't open. Choose it on the iPhone that took it, or save it as a JPEG first."
      : "can't be opened as a picture. Choose a JPEG, PNG or WebP."
  }
  const megapixels = (image.naturalWidth * image.naturalHeight) / 1_000_000
  if (megapixels > MAX_MEGAPIXELS) {
    return `has ${Math.round(megapixels)} megapixels, which is too large to edit here. Choose a picture with ${MAX_MEGAPIXELS} megapixels or fewer.`
  }
  return image.decode().then(
    () => null,
    () => 'is damaged, or too large for this device. Choose another picture, or a smaller copy.',
  )
}
