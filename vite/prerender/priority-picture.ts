export type PriorityPicture = NonNullable<ReturnType<typeof findPriorityPicture>>

/**
 * Finds the picture that loads first in the HTML of a page, as `Picture` renders it: the largest one of the first screen.
 * Returns its name below `pictures/`, the start of all its URLs, its AVIF file on a phone with the media query for that,
 * and the attributes of the AVIF source for wider windows.
 */
export function findPriorityPicture(html: string) {
  const [picture] = /<picture(?:(?!<\/picture>).)*fetchPriority="high"/is.exec(html) ?? []
  if (!picture) return undefined
  const [, media, url] = /media="([^"]*)" type="image\/avif" srcSet="([^ "]*)/i.exec(picture) ?? []
  // The last source, because of the first `.*`.
  const [, srcSet, sizes] =
    /.*type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/is.exec(picture) ?? []
  const [urlStart, name] = /\/pictures\/([\w/-]+)-[0-9a-f]{6}/.exec(url ?? '') ?? []
  if (!media || !url || !srcSet || !sizes || !urlStart || !name)
    throw new Error(`No AVIF source in ${picture}`)
  return { name, urlStart, phone: { url, media }, srcSet, sizes }
}
