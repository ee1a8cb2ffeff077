import type { PictureName } from './pictures.gen'

/** A picture from `pictures/`, and what is seen in it, for those who cannot see it. */
export type Image = { picture: PictureName; alt: string }
