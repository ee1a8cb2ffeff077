import { type SitePath } from '../sitemap'
import { EmptySpot } from './EmptySpot'
import { PageHero } from './PageHero'
import { Seo } from './Seo'
import { ButtonLink } from './ui/Button'

type Props = { title: string; text: string; link: { label: string; to: SitePath } }

/** What a page with slugs shows for one that it does not know. */
export function NotFoundView({ title, text, link }: Props) {
  return (
    <>
      <Seo title={title} description={text} />
      <PageHero cue="Lost cue" title={title} lede={text}>
        <ButtonLink to={link.to} look="primary" className="mt-8 mb-32">
          {link.label}
        </ButtonLink>
        <EmptySpot />
      </PageHero>
    </>
  )
}
