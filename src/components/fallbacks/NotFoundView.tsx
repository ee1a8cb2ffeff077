import type { ReactNode } from 'react'
import type { SitePath } from '../../sitemap'
import { ButtonLink } from '../links/ButtonLink'
import { Page } from '../Page'
import { BeamHero } from '../PageHero'

type Props = {
  title: string
  text: string
  link: { label: string; to: SitePath }
  children?: ReactNode
}

export function NotFoundView({ title, text, link, children }: Props) {
  return (
    <Page
      title={title}
      description={text}
      firstScreen={
        <BeamHero title={title} intro={text} gel="straw">
          <ButtonLink to={link.to} variant="primary" className="mt-8 mb-32">
            {link.label}
          </ButtonLink>
        </BeamHero>
      }
    >
      {children}
    </Page>
  )
}
