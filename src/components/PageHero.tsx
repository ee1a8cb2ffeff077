import type { ComponentProps, ReactNode } from 'react'
import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import type { SiteHref } from '../sitemap'
import { useLampGel } from './lamp'
import { ButtonLink } from './links/ButtonLink'
import { Picture } from './ui/Picture'

type Props = {
  /** Links to the pages above. */
  breadcrumbs?: ReactNode
  title: ReactNode
  intro?: ReactNode
  gel?: Gel
  /** Beside the text on a wide screen. Above it on a narrow one, from the top of the window to the middle of the screen. */
  image?: DescribedPicture
  /** Classes for the position of the picture, to keep its subject in view. */
  focus?: string
  /** On a phone a low picture, so that what follows the text is in the first screen. */
  hasLowPicture?: boolean
  /** In place of a picture: above the words, on a wide screen beside them. */
  aside?: ReactNode
  /** Where the button 'Get Quote' leads. */
  quoteLink?: SiteHref
  children?: ReactNode
}

/** The title is 96 pixels below the top of the window, or 136 under breadcrumbs and where it is alone. */
const TITLE_TOP = {
  withBreadcrumbs: 'beside:pt-21',
  withPicture: 'beside:pt-24',
  withAside: 'lg:pt-24',
  alone: 'lg:pt-34',
}

export function PageHero({
  breadcrumbs,
  title,
  intro,
  gel,
  image,
  focus = '',
  hasLowPicture = false,
  aside,
  quoteLink,
  children,
}: Props) {
  useLampGel(gel)
  return (
    <div
      data-gel={gel}
      className={`relative isolate overflow-x-clip print:pt-4 ${
        image ? 'lg:min-h-[36vw]' : aside ? '' : 'max-lg:pt-28'
      } ${TITLE_TOP[breadcrumbs ? 'withBreadcrumbs' : image ? 'withPicture' : aside ? 'withAside' : 'alone']}`}
    >
      {aside && <div>{aside}</div>}
      {image && (
        <div
          className={`hero-picture print:hidden ${hasLowPicture ? 'h-[min(50vw,30svh)] md:max-lg:h-[38svh]' : 'h-[min(112vw,54svh)]'}`}
        >
          <Picture
            picture={image}
            priority
            tall={!hasLowPicture}
            sizes="(min-width: 1080px) 58vw, 100vw"
            className={`size-full ${focus}`}
          />
          <div className="absolute inset-x-0 bottom-0 h-6 bg-linear-to-b from-transparent to-night beside:hidden" />
        </div>
      )}
      <div className={`wrap pb-6 ${image ? 'hero-words' : ''}`}>
        {breadcrumbs && <div className="mb-2 max-lg:mb-0">{breadcrumbs}</div>}
        {/* Not in ch, which changes when the web font loads, so that the lines would break elsewhere. */}
        <h1
          tabIndex={-1}
          className={`max-w-[13em] text-title short:text-section! ${aside ? 'lg:max-w-[58%]' : ''}`}
        >
          {title}
        </h1>
        {intro && (
          <p className="mt-3 max-w-[52ch] text-base text-balance text-warm lg:mt-4">{intro}</p>
        )}
        {quoteLink && (
          <ButtonLink to={quoteLink} variant="primary" className="mt-5 lg:mt-8 print:hidden">
            Get Quote
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  )
}

/** A first screen without a picture: a light beam behind the title, down to the light section that follows. */
export function BeamHero({
  gel,
  ...hero
}: Omit<ComponentProps<typeof PageHero>, 'gel'> & { gel: Gel }) {
  useLampGel(gel)
  return (
    <div data-gel={gel} className="relative isolate pb-6 print:pb-0">
      <div aria-hidden className="absolute inset-0 -z-10 overflow-clip print:hidden">
        <div className="absolute top-0 left-[72%] h-full w-240 -translate-x-1/2 light-beam max-md:left-[85%]" />
      </div>
      <PageHero {...hero} />
    </div>
  )
}
