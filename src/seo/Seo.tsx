import { useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import { company } from '../content/company'
import { ideasToLifePicture } from '../content/pictures'
import { getSharePictureUrl, type PictureSource, SHARE_PICTURE } from '../lib/pictures'
import type { SitePath } from '../sitemap'

type Props = {
  /** Without a path, search engines are asked not to index the page. */
  path?: SitePath
  title: string
  description: string
  /** The query with what the visitor has chosen: the browser's own Share sends the canonical URL. */
  choices?: string
  /** The picture on share cards. Defaults to that of the home page. */
  picture?: PictureSource
}

/** The head of a page: title, description, canonical URL and share card. Render one per page. The build adds the JSON-LD. */
export function Seo({
  path,
  title,
  description,
  choices = '',
  picture = ideasToLifePicture,
}: Props) {
  const fullTitle = `${title} | ${company.name}`
  const url = path && company.url + path
  // The build adds the JSON-LD of the first page to its HTML, so it must go when another page is shown.
  useEffect(
    () => () => document.head.querySelector('script[type="application/ld+json"]')?.remove(),
    [],
  )
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {url ? (
        <link rel="canonical" href={url + choices} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {path && <meta property="og:image" content={company.url + getSharePictureUrl(picture)} />}
      {path && <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />}
      {path && <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />}
      {/* X reads the other values from the Open Graph tags. */}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  )
}
