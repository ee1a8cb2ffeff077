import { Helmet } from 'react-helmet-async'
import { company } from '../content/company'
import { getSharePictureUrl, type PictureSource } from '../lib/pictures'
import type { SitePath } from '../sitemap'

type Props = {
  /** Without a path, search engines are asked not to index the page. */
  path?: SitePath
  title: string
  description: string
  /** The picture on share cards. */
  picture?: PictureSource
  /** The page's schema.org data. */
  jsonLd?: object
}

/** The head of a page: title, description, canonical URL, share card and JSON-LD. Render one per page. */
export function Seo({ path, title, description, picture, jsonLd }: Props) {
  const fullTitle = `${title} | ${company.name}`
  const url = path && company.url + path
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={company.url + (picture ? getSharePictureUrl(picture) : '/share.jpg')} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* React does not escape JSON-LD, so a "<" could close the script element. */}
      {jsonLd && <script type="application/ld+json">{JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>}
    </Helmet>
  )
}
