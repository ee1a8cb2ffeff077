/** The picture with `fetchpriority="high"`: the largest one of the first screen. */
export type PriorityPicture = {
  /** Folder and file below `pictures/`, without the extension. */
  name: string
  /** The start of the URL of every rendition. */
  urlStart: string
  /** The AVIF file on a phone, and the media query for it. */
  phone: { url: string; media: string }
  /** The attributes of the AVIF source for wider windows. */
  srcSet: string
  sizes: string
}

/** Finds the picture that loads first in the HTML of a page, as `Picture` renders it. */
export function findPriorityPicture(html: string): PriorityPicture | undefined {
  const [picture] = /<picture(?:(?!<\/picture>).)*fetchPriority="high"/is.exec(html) ?? []
  if (!picture) return undefined
  const [, media, url] = /media="([^"]*)" type="image\/avif" srcSet="([^ "]*)/i.exec(picture) ?? []
  // The last source, because of the first `.*`.
  const [, srcSet, sizes] = /.*type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/is.exec(picture) ?? []
  const [urlStart, name] = /\/pictures\/([\w/-]+)-[0-9a-f]{6}/.exec(url ?? '') ?? []
  if (!media || !url || !srcSet || !sizes || !urlStart || !name) throw new Error(`No AVIF source in ${picture}`)
  return { name, urlStart, phone: { url, media }, srcSet, sizes }
}
