import type { ReactNode } from 'react'
import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import { Picture } from './ui/Picture'

type Props = {
  /** A short plain label above the title. */
  eyebrow?: string
  /** Links to the pages above, in place of the eyebrow. */
  breadcrumbs?: ReactNode
  title: string
  intro?: ReactNode
  gel?: Gel
  /** Behind the text on a wide screen. Above it on a narrow one, at most 61% as high as the screen, so that the title is visible. */
  image?: DescribedPicture
  /** Classes for the position of the picture, to keep its subject in view. */
  focus?: string
  /** On a phone as low as possible, with the title alone, because what follows is what visitors come for. */
  compact?: boolean
  children?: ReactNode
}

/** The first screen of an inner page. */
export function PageHero({
  eyebrow,
  breadcrumbs,
  title,
  intro,
  gel,
  image,
  focus = 'focal-[60%_50%]',
  compact = false,
  children,
}: Props) {
  return (
    <div
      data-gel={gel}
      className={`relative isolate overflow-clip print:pt-4 ${
        image
          ? `${compact ? 'pt-20 md:pt-[min(56vw,22rem,35svh)]' : 'pt-[min(48vw,22rem,35svh)]'} lg:grid lg:min-h-[36vw] lg:content-end lg:pt-44`
          : 'pt-36 lg:pt-44'
      }`}
    >
      {image && (
        <div
          className={`absolute inset-x-0 top-0 -z-10 overflow-clip lg:inset-0 lg:h-auto print:hidden ${compact ? 'h-full md:h-[min(84vw,36rem,61svh)]' : 'h-[min(84vw,36rem,61svh)]'}`}
        >
          <Picture picture={image} priority sizes="100vw" className={`size-full ${focus}`} />
          <div className="absolute inset-0 bg-linear-to-b from-night/55 via-transparent to-night to-85% lg:bg-linear-to-r lg:from-night/92 lg:via-night/55 lg:to-transparent lg:to-80%" />
          <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-b from-transparent to-night" />
        </div>
      )}
      <div className={`wrap ${compact ? 'pb-4 md:pb-6' : 'pb-6'}`}>
        {eyebrow && <p className={`mb-5 eyebrow text-warm ${compact ? 'max-md:hidden' : ''}`}>{eyebrow}</p>}
        {breadcrumbs && <div className="mb-2">{breadcrumbs}</div>}
        {/* Not in ch, which changes when the web font loads, so that the lines would break elsewhere. */}
        <h1 tabIndex={-1} className={compact ? 'text-section md:max-w-[9em] md:text-title' : 'max-w-[9em] text-title'}>
          {title}
        </h1>
        {intro && <p className={`mt-4 max-w-[52ch] text-intro text-warm ${compact ? 'max-md:hidden' : ''}`}>{intro}</p>}
        {children}
      </div>
    </div>
  )
}
