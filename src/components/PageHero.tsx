import type { ReactNode } from 'react'
import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import type { SiteHref } from '../sitemap'
import { ButtonLink } from './links/ButtonLink'
import { Picture } from './ui/Picture'

type Props = {
  /** A short plain label above the title. */
  eyebrow?: string
  /** Links to the pages above, in place of the eyebrow. */
  breadcrumbs?: ReactNode
  title: ReactNode
  intro?: ReactNode
  gel?: Gel
  /** Behind the text on a wide screen. Above it on a narrow one, from the top of the window to the middle of the screen. */
  image?: DescribedPicture
  /** Classes for the position of the picture, to keep its subject in view. The default is for a 4:3 picture. */
  focus?: string
  /** On a phone a low picture and the title alone, because what follows is what visitors come for. */
  compact?: boolean
  /** On a phone a low picture, so that what follows the text is in the first screen. */
  hasLowPicture?: boolean
  /** Where the button 'Get Quote' leads. Only on a phone, whose header has no such button. */
  quoteLink?: SiteHref
  children?: ReactNode
}

/** On a wide screen the picture is on the right, almost uncropped, and fades out towards the text. */
export const HERO_FOCUS_RIGHT =
  'lg:ml-auto lg:w-2/3 lg:[mask-image:linear-gradient(90deg,transparent,#000_60%)] 2xl:w-1/2'

/** The first screen of an inner page. */
export function PageHero({
  eyebrow,
  breadcrumbs,
  title,
  intro,
  gel,
  image,
  focus = HERO_FOCUS_RIGHT,
  compact = false,
  hasLowPicture = compact,
  quoteLink,
  children,
}: Props) {
  return (
    <div
      data-gel={gel}
      className={`relative isolate overflow-clip print:pt-4 ${
        image ? 'lg:grid lg:min-h-[36vw] lg:content-end lg:pt-44' : 'pt-28 lg:pt-44'
      }`}
    >
      {image && (
        <div
          className={`relative -z-10 mb-4 overflow-clip lg:absolute lg:inset-0 lg:mb-0 lg:h-auto print:hidden ${hasLowPicture ? 'h-[min(50vw,30svh)] md:max-lg:h-[38svh]' : 'h-[min(112vw,54svh)] short:h-[38svh]'}`}
        >
          <Picture picture={image} priority tall={!hasLowPicture} sizes="100vw" className={`size-full ${focus}`} />
          <div className="absolute inset-0 hidden bg-linear-to-r from-night/92 via-night/55 to-transparent to-80% lg:block" />
          <div className="absolute inset-x-0 bottom-0 h-14 bg-linear-to-b from-transparent to-night lg:h-2/5" />
        </div>
      )}
      <div className={`wrap ${compact ? 'pb-4 md:pb-6' : 'pb-6'}`}>
        {eyebrow && <p className="mb-5 eyebrow w-fit text-warm max-lg:hidden">{eyebrow}</p>}
        {breadcrumbs && <div className="mb-2 max-lg:mb-0">{breadcrumbs}</div>}
        {/* Not in ch, which changes when the web font loads, so that the lines would break elsewhere. */}
        <h1
          tabIndex={-1}
          className={`short:max-w-none! short:text-section! ${compact ? 'text-section md:max-w-[9em] md:text-title' : 'max-w-[9em] text-title'}`}
        >
          {title}
        </h1>
        {intro && (
          <p className={`mt-3 max-w-[52ch] text-intro text-warm lg:mt-4 ${compact ? 'max-md:hidden' : ''}`}>{intro}</p>
        )}
        {quoteLink && (
          <ButtonLink to={quoteLink} variant="primary" className="mt-5 sm:hidden print:hidden">
            Get Quote
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  )
}
