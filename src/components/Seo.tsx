import { Helmet } from 'react-helmet-async'
import { company } from '../content/company'
import { type PictureName, pictures } from '../content/pictures.gen'
import { sharePictureUrl } from '../lib/picture-sizes'

type Props = {
  /** Without the company's name, which is added. */
  title: string
  description: string
  /** The page's path, for its canonical address. None for pages that search engines must not list. */
  path?: string
  /** The picture that a share of this page shows. */
  picture?: PictureName
  /** Schema.org description of what the page is about. */
  jsonLd?: object
}

/** Everything a page says about itself in its head. One per page: two would give it two titles. */
export function Seo({ title, description, path, picture, jsonLd }: Props) {
  const fullTitle = `${title} | ${company.name}`
  const image = `${company.url}${picture ? sharePictureUrl(picture, pictures[picture][0]) : '/share.jpg'}`
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${company.url}${path}`} />
      )}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={`${company.url}${path}`} />}
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* JSON-LD is not escaped by React: a "<" in it could close the script. */}
      {jsonLd && <script type="application/ld+json">{JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>}
    </Helmet>
  )
}
