import type { SitePath } from '../../sitemap'
import { ButtonLink } from '../links/ButtonLink'
import { Page } from '../Page'
import { PageHero } from '../PageHero'
import { SpotlightBackdrop } from './SpotlightBackdrop'

type Props = { title: string; text: string; link: { label: string; to: SitePath } }

/** The message for an unknown slug. */
export function NotFoundView({ title, text, link }: Props) {
  return (
    <Page
      title={title}
      description={text}
      firstScreen={
        <PageHero eyebrow="Error 404" title={title} intro={text}>
          <ButtonLink to={link.to} variant="primary" className="mt-8 mb-32">
            {link.label}
          </ButtonLink>
          <SpotlightBackdrop />
        </PageHero>
      }
    />
  )
}
