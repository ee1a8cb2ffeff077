import { createContext } from 'react'

/** The picture of a page that loads before everything else: the largest one of its first screen. */
export type PriorityPicture = {
  /** Its name below `pictures/`. */
  name: string
  /** The start of the URLs of all its files. */
  urlStart: string
  /** The file that a phone shows first, and the media query of a phone. AVIF. */
  phone: { url: string; media: string }
  /** The attributes of the AVIF source for wider windows. */
  srcSet: string
  sizes: string
}

/** Receives the priority picture while a page is prerendered, so that the build can preload it. */
export const PriorityPictureContext = createContext<((picture: PriorityPicture) => void) | null>(
  null,
)
