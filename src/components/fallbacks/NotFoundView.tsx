import type { SitePath } from '../../sitemap'
import { ButtonLink } from '../links/ButtonLink'
import { Page } from '../Page'
import { PageHero } from '../PageHero'

type Props = { title: string; text: string; link: { label: string; to: SitePath } }

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

/** A spotlight on an empty floor, behind the text of error pages. Fills its nearest positioned ancestor. */
export function SpotlightBackdrop() {
  return (
    <div aria-hidden className="absolute inset-y-0 -right-1/4 -z-10 w-full lg:right-0 lg:w-3/5 print:hidden">
      <div className="size-full blur-md">
        <div className="h-[84%] bg-linear-to-b from-straw/40 to-straw/12 [clip-path:polygon(49%_0,51%_0,80%_100%,20%_100%)]" />
      </div>
      <div className="absolute inset-x-[20%] bottom-[9%] h-[14%] rounded-[50%] bg-[radial-gradient(closest-side,theme(colors.straw/50%),theme(colors.straw/12%)_85%,transparent)]" />
    </div>
  )
}
