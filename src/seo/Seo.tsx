import { Helmet } from 'react-helmet-async'
import { company } from '../content/company'
import { getSharePictureUrl, type PictureSource } from '../lib/pictures'
import { getPageMeta, type StaticPath } from '../sitemap'

type Props = {
  /** The picture on share cards. */
  picture?: PictureSource
  /** The page's schema.org data. */
  jsonLd?: object
} & (
  | { path: StaticPath | '*' }
  /** For a page with a slug, which takes its title and description from its content. Without a path it is not indexed. */
  | { path?: `/services/${string}` | `/packages/${string}`; title: string; description: string }
)

/** The head of a page: title, description, canonical URL, share card and JSON-LD. Render one per page. */
export function Seo({ picture, jsonLd, ...page }: Props) {
  const { title, description, hidden } = 'title' in page ? { ...page, hidden: !page.path } : getPageMeta(page.path)
  const fullTitle = `${title} | ${company.name}`
  const url = `${company.url}${page.path}`
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {!hidden && <meta property="og:url" content={url} />}
      <meta property="og:image" content={company.url + (picture ? getSharePictureUrl(picture) : '/share.jpg')} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* React does not escape JSON-LD, so a "<" could close the script element. */}
      {jsonLd && <script type="application/ld+json">{JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>}
    </Helmet>
  )
}
