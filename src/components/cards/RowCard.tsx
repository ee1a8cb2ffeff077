import type { ComponentProps, ReactNode } from 'react'
import type { Gel } from '../../lib/gels'
import type { PictureSource } from '../../lib/pictures'
import { Picture } from '../ui/Picture'

/** In a row the picture is left of the words, otherwise above them. A phone with large text has no room for a row. */
const layouts = {
  'always a row': 'grid max-xs:block max-xs:*:first:hidden',
  'row on a phone': 'grid max-xs:block max-xs:*:first:hidden sm:flex sm:flex-col',
  'always a card': 'flex flex-col',
} as const

type Props = Pick<ComponentProps<typeof Picture>, 'sizes' | 'maxWidth'> & {
  picture: PictureSource
  gel: Gel
  layout: keyof typeof layouts
  /** The columns of a row: picture and words. */
  className?: string
  /** The shape of the picture. */
  pictureClass?: string
  /** The words. The class `stretch` on their link or button makes the whole card clickable. */
  children: ReactNode
}

/** A card with a decorative picture and words. */
export function RowCard({
  picture,
  sizes,
  maxWidth,
  gel,
  layout,
  className = '',
  pictureClass = '',
  children,
}: Props) {
  return (
    <article data-gel={gel} className={`group lit-card h-full ${layouts[layout]} ${className}`}>
      <div className={`overflow-hidden bg-plate ${pictureClass}`}>
        <Picture
          picture={picture}
          alt=""
          maxWidth={maxWidth}
          sizes={sizes}
          className="size-full transition-transform duration-600 ease-standard group-hover:scale-104 motion-reduce:group-hover:scale-100"
        />
      </div>
      {children}
    </article>
  )
}
