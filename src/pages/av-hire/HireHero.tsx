import type { ReactNode } from 'react'
import { useLampGel } from '../../components/lamp'
import { Picture } from '../../components/ui/Picture'
import type { Gel } from '../../lib/gels'
import type { DescribedPicture } from '../../lib/pictures'

type Props = {
  /** Links to the pages above. */
  breadcrumbs?: ReactNode
  title: string
  gel: Gel
  image: DescribedPicture
  /** Classes for the position of the picture, to keep its subject in view. */
  focus?: string
}

/** A low first screen, because visitors come for the items below it. On a phone the picture is above the title. */
export function HireHero({ breadcrumbs, title, gel, image, focus = '' }: Props) {
  useLampGel(gel)
  return (
    <div
      data-gel={gel}
      className={`relative isolate overflow-x-clip md:min-h-52 print:min-h-0 print:pt-4 ${breadcrumbs ? 'md:pt-21' : 'md:pt-24'}`}
    >
      <div className="relative -z-10 mb-4 h-[min(50vw,30svh)] overflow-clip md:absolute md:inset-y-0 md:right-0 md:left-[calc(var(--edge)+(100%-2*var(--edge))*var(--words))] md:mb-0 md:h-auto md:fade-left print:hidden">
        <Picture
          picture={image}
          priority
          sizes="(min-width: 720px) 58vw, 100vw"
          className={`size-full ${focus}`}
        />
        <div className="absolute inset-x-0 bottom-0 h-6 bg-linear-to-b from-transparent to-night md:hidden" />
      </div>
      <div className="wrap pb-4 md:*:max-w-[calc(100%*var(--words)-1rem)]">
        {breadcrumbs && <div className="mb-2 max-lg:mb-0">{breadcrumbs}</div>}
        <h1 tabIndex={-1} className="text-section">
          {title}
        </h1>
      </div>
    </div>
  )
}
